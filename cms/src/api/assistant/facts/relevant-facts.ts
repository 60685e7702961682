import type { Conversation } from '../conversation';
import type { Knowledge } from '../knowledge';
import type { KnownProject } from '../known-project';
import { startOf } from '../../../shared-with-web/start-of';
import { fitting, shorten, toInertJson } from './bounded';
import { findRelevant, type Relevant } from './relevant';

/** Shares of the room, so that no part takes that of another however much of it there is. Projects get the rest. */
const SHARE = { ownAnswers: 0.2, owner: 0.13, passages: 0.04, overview: 0.07, titles: 0.15 };
/** The longest own answer leaves room for others. */
const LONGEST_ANSWER = 0.75;
/** Of a project, in characters of JSON: more where there are few. */
const PROJECT_ROOM = 1500;
const DESCRIPTION_LENGTH = 500;
const MAX_PASSAGES = 100;
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
  const ofOwner = found.flatMap(({ project, passages }) => (project ? [] : passages.slice(0, 1)));
  const titles = fitting(
    projects.map(({ title, link }) => ({ title, link })),
    room * SHARE.titles,
  );
  const facts = {
    ownAnswers: fitting(
      ownAnswers.map((one) => shorten(one, room * SHARE.ownAnswers * LONGEST_ANSWER)),
      room * SHARE.ownAnswers,
    ),
    owner: {
      ...shorten(owner, room * SHARE.owner),
      passages: fitting(textsOf(ofOwner), room * SHARE.passages),
    },
    overview: shorten(countUp(projects), room * SHARE.overview),
    allProjects: titles,
    projectsNotListed: projects.length - titles.length,
  };
  const left = room - toInertJson({ ...facts, projects: [''] }).length;
  const ofOne = Math.max(PROJECT_ROOM, left / found.filter(({ project }) => project).length);
  return {
    ...facts,
    projects: fitting(
      found.flatMap((one) => toFacts(one, ofOne)),
      left,
    ),
  };
}

function toFacts({ project, passages }: Relevant, room: number): object[] {
  if (!project) return [];
  const { title, platform, period, role, technologies, keyFigures, sourceCode, livePreview, link } = project;
  const description = startOf(project.description, DESCRIPTION_LENGTH);
  const fact = shorten(
    {
      ...{ title, link, platform, period, role, description, technologies, keyFigures },
      ...{ sourceCode: sourceCode ?? 'not public', livePreview: livePreview ?? 'there is none' },
    },
    PROJECT_ROOM,
  );
  const others = passages.filter(({ text }) => !description.includes(text)).slice(0, MAX_PASSAGES);
  const left = room - toInertJson({ ...fact, passages: [''] }).length;
  const told = fitting(
    others.map(({ at, text }) => [at, startOf(text, left / 2)] as const),
    left,
  );
  return [{ ...fact, passages: told.sort(([a], [b]) => a - b).map(([, text]) => text) }];
}

const textsOf = (passages: Relevant['passages']): string[] => passages.map(({ text }) => text);

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
