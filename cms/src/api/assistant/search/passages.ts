import type { KnownProject } from '../known-project';
import { startOf } from '../../../shared-with-web/start-of';
import { firstName } from '../../../shared-with-web/first-name';
import { HEADING } from '../../project/case-study/plain';
import { type Owner } from '../owner';

/** Of all case studies together, which bounds memory and time: 33 of the longest are read whole. */
const CASE_STUDIES_LENGTH = 1_000_000;

/** No sentence goes on after an empty line, or in the next item of a list. */
export const sentencesOf = (text: string): string[] =>
  text
    .split(/\n\s*\n|(?:^|\n)\s*[-*•]\s+/)
    .flatMap((block) => sentencesIn(block.replace(/\s+/g, ' ').trim()));

/** Of what is no sentence, but says what the next ones are about; Chinese and Japanese part no words. */
const LEAD = /^(?:[^\s\d\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]{1,16}\s?){1,3}$/u;

const ENDS =
  /(?<=[。！？])|(?<=[.!?…।])(?<!(?<!\p{L})(?:Dr|Mr|Mrs|Ms|Prof|St|No)\.)\s+(?=[\p{Lu}\p{Lo}\d"'“])/u;
/** Of who writes without capitals. */
const ENDS_SMALL = new RegExp(`${ENDS.source}|(?<=[\\p{L}\\d]{3}[.!?…])\\s+`, 'u');

const sentencesIn = (line: string): string[] =>
  line.split(/^\p{Ll}/u.test(line) ? ENDS_SMALL : ENDS).filter(Boolean);

/** A sentence that may be given as an answer, and the heading and the lead of its block that it may be found by, too. */
export type Passage = { text: string; heading?: string; lead?: string };

export function passagesOfProject(project: KnownProject, projects: number): Passage[] {
  const length = Math.floor(CASE_STUDIES_LENGTH / projects);
  const told = [project.description, ...project.keyFigures].flatMap(sentencesOf);
  const roles = sentencesOf(project.role ?? '').map((text) => ({ text, heading: 'Role' }));
  const caseStudy = passagesOfCaseStudy(startOf(project.caseStudy, length));
  return [...told.map((text) => ({ text })), ...caseStudy, ...roles];
}

function passagesOfCaseStudy(caseStudy: string): Passage[] {
  let heading: string | undefined;
  return caseStudy.split(/\n\s*\n/).flatMap((block) => {
    if (block.startsWith(HEADING)) {
      heading = block.slice(HEADING.length);
      return [];
    }
    const [first, ...others] = withLead(sentencesOf(block));
    const begun = first && heading ? { ...first, heading } : first;
    heading = undefined;
    return [begun ?? [], others].flat();
  });
}

/** `The door. Glass. It opens in 8 seconds`: what begins an item by a few words says what the rest is about. */
function withLead(sentences: readonly string[]): Passage[] {
  const [lead = ''] = sentences;
  return sentences.map((text, at) => (at > 0 && LEAD.test(lead) ? { text, lead } : { text }));
}

/** A case study without its headings. */
export const withoutHeadings = (caseStudy: string): string =>
  passagesOfCaseStudy(caseStudy)
    .map(({ text }) => text)
    .join('\n\n');

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
