import type { Knowledge, KnownProject } from '../knowledge';
import { firstName } from '../owner';
import { sentencesOf } from '../search/passages';
import type { Found } from '../search/search';
import { escape, joinNames, link } from './markdown';

const SUMMARY_LENGTH = 600;
const MAX_LISTED = 8;

/** One project in full: what it is, what it is made with and where it is. */
export function describeProject(project: KnownProject): string {
  const { description, technologies, role, keyFigures, livePreview, sourceCode } = project;
  const builtWith = technologies.length > 0 ? ` Built with ${joinNames(technologies)}.` : '';
  const part = role ? ` Role: ${escape(role)}.` : '';
  const figures = keyFigures.length > 0 ? ` In figures: ${joinNames(keyFigures)}.` : '';
  const links = [
    livePreview ? link('Live preview', livePreview) : 'There is no live preview',
    sourceCode ? link('Source code', sourceCode) : 'The source code is not public',
  ].join(' · ');
  const facts = `${escape(summarise(description))}${figures}${builtWith}${part}`;
  return `**${linkTo(project)}** (${kindOf(project)}): ${facts}\n\n${links}`;
}

/** Each in a line with its best sentence. */
export function mention(found: readonly Found[], asksNumber: boolean): string {
  if (found.length === 1) return quote(found[0]!, asksNumber);
  return found
    .map(({ project, passages }) => `- ${head(project)}${escape(passages[0]?.text ?? '')}`)
    .join('\n');
}

/** Its best sentence, and the next for who asks for a number. */
export function quote({ passages: [first, second] }: Found, asksNumber: boolean): string {
  const more = asksNumber && second?.hasFigure ? ` ${second.text}` : '';
  return `${head(first?.project)}${escape(`${first?.text}${more}`)}`;
}

const head = (project: KnownProject | undefined): string =>
  project ? `${linkTo(project)} (${project.platform}): ` : '';

export function listProjects(projects: readonly KnownProject[], { pages }: Knowledge): string {
  const lines = projects.slice(0, MAX_LISTED).map((one) => `- ${linkTo(one)} (${one.platform})`);
  const more = projects.length > MAX_LISTED ? `\n\nMore are in the [gallery](${pages.portfolio}).` : '';
  return `${lines.join('\n')}${more}`;
}

export function listAll({ owner, projects, pages }: Knowledge): string {
  const count = projects.length === 1 ? 'one project' : `${projects.length} projects`;
  const list = projects.slice(0, MAX_LISTED).map((one) => `- ${linkTo(one)} (${one.platform})`);
  return `${escape(firstName(owner))} shows ${count} here:\n\n${list.join('\n')}\n\n[All of them](${pages.portfolio}) are in the gallery.`;
}

export function linkTo(project: KnownProject): string {
  return link(project.title, project.link);
}

/** `Web Application, 2024` */
function kindOf({ platform, period }: KnownProject): string {
  return period ? `${platform}, ${escape(period)}` : platform;
}

/** Its first sentences, as many as are wanted and are not too long. */
export function summarise(description: string, sentences = Infinity): string {
  let summary = '';
  for (const [index, sentence] of sentencesOf(description).entries()) {
    if (index >= sentences || (summary && summary.length + sentence.length > SUMMARY_LENGTH)) break;
    summary = summary ? `${summary} ${sentence}` : sentence;
  }
  return summary;
}
