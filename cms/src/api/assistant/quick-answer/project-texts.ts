import type { KnownProject } from '../knowledge';
import { escape, joinNames, link } from './markdown';
import { toTerms } from './words';

const SUMMARY_LENGTH = 600;

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

/** One project in a line, with the sentence that speaks most of what was asked. */
export function mentionProject(project: KnownProject, terms: readonly string[]): string {
  return `- ${linkTo(project)} (${project.platform}): ${escape(mostFitting(sentencesOf(`${project.description} ${project.caseStudy}`), terms))}`;
}

export function linkTo(project: KnownProject): string {
  return link(project.title, project.link);
}

/** `Web Application, 2024` */
function kindOf({ platform, period }: KnownProject): string {
  return period ? `${platform}, ${escape(period)}` : platform;
}

function summarise(description: string): string {
  let summary = '';
  for (const sentence of sentencesOf(description)) {
    if (summary && summary.length + sentence.length > SUMMARY_LENGTH) break;
    summary = summary ? `${summary} ${sentence}` : sentence;
  }
  return summary;
}

function mostFitting(sentences: readonly string[], terms: readonly string[]): string {
  const matches = sentences.map((sentence) => {
    const own = toTerms(sentence);
    return terms.filter((term) => own.includes(term)).length;
  });
  return sentences[matches.indexOf(Math.max(...matches))] ?? '';
}

function sentencesOf(text: string): string[] {
  return text
    .replace(/\s+/g, ' ')
    .split(/(?<=[.!?…।])\s+(?=[\p{Lu}\p{Lo}\d"'“])/u)
    .filter(Boolean);
}
