import type { Knowledge } from '../../knowledge';
import type { KnownProject } from '../../known-project';
import { firstName } from '../../../../shared-with-web/first-name';
import { sentencesOf, withoutHeadings } from '../../search/passages';
import { patternOf } from '../../words/words';
import type { Question } from '../question';
import { escape, gapAfter, joinNames, link, quoted } from '../markdown';

const MORE = patternOf('more');
const SUMMARY_LENGTH = 600;
const MAX_LISTED = 12;

export function describeProject(project: KnownProject): string {
  const { description, role, keyFigures } = project;
  const facts = [
    quoted(summarise(description)),
    keyFigures.length > 0 && `In figures: ${joinNames(keyFigures)}.`,
    tellBuilt(project),
    role && `Role: ${escape(role).replace(/\.?$/, '.')}`,
  ];
  return `**${linkTo(project)}** (${kindOf(project)}): ${facts.filter(Boolean).join(' ')}\n\n${tellPublished(project)}`;
}

/** What its case study says. */
export const tellStory = ({ caseStudy }: KnownProject): string =>
  caseStudy && quoted(summarise(withoutHeadings(caseStudy)));

/** Empty where no technologies are published. */
export const tellBuilt = ({ technologies }: KnownProject): string =>
  technologies.length > 0 ? `Built with ${joinNames(technologies)}.` : '';

function tellPublished({ livePreview, sourceCode }: KnownProject): string {
  const preview = livePreview ? link('Live preview', livePreview) : 'There is no live preview';
  const source = sourceCode ? link('Source code', sourceCode) : 'The source code is not public';
  return `${preview} · ${source}`;
}

/** Who has just read all of that, and wants more, is told what its case study says. */
export function describeFurther(project: KnownProject, { context, text }: Question): string {
  const whole = describeProject(project);
  const story = MORE.test(text) && context.told?.includes(whole) ? tellStory(project) : '';
  return story ? `More of ${linkTo(project)}: ${story}` : whole;
}

export const linkTo = ({ title, link: address }: KnownProject): string => link(title, address);
export const kindOf = ({ platform, period }: KnownProject): string =>
  period ? `${platform}, ${escape(period)}` : platform;

export function listProjects(projects: readonly KnownProject[], { pages }: Knowledge): string {
  const lines = projects.slice(0, MAX_LISTED).map((one) => `- ${linkTo(one)} (${kindOf(one)})`);
  const more = projects.length > MAX_LISTED ? `\n\nMore are in the [gallery](${pages.portfolio}).` : '';
  return `${lines.join('\n')}${more}`;
}

export function listAll(knowledge: Knowledge): string {
  const { owner, projects } = knowledge;
  const count = projects.length === 1 ? 'one project' : `${projects.length} projects`;
  return `${escape(firstName(owner))} shows ${count} here:\n\n${listProjects(projects, knowledge)}`;
}

export function summarise(description: string, sentences = Infinity): string {
  let summary = '';
  for (const [index, sentence] of sentencesOf(description).entries()) {
    if (index >= sentences || (summary && summary.length + sentence.length > SUMMARY_LENGTH)) break;
    summary = summary ? `${summary}${gapAfter(summary)}${sentence}` : sentence;
  }
  return summary;
}
