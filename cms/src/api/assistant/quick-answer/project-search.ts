import MiniSearch, { type Query, type SearchOptions, type SearchResult } from 'minisearch';
import type { Knowledge, KnownProject } from '../knowledge';
import { synonymsOf } from './synonyms';
import { toTerm, toWords } from './words';

/** Made once of what is published, for all questions. */
export type ProjectIndex = MiniSearch;

export type Hit = {
  project: KnownProject;
  score: number;
  /** Stems found in the project. */ terms: string[];
};

const FIELDS = ['title', 'technologies', 'platform', 'role', 'description', 'caseStudy'];
const BOOST = { title: 4, technologies: 2, platform: 3, caseStudy: 0.5 };
const SYNONYM_WEIGHT = 0.5;

/** Characters of a case study: the first question after a change waits for all of them. */
const INDEXED_LENGTH = 2000;

/** Of the best hit's score. */
const NEEDED_SCORE = 0.25;

/**
 * The projects that speak of the terms, best first. Words with a typing error are tried when nothing else fits.
 * @param coverage the share of the terms that a project must speak of, so that it is no coincidence
 */
export function searchProjects(
  terms: readonly string[],
  { projects, index }: Pick<Knowledge, 'projects' | 'index'>,
  coverage: number,
): Hit[] {
  const find = (fuzzy: SearchOptions['fuzzy']) =>
    toHits(search(index, terms, fuzzy), terms, coverage).flatMap(({ id, ...hit }) => {
      const project = projects[id];
      return project ? [{ ...hit, project }] : [];
    });
  const exact = find(false);
  return exact.length > 0 ? exact : find((term) => term.length > 5 && 0.2);
}

export function createIndex(projects: readonly KnownProject[]): ProjectIndex {
  const index = new MiniSearch({ fields: FIELDS, tokenize: toWords, processTerm: toTerm });
  index.addAll(
    projects.map((project, id) => ({
      ...project,
      id,
      technologies: project.technologies.join(' '),
      caseStudy: project.caseStudy.slice(0, INDEXED_LENGTH),
    })),
  );
  return index;
}

function search(
  index: ProjectIndex,
  terms: readonly string[],
  fuzzy: SearchOptions['fuzzy'],
): SearchResult[] {
  return index.search(
    { combineWith: 'OR', queries: terms.map((term) => toQuery(term, fuzzy)) },
    { boost: BOOST, tokenize: (text) => [text], processTerm: (term) => term },
  );
}

function toHits(results: readonly SearchResult[], terms: readonly string[], neededCoverage: number) {
  const fitting = results
    .map((result) => ({ ...result, coverage: coverageOf(result, terms) }))
    .filter(({ coverage }) => coverage >= neededCoverage)
    .map(({ id, terms: found, score, coverage }) => ({
      id: Number(id),
      terms: found,
      score: score * coverage,
    }))
    .sort((a, b) => b.score - a.score);
  const best = fitting[0]?.score ?? 0;
  return fitting.filter(({ score }) => score >= best * NEEDED_SCORE);
}

function toQuery(term: string, fuzzy: SearchOptions['fuzzy']): Query {
  const itself: Query = { queries: [term], prefix: term.length > 4, fuzzy };
  const neighbours = synonymsOf(term).map((synonym): Query => ({
    queries: [synonym],
    boostTerm: () => SYNONYM_WEIGHT,
  }));
  return { combineWith: 'OR', queries: [itself, ...neighbours] };
}

/** The share of the terms that a project speaks of; a synonym counts half. */
function coverageOf({ queryTerms }: SearchResult, terms: readonly string[]): number {
  const shares = terms.map((term) => {
    if (queryTerms.includes(term)) return 1;
    return synonymsOf(term).some((synonym) => queryTerms.includes(synonym)) ? SYNONYM_WEIGHT : 0;
  });
  return shares.reduce<number>((sum, share) => sum + share, 0) / Math.max(terms.length, 1);
}
