import type { Conversation } from '../conversation';
import type { Knowledge } from '../knowledge';
import type { KnownProject } from '../known-project';
import { linkedIn } from '../links/linked-projects';
import { toSearch } from '../language/in-english';
import { languageOf } from '../language/languages';
import { splitQuestions } from '../language/wording';
import { search } from '../search/search';
import { toContent } from '../words/words';

/** A project or something about the owner, and its sentences, those that fit best first. */
export type Relevant = { project?: KnownProject; passages: readonly Passage[] };
/** `at` is its place among the others. */
type Passage = { text: string; at: number };

const MAX_FOUND = 24;
/** Of the answer before: what a follow-up speaks of. */
const MAX_REFERRED = 3;
/** A question with fewer telling words may be one that goes on. */
const FEW_WORDS = 4;

/** What the question asks for, and what it refers back to. */
export function findRelevant(conversation: Conversation, knowledge: Knowledge): Relevant[] {
  const text = conversation.at(-1)?.text ?? '';
  const found = alternate(splitQuestions(text).map((part) => find(part, knowledge)));
  const ofBoth = withBefore(conversation).flatMap((both) => find(both, knowledge));
  const projects = knowledge.index.subjects.filter(({ project }) => project);
  const referred = linkedIn(conversation.at(-2)?.text ?? '', knowledge).slice(0, MAX_REFERRED);
  const backwards = referred.flatMap(
    (project) => [...found, ...ofBoth, ...projects].find((one) => one.project === project) ?? [],
  );
  const all = isShort(text) ? [...backwards, ...alternate([found, ofBoth])] : [...found, ...backwards];
  // Of many, those in which nothing is found are only described.
  const rest = projects.slice(0, MAX_FOUND).map(projects.length > MAX_FOUND ? withoutPassages : (one) => one);
  return withoutRepeats([...all, ...rest]);
}

/** A short question together with the one before, from which it may go on. */
export function withBefore(conversation: Conversation): string[] {
  const [text = '', before] = [conversation.at(-1)?.text, conversation.at(-3)?.text];
  return before && isShort(text) ? [`${before} ${text}`] : [];
}

const isShort = (text: string): boolean => toContent(text).length < FEW_WORDS;

function find(text: string, { index }: Knowledge): Relevant[] {
  const { content, searched } = toSearch(toContent(text), text, index.vocabulary, languageOf(text));
  return search(index, content, searched).slice(0, MAX_FOUND);
}

const withoutPassages = ({ project }: Relevant): Relevant => ({ project, passages: [] });

/** The best of each, then the second best. */
function alternate(lists: readonly Relevant[][]): Relevant[] {
  const longest = Math.max(0, ...lists.map(({ length }) => length));
  return Array.from({ length: longest }, (_, place) => lists.flatMap((list) => list[place] ?? [])).flat();
}

function withoutRepeats(all: readonly Relevant[]): Relevant[] {
  const seen = new Set<unknown>();
  return all.filter(({ project, passages }) => {
    const key = project ?? passages[0]?.text;
    return !seen.has(key) && Boolean(seen.add(key));
  });
}
