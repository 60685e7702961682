import type { Conversation } from '../conversation';
import type { Knowledge } from '../knowledge';
import type { KnownProject } from '../known-project';
import { firstWithin, shorten } from './bounded';
import { findRelevant, type Relevant } from './relevant';

/** Shares of the room, so that no part takes that of another however much of it there is. */
const SHARE = { ownAnswers: 0.15, owner: 0.13, overview: 0.07, titles: 0.15, relevant: 0.45 };
/** One project, in characters of JSON. */
const PROJECT_ROOM = 1500;
const DESCRIPTION_LENGTH = 500;
const MAX_PASSAGES = 5;
const MAX_COUNTED = 60;

/** What fits the question, and what counts and overviews need. */
export function relevantFacts(
  conversation: Conversation,
  knowledge: Knowledge,
  ownAnswers: readonly object[],
  room: number,
): object {
  const { owner, projects } = knowledge;
  const found = findRelevant(conversation, knowledge);
  const facts = found.flatMap(toFacts).map((one) => shorten(one, PROJECT_ROOM));
  const titles = firstWithin(
    projects.map(({ title, link }) => ({ title, link })),
    room * SHARE.titles,
  );
  const ofOwner = found.flatMap(({ project, passages }) => (project ? [] : passages.slice(0, 1)));
  return {
    ownAnswers: firstWithin(ownAnswers, room * SHARE.ownAnswers),
    owner: { ...shorten(owner, room * SHARE.owner), ...shorten({ passages: ofOwner }, 1000) },
    projects: firstWithin(facts, room * SHARE.relevant),
    overview: shorten(countUp(projects), room * SHARE.overview),
    allProjects: titles,
    projectsNotListed: projects.length - titles.length,
  };
}

function toFacts({ project, passages }: Relevant) {
  if (!project) return [];
  const { title, platform, period, role, technologies, keyFigures, sourceCode, livePreview, link } = project;
  const description = project.description.slice(0, DESCRIPTION_LENGTH);
  const others = passages.filter((text) => !description.includes(text)).slice(0, MAX_PASSAGES);
  return [
    {
      ...{ title, link, platform, period, role, description, passages: others, technologies, keyFigures },
      ...{ sourceCode: sourceCode ?? 'not public', livePreview: livePreview ?? 'there is none' },
    },
  ];
}

function countUp(projects: readonly KnownProject[]) {
  return {
    projects: projects.length,
    byTechnology: count(projects.flatMap(({ technologies }) => [...new Set(technologies)])),
    byPlatform: count(projects.map(({ platform }) => platform)),
  };
}

/** The most frequent first: `React: 12`. */
function count(names: readonly string[]): string[] {
  const counts = new Map<string, number>();
  for (const name of names) counts.set(name, (counts.get(name) ?? 0) + 1);
  const sorted = [...counts].sort(([, a], [, b]) => b - a).slice(0, MAX_COUNTED);
  return sorted.map(([name, number]) => `${name}: ${number}`);
}
