import { setImmediate as nextTurn } from 'node:timers/promises';
import type { EvidenceSheet, SheetEntry } from '../../../shared-with-web/rules/fit-rules';
import type { Requirement } from '../advert/clause-requirements';
import { findRequirements } from '../advert/requirements';
import { findLine } from './line-evidence';
import {
  findAvailability,
  findDegree,
  findLanguage,
  findPlace,
  findYearsOfWork,
  type Result,
} from './owner-evidence';
import { findAny } from './any-of-names';
import type { Published } from './published';
import { findTechnology } from './technology-evidence';

/** A search reads every passage: how many are read for one advert. */
const PASSAGES_READ = 30_000;
const MAX_SEARCHES = 20;

type FindTechnology = (name: string) => Result;
type Finder = (requirement: Requirement, published: Published, technology: FindTechnology) => Result;

const FINDERS: Record<SheetEntry['kind'], Finder> = {
  technology: (requirement, _, technology) => findAny(requirement, technology),
  years: findYearsOfWork,
  degree: findDegree,
  language: (requirement, published) => findAny(requirement, (name) => findLanguage(name, published)),
  place: findPlace,
  availability: findAvailability,
  other: findLine,
  unread: () => ({ status: 'unchecked', evidence: [] }),
};

export type Comparison = Pick<EvidenceSheet, 'entries' | 'leftOut'>;

/** By rules alone. Other requests get their turn between two requirements. */
export async function compareByRules(advert: string, published: Published): Promise<Comparison> {
  const passages = published.knowledge.index.subjects.reduce((sum, one) => sum + one.passages.length, 1);
  let searches = Math.min(MAX_SEARCHES, Math.floor(PASSAGES_READ / passages));
  const entries: SheetEntry[] = [];
  const { requirements, leftOut } = findRequirements(advert, published.names);
  const technology = remembering((name) => findTechnology(name, published));
  for (const requirement of requirements) {
    await nextTurn();
    const isOpen = requirement.kind !== 'other' || searches-- > 0;
    const result = isOpen
      ? FINDERS[requirement.kind](requirement, published, technology)
      : { status: 'unchecked' as const, evidence: [] };
    const { text, line, kind, level } = requirement;
    entries.push({ requirement: text, line, kind, level, ...result });
  }
  return { entries, leftOut };
}

/** An advert may name one in every line. */
function remembering(find: FindTechnology): FindTechnology {
  const found = new Map<string, Result>();
  return (name) => {
    const result = found.get(name) ?? find(name);
    found.set(name, result);
    return result;
  };
}

/** The share is ours to compute, whatever an advert or a model says. */
export function toSheet({ entries, leftOut }: Comparison): EvidenceSheet {
  const checked = entries.filter(({ status }) => status !== 'unchecked');
  return {
    entries,
    checked: checked.length,
    covered: checked.filter(({ status }) => status === 'covered').length,
    leftOut,
  };
}
