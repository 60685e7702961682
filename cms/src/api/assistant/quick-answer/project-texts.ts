import type { Knowledge } from '../knowledge';
import type { KnownProject } from '../known-project';
import { firstName } from '../../../shared-with-web/first-name';
import { sentencesOf } from '../search/passages';
import type { IndexedPassage } from '../search/search-index';
import { patternOf } from '../search/words';
import { tellsCount } from '../search/amounts';
import type { Found } from '../search/search';
import type { Question } from './question';
import { near, tell, type Reply } from './reply';
import { escape, inWordsOf, joinNames, link } from './markdown';

const MORE = patternOf('more');
const SUMMARY_LENGTH = 600;
const MAX_LISTED = 12;
const SAID = 0.5;
/** Sentences with other numbers of a project. */
const MAX_FIGURES = 3;

export function describeProject(project: KnownProject): string {
  const { description, role, keyFigures } = project;
  const facts = [
    escape(summarise(description)),
    keyFigures.length > 0 && `In figures: ${joinNames(keyFigures)}.`,
    tellBuilt(project),
    role && `Role: ${escape(role)}.`,
  ];
  return `**${linkTo(project)}** (${kindOf(project)}): ${facts.filter(Boolean).join(' ')}\n\n${tellPublished(project)}`;
}

/** Empty where no technologies are published. */
export const tellBuilt = ({ technologies }: KnownProject): string =>
  technologies.length > 0 ? `Built with ${joinNames(technologies)}.` : '';

function tellPublished({ livePreview, sourceCode }: KnownProject): string {
  const preview = livePreview ? link('Live preview', livePreview) : 'There is no live preview';
  const source = sourceCode ? link('Source code', sourceCode) : 'The source code is not public';
  return `${preview} · ${source}`;
}

/** Who has just read all of that is told what is asked of it, or what its case study says. */
export function describeFurther(project: KnownProject, { context, top, text }: Question): string {
  const whole = describeProject(project);
  if (!context.told?.includes(whole)) return whole;
  const [built, { caseStudy }] = [tellBuilt(project), project];
  if (top.intent === 'builtWith' && built) return `${linkTo(project)}: ${built}`;
  if (['source', 'demo'].includes(top.intent)) return `${linkTo(project)}: ${tellPublished(project)}`;
  if (!MORE.test(text)) return whole;
  return caseStudy
    ? `More of ${linkTo(project)}: ${escape(summarise(caseStudy))}`
    : `Nothing more is published about ${linkTo(project)}: its page has all of it.`;
}

/** Some projects by what fits each best, or one by the sentences that do. */
export function mention(found: readonly Found[], isSure: boolean, question: Question): Reply {
  const [first] = found;
  const lines = found.map((one) => `- ${say(tellingOf(one, question)?.text ?? '', one.project, question)}`);
  const text = first && found.length === 1 ? quote(first, isSure, question) : lines.join('\n');
  return isSure ? tell(text) : near(text);
}

const openingOf = ({ passages }: Found) => passages.find(({ at }) => at === 0);

/** Who asks for something built is told what it is, where no sentence says what he asks for. */
const tellingOf = (found: Found, { asksForWork, asksNumber }: Question) =>
  (asksForWork && !asksNumber && found.project && found.said < SAID ? openingOf(found) : undefined) ??
  found.passages[0];

function quote(found: Found, isSure: boolean, question: Question): string {
  const quoted = quotedOf(found, isSure, question).sort((a, b) => a.at - b.at);
  const parts = quoted.map(({ text, at }, index) => {
    const before = quoted[index - 1];
    return !before ? text : at === before.at + 1 ? ` ${text}` : ` … ${text}`;
  });
  return say(parts.join(''), found.project, question);
}

/**
 * What is not sure is quoted with the next best sentence, as is how; why with the one that follows, a number with the
 * others. Who asks for something built is told what it is.
 */
function quotedOf(found: Found, isSure: boolean, question: Question): IndexedPassage[] {
  const { asksForWork, asksHow, asksWhy, asksNumber, text } = question;
  const [first, ...others] = found.passages;
  const figures = asksNumber && !tellsCount(found, text) ? others.filter(({ hasFigure }) => hasFigure) : [];
  const opening = asksForWork && found.project ? openingOf(found) : undefined;
  const second = opening && opening !== first ? opening : others[0];
  const cause = asksWhy && found.passages.find(({ at }) => at === Number(first?.at) + 1);
  const isMore = !isSure || (asksHow && !asksNumber) || cause || second === opening;
  const more = asksNumber ? figures.slice(0, MAX_FIGURES) : isMore && (cause || second);
  return [first, more || undefined].flat().flatMap((passage) => passage ?? []);
}

function say(text: string, project: KnownProject | undefined, { knowledge: { owner } }: Question): string {
  return project
    ? `${linkTo(project)} (${kindOf(project)}): ${escape(text)}`
    : inWordsOf(firstName(owner), text);
}

export const linkTo = ({ title, link: address }: KnownProject): string => link(title, address);
const kindOf = ({ platform, period }: KnownProject): string =>
  period ? `${platform}, ${escape(period)}` : platform;

export function listProjects(projects: readonly KnownProject[], { pages }: Knowledge): string {
  const lines = projects.slice(0, MAX_LISTED).map((one) => `- ${linkTo(one)} (${one.platform})`);
  const more = projects.length > MAX_LISTED ? `\n\nMore are in the [gallery](${pages.portfolio}).` : '';
  return `${lines.join('\n')}${more}`;
}

export function listAll(knowledge: Knowledge): string {
  const { owner, projects, pages } = knowledge;
  const count = projects.length === 1 ? 'one project' : `${projects.length} projects`;
  const [list] = listProjects(projects, knowledge).split('\n\nMore');
  return `${escape(firstName(owner))} shows ${count} here:\n\n${list}\n\n[All of them](${pages.portfolio}) are in the gallery.`;
}

export function summarise(description: string, sentences = Infinity): string {
  let summary = '';
  for (const [index, sentence] of sentencesOf(description).entries()) {
    if (index >= sentences || (summary && summary.length + sentence.length > SUMMARY_LENGTH)) break;
    summary = summary ? `${summary} ${sentence}` : sentence;
  }
  return summary;
}
