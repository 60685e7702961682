import type { KnownProject } from '../known-project';
import { firstName } from '../../../shared-with-web/first-name';
import { type Owner } from '../owner';

/** Of all case studies together, which bounds memory and time: 33 of the longest are read whole. */
const CASE_STUDIES_LENGTH = 1_000_000;

export function sentencesOf(text: string): string[] {
  const line = text.replace(/\s+/g, ' ');
  return line
    .split(/(?<=[.!?…।])(?<!(?<!\p{L})(?:Dr|Mr|Mrs|Ms|Prof|St|No)\.)\s+(?=[\p{Lu}\p{Lo}\d"'“])/u)
    .filter(Boolean);
}

/** The sentences that may be given as an answer. */
export function passagesOfProject(project: KnownProject, projects: number): string[] {
  const length = Math.floor(CASE_STUDIES_LENGTH / projects);
  return [project.description, ...project.keyFigures, project.caseStudy.slice(0, length)].flatMap(
    sentencesOf,
  );
}

/** `context` are words that it may be found by, too. */
export function passagesOfOwner(owner: Owner): { topic: string; text: string; context?: string }[] {
  const { about, introduction, summary, headline, availability, education, awards, skillCategories } = owner;
  const places = Object.values(owner.address ?? {}).filter((part) => typeof part === 'string' && part);
  const texts: [topic: string, texts: string[], context?: string][] = [
    ['about', [about ?? summary, introduction].flatMap((text) => sentencesOf(text ?? ''))],
    ['about', headline ? [`${owner.name}: ${headline}.`] : []],
    [
      'skills',
      skillCategories.map(({ name, skills }) => `${name}: ${skills.map((one) => one.name).join(', ')}.`),
    ],
    ['availability', sentencesOf(availability ?? '')],
    ['education', education.map(toLine), 'study degree university education'],
    ['awards', awards.map(toLine), 'award prize'],
    ['location', places.length > 0 ? [`${firstName(owner)} works from ${places.join(', ')}.`] : []],
  ];
  return texts.flatMap(([topic, all, context]) => all.map((text) => ({ topic, text, context })));
}

export type Entry = {
  title: string;
  institution?: string | null;
  year: number | null;
  description: string | null;
};

function toLine({ title, institution, year, description }: Entry): string {
  const head = [title, institution, year].filter(Boolean).join(', ');
  return description ? `${head}: ${description}` : head;
}
