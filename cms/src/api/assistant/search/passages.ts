import type { KnownProject } from '../knowledge';
import { firstName, type Owner } from '../owner';

/** A sentence that may be given as an answer. */
export type Passage = {
  text: string;
  /** What else it may be found by. */
  context: string;
  project?: KnownProject;
  /** Of the owner. */
  topic?: string;
};

/** Characters of all case studies that are searched: each question is compared with all of them. */
const CASE_STUDIES_LENGTH = 1_000_000;
const CASE_STUDY_LENGTH = 4000;

export function sentencesOf(text: string): string[] {
  return text
    .replace(/\s+/g, ' ')
    .split(/(?<=[.!?…।])\s+(?=[\p{Lu}\p{Lo}\d"'“])/u)
    .filter(Boolean);
}

/** What a project is found by beside its sentences. */
export function headOf({ title, platform, role, technologies }: KnownProject): string {
  return [title, platform, role, ...technologies].filter(Boolean).join(' ');
}

export function passagesOfProject(project: KnownProject, projects: number): Passage[] {
  const length = Math.min(CASE_STUDY_LENGTH, Math.floor(CASE_STUDIES_LENGTH / projects));
  const texts = [project.description, ...project.keyFigures, project.caseStudy.slice(0, length)];
  return texts.flatMap(sentencesOf).map((text) => ({ text, context: project.title, project }));
}

export function passagesOfOwner(owner: Owner): Passage[] {
  const { about, introduction, summary, availability, address, education, awards } = owner;
  const topic = (name: string, texts: readonly string[], context = ''): Passage[] =>
    texts.map((text) => ({ text, context, topic: name }));
  const place = Object.values(address ?? {}).filter((part) => typeof part === 'string' && part);
  return [
    ...topic('about', sentencesOf(about ?? introduction ?? summary ?? '')),
    ...topic('availability', sentencesOf(availability ?? '')),
    ...topic('education', education.map(toLine), 'study degree university education'),
    ...topic('awards', awards.map(toLine), 'award prize'),
    ...topic('location', place.length > 0 ? [`${firstName(owner)} works from ${place.join(', ')}.`] : []),
  ];
}

type Entry = {
  title: string;
  institution?: string | null;
  year: number | null;
  description: string | null;
};

function toLine({ title, institution, year, description }: Entry): string {
  const head = [title, institution].filter(Boolean).join(', ');
  return `${head}${year === null ? '' : ` (${year})`}${description ? `: ${description}` : ''}`;
}
