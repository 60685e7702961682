import type { KnownProject } from '../knowledge';
import { firstName, type Owner } from '../owner';

/** A sentence that may be given as an answer, and what else it may be found by. */
export type Passage = { text: string; context: string; project?: KnownProject; topic?: string };

const CASE_STUDIES_LENGTH = 1_000_000;
const CASE_STUDY_LENGTH = 4000;

export function sentencesOf(text: string): string[] {
  const line = text.replace(/\s+/g, ' ');
  return line.split(/(?<=[.!?…।])\s+(?=[\p{Lu}\p{Lo}\d"'“])/u).filter(Boolean);
}

export function passagesOfProject(project: KnownProject, projects: number): Passage[] {
  const length = Math.min(CASE_STUDY_LENGTH, Math.floor(CASE_STUDIES_LENGTH / projects));
  const texts = [project.description, ...project.keyFigures, project.caseStudy.slice(0, length)];
  return texts.flatMap(sentencesOf).map((text) => ({ text, context: project.title, project }));
}

export function passagesOfOwner(owner: Owner): Passage[] {
  const { about, introduction, summary, availability, education, awards } = owner;
  const toPassages = (topic: string, texts: readonly string[], context = '') =>
    texts.map((text) => ({ text, context, topic }));
  const places = Object.values(owner.address ?? {}).filter((part) => typeof part === 'string' && part);
  return [
    ...toPassages('about', sentencesOf(about ?? introduction ?? summary ?? '')),
    ...toPassages('availability', sentencesOf(availability ?? '')),
    ...toPassages('education', education.map(toLine), 'study degree university education'),
    ...toPassages('awards', awards.map(toLine), 'award prize'),
    ...toPassages(
      'location',
      places.length > 0 ? [`${firstName(owner)} works from ${places.join(', ')}.`] : [],
    ),
  ];
}

type Entry = { title: string; institution?: string | null; year: number | null; description: string | null };

function toLine({ title, institution, year, description }: Entry): string {
  const head = [title, institution, year].filter(Boolean).join(', ');
  return description ? `${head}: ${description}` : head;
}
