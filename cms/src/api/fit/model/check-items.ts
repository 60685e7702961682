import { z } from 'zod';
import { FIT_LIMITS, type Evidence, type SheetEntry } from '../../../shared-with-web/fit-rules';
import type { KnownProject } from '../../assistant/known-project';
import { findTechnologies, keyOf } from '../advert/technologies';
import type { Comparison } from '../evidence/compare';
import { toEvidence, type Published } from '../evidence/published';
import { findTechnology } from '../evidence/technology-evidence';
import { isNear } from './is-near';

const items = z.object({
  requirements: z
    .array(
      z.object({
        requirement: z.string().trim().min(2).max(300),
        level: z.enum(['must', 'nice']),
        quote: z.string().max(2000),
        link: z.string().max(500),
      }),
    )
    .max(60),
});

type Item = z.infer<typeof items>['requirements'][number];

/** @throws SyntaxError, ZodError when the model's answer has another form */
export function parseItems(text: string): Item[] {
  return items.parse(JSON.parse(text)).requirements;
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
  const sheet = entries.map((entry) => compared({ ...entry }));
  const projects = new Map(published.knowledge.projects.map((project) => [project.link, project]));
  const whole = tidy(advert);
  for (const item of found) {
    const words = tidy(item.requirement);
    if (!whole.includes(words)) continue;
    const evidence = findQuote(item, projects.get(item.link), published);
    const key = keyOf(item.requirement);
    const known = sheet.filter((one) => isSame(one, key, words));
    for (const { entry } of known) {
      if (!isOpen(entry) || !evidence) continue;
      Object.assign(entry, { status: 'covered', evidence: [evidence] });
    }
    if (known.length === 0) sheet.push(compared(toEntry(item, evidence, published)));
  }
  const asked = sheet.slice(0, FIT_LIMITS.requirements);
  const isAsked = (text: string) => asked.slice(entries.length).some(({ line }) => text.includes(line));
  return {
    entries: asked.map(({ entry }) => entry),
    leftOut: leftOut.filter((line) => !isAsked(tidy(line))),
  };
}

type Compared = ReturnType<typeof compared>;

/** With what it is compared by: each requirement of the model with each entry. */
const compared = (entry: SheetEntry) => ({
  ...{ entry, key: keyOf(entry.requirement) },
  ...{ line: tidy(entry.line), words: tidy(entry.requirement) },
});

const isOpen = ({ kind, status }: SheetEntry) =>
  (kind === 'other' || kind === 'unread') && status !== 'covered';

const tidy = (text: string) => text.replace(/\s+/g, ' ').trim().toLowerCase();

function isSame({ entry, ...own }: Compared, key: string, words: string): boolean {
  if (own.key === key) return true;
  return entry.kind === 'technology'
    ? words.includes(own.words)
    : own.line.includes(words) || words.includes(own.line);
}

function toEntry(
  { requirement, level }: Item,
  evidence: Evidence | undefined,
  published: Published,
): SheetEntry {
  const entry = { requirement, line: requirement, level };
  const [name, ...more] = findTechnologies(requirement, published.names);
  if (name && more.length === 0 && keyOf(name) === keyOf(requirement)) {
    return { ...entry, kind: 'technology', ...findTechnology(name, published) };
  }
  return {
    ...entry,
    kind: 'other',
    status: evidence ? 'covered' : 'unchecked',
    evidence: evidence ? [evidence] : [],
  };
}

function findQuote(
  { quote, link, requirement }: Item,
  project: KnownProject | undefined,
  { knowledge, passagesOf, ofOwner }: Published,
): Evidence | undefined {
  const passages = (project ? passagesOf.get(project) : ofOwner) ?? [];
  const said = tidy(quote);
  const passage = passages.find(({ text }) => tidy(text) === said);
  if (!passage) return undefined;
  const evidence = toEvidence(passage, knowledge);
  return evidence.link === link && isNear(requirement, quote) ? evidence : undefined;
}
