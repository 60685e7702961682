import type { Conversation } from '../conversation';
import type { Knowledge } from '../knowledge';
import type { KnownProject } from '../known-project';
import { linkedIn } from '../links/linked-projects';
import { toSearch } from '../language/in-english';
import { languageOf } from '../language/languages';
import { splitQuestions } from '../language/wording';
import type { Found } from '../search/rating';
import { search } from '../search/search';
import { toContent } from '../search/words';

/** A project or something about the owner, and its sentences that fit best, first. */
export type Relevant = { project?: KnownProject; passages: string[] };

const MAX_FOUND = 24;
/** Of the answer before: what a follow-up speaks of. */
const MAX_REFERRED = 3;
/** A question with fewer telling words may be one that goes on. */
const FEW_WORDS = 4;

/** What the question asks for, and what it refers back to. */
export function findRelevant(conversation: Conversation, knowledge: Knowledge): Relevant[] {
  const text = conversation.at(-1)?.text ?? '';
  const found = alternate(splitQuestions(text).map((part) => find(part, knowledge)));
  const isShort = toContent(text).length < FEW_WORDS;
  const before = conversation.at(-3)?.text;
  const ofBoth = isShort && before ? find(`${before} ${text}`, knowledge) : [];
  const referred = linkedIn(conversation.at(-2)?.text ?? '', knowledge).slice(0, MAX_REFERRED);
  const passagesOf = (project: KnownProject) =>
    [...found, ...ofBoth].find((one) => one.project === project)?.passages ?? [];
  const backwards = referred.map((project) => ({ project, passages: passagesOf(project) }));
  const all = isShort ? [...backwards, ...alternate([found, ofBoth])] : [...found, ...backwards];
  const rest = knowledge.projects.slice(0, MAX_FOUND).map((project) => ({ project, passages: [] }));
  return withoutRepeats([...all, ...rest]);
}

function find(text: string, knowledge: Knowledge): Relevant[] {
  const { content, searched } = toSearch(toContent(text), text, knowledge, languageOf(text));
  return search(knowledge.index, content, searched).slice(0, MAX_FOUND).map(toRelevant);
}

function toRelevant({ project, passages }: Found): Relevant {
  return { project, passages: passages.map((passage) => passage.text) };
}

/** The best of each, then the second best. */
function alternate(lists: readonly Relevant[][]): Relevant[] {
  const longest = Math.max(0, ...lists.map(({ length }) => length));
  return Array.from({ length: longest }, (_, place) => lists.flatMap((list) => list[place] ?? [])).flat();
}

function withoutRepeats(all: readonly Relevant[]): Relevant[] {
  const seen = new Set<unknown>();
  return all.filter(({ project, passages }) => {
    const key = project ?? passages[0];
    return !seen.has(key) && Boolean(seen.add(key));
  });
}
