import { z } from 'zod';
import { FIT_LIMITS, type Evidence, type SheetEntry } from '../../../shared-with-web/rules/fit-rules';
import { wordingKey } from '../../../shared-with-web/rules/own-answer-rules';
import type { KnownProject } from '../../assistant/known-project';
import { findTechnologies, keyOf } from '../advert/technologies';
import type { Comparison } from '../evidence/compare';
import { toEvidence, type Published, type Sentence } from '../evidence/published';
import { findTechnology } from '../evidence/technology-evidence';
import { shows } from './shows';

/** Of an answer. */
export const MAX_ITEMS = 60;

const answer = z.object({ requirements: z.array(z.unknown()) });
const item = z.object({
  requirement: z.string().trim().min(1).max(300),
  level: z.enum(['must', 'nice']),
  quote: z.string().max(2000),
  link: z.string().max(500),
});

type Item = z.infer<typeof item>;

/**
 * What can be used of a model's answer, also of one that was cut off.
 * @throws SyntaxError, ZodError when it has another form
 */
export function parseItems(text: string): Item[] {
  const { requirements } = answer.parse(
    parseObject(text.slice(text.indexOf('{'), text.lastIndexOf('}') + 1)),
  );
  return requirements.slice(0, MAX_ITEMS).flatMap((one) => item.safeParse(one).data ?? []);
}

function parseObject(json: string): unknown {
  try {
    return JSON.parse(json);
  } catch {
    return JSON.parse(`${json}]}`);
  }
}

/**
 * The rules' entries with what the model knows better, as far as it can be proved: each requirement stands in the
 * advert, each quote in what is published at its link. What technologies are published, the rules know for sure.
 */
export function addItems(
  { entries, leftOut }: Comparison,
  found: readonly Item[],
  advert: string,
  published: Published,
): Comparison {
  const compared = (entry: SheetEntry) => toCompared(entry, published);
  const sheet = entries.map((entry) => compared({ ...entry }));
  const projects = new Map(published.knowledge.projects.map((project) => [project.link, project]));
  const whole = wordsOf(advert);
  for (const one of found) {
    const words = wordsOf(one.requirement);
    if (!whole.includes(words)) continue;
    const passage = findPassage(one, projects.get(one.link), published);
    const evidenceOf = (requirement: string) =>
      passage && shows(passage, requirement) ? [toEvidence(passage, published.knowledge)] : [];
    const evidence = evidenceOf(one.requirement);
    const key = keyOf(one.requirement);
    const known = sheet.filter((other) => isSame(other, key, words));
    for (const { entry, ...own } of known) {
      // Each once: it is bounded how much is compared.
      if (!isOther(entry) || entry.evidence.length > 0 || evidence.length === 0) continue;
      // A part of a line is shown beside it only.
      const isWhole = own.words === words || evidenceOf(entry.requirement).length > 0;
      Object.assign(entry, { evidence, ...(isWhole && { status: 'covered' }) });
    }
    if (known.length === 0) sheet.push(compared(toEntry(one, evidence, published)));
  }
  const asked = sheet.slice(0, FIT_LIMITS.requirements);
  const lines = asked.slice(entries.length).map(({ line }) => line);
  return {
    entries: asked.map(({ entry }) => entry),
    // A word of a line is not all that it says.
    leftOut: leftOut.filter((line) => !lines.includes(wordsOf(line))),
  };
}

type Compared = ReturnType<typeof toCompared>;

/** With what it is compared by: each requirement of the model with each entry. */
const toCompared = (entry: SheetEntry, { names }: Published) => ({
  ...{ entry, key: keyOf(entry.requirement) },
  isOneOf: entry.kind === 'technology' && findTechnologies(entry.requirement, names).length > 1,
  ...{ line: wordsOf(entry.line), words: wordsOf(entry.requirement) },
});

/** Of no kind that rules compare. */
export const isOther = ({ kind }: SheetEntry) => kind === 'other' || kind === 'unread';

const UNSPACED =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]/gu;
/** Whole words only: `act` is not in `React`. Where nothing parts words, each letter is one. */
const wordsOf = (text: string) =>
  ` ${wordingKey(text).replace(UNSPACED, ' $& ').split(/\s+/).join(' ').trim()} `;

const tidy = (text: string) => text.replace(/\s+/g, ' ').trim().toLowerCase();

/** One of several that may be named, `Svelte or React`, is none by itself. */
function isSame({ entry, ...own }: Compared, key: string, words: string): boolean {
  if (own.key === key) return true;
  return entry.kind === 'technology'
    ? words.includes(own.words) || (own.isOneOf && own.words.includes(words))
    : own.line.includes(words) || words.includes(own.line);
}

function toEntry({ requirement, level }: Item, evidence: Evidence[], published: Published): SheetEntry {
  const entry = { requirement, line: requirement, level };
  const [name, ...more] = findTechnologies(requirement, published.names);
  if (name && more.length === 0 && keyOf(name) === keyOf(requirement)) {
    return { ...entry, kind: 'technology', ...findTechnology(name, published) };
  }
  return {
    ...entry,
    kind: 'other',
    status: evidence.length > 0 ? 'covered' : 'unchecked',
    evidence,
  };
}

/** A quote as it is published at its link. */
function findPassage(
  { quote, link }: Item,
  project: KnownProject | undefined,
  { knowledge, passagesOf, ofOwner }: Published,
): Sentence | undefined {
  const passages = (project ? passagesOf.get(project) : ofOwner) ?? [];
  const said = tidy(quote);
  const passage = passages.find(({ text }) => tidy(text) === said);
  return passage && toEvidence(passage, knowledge).link === link ? passage : undefined;
}
