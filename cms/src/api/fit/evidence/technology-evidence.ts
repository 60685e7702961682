import type { Evidence } from '../../../shared-with-web/rules/fit-rules';
import { toContent, toPattern as escape } from '../../assistant/words/words';
import { ADVERT_WORDS, toPattern } from '../advert/advert-words';
import { isDenied } from '../advert/denial';
import { keyOf } from '../advert/technologies';
import { isWrittenAsName } from '../advert/written-as-name';
import type { Result } from './owner-evidence';
import { toEvidence, type Published, type Sentence } from './published';

const MAX_EVIDENCE = 3;
/** Whose sentences are looked through. */
const MAX_READ = 20;

/** What stands before what was given up, or only compared with. */
const LEFT = toPattern(ADVERT_WORDS.denial.left);

/**
 * Projects that use a technology, those first whose sentences name it; else where it is named at all. A sentence that
 * seems to deny it may be praise: the reader judges.
 */
export function findTechnology(name: string, published: Published): Result {
  const { knowledge, technologies, passagesOf, textOf, ofOwner } = published;
  const { projects = [], isSkill = false } = technologies.get(keyOf(name)) ?? {};
  const { names, says } = mentions(name, published);
  const lowered = name.toLowerCase();
  const used = projects.slice(0, MAX_READ).map((project): Evidence => {
    const isNamed = textOf.get(project)?.includes(lowered);
    const passage = isNamed ? passagesOf.get(project)?.find(({ text }) => says(text)) : undefined;
    return passage
      ? toEvidence(passage, knowledge)
      : { source: project.title, quote: null, link: project.link };
  });
  const quoted = used.sort((a, b) => Number(b.quote !== null) - Number(a.quote !== null));
  const skill = { source: 'Skills', quote: null, link: new URL('/', knowledge.pages.contact).href };
  const told = projects.length > 0 ? [] : [...ofOwner, ...tellingOf(name, published)];
  const saying = firstOf(told, ({ text }) => says(text), MAX_EVIDENCE);
  const found = [
    ...quoted,
    ...saying.map((passage) => toEvidence(passage, knowledge)),
    ...(isSkill ? [skill] : []),
  ];
  if (found.length > 0) return { status: 'covered', evidence: found.slice(0, MAX_EVIDENCE) };
  const naming = told.find(({ text }) => names(text));
  return naming
    ? { status: 'unchecked', evidence: [toEvidence(naming, knowledge)] }
    : { status: 'nothing', evidence: [] };
}

/** Reads no further than it must: an advert names many. */
function firstOf<T>(all: readonly T[], isWanted: (one: T) => boolean, count: number): T[] {
  const found: T[] = [];
  for (const one of all) if (found.length < count && isWanted(one)) found.push(one);
  return found;
}

/** The sentences of projects in which all words of a name stand. */
function tellingOf(name: string, { knowledge: { index }, passagesOf }: Published): Sentence[] {
  const words = toContent(name);
  if (words.length === 0 || !words.every(index.vocabulary.has)) return [];
  const numbers = index.vocabulary.numbersOf(words);
  const [first = [], ...others] = numbers.map((number) => index.places[number] ?? []);
  const places = first.filter((at) => others.every((other) => other.includes(at)));
  return places
    .flatMap((at) => index.subjects[at]?.project ?? [])
    .slice(0, MAX_READ)
    .flatMap((project) => passagesOf.get(project) ?? [])
    .filter(({ words: said }) => numbers.every((number) => said.includes(number)));
}

/** Whether a text names it as it stands, and whether it does so without denial; `Java` is not in `JavaScript`. */
function mentions(name: string, { technologies }: Published) {
  const pattern = new RegExp(`(?<![\\p{L}\\p{N}.])${escape(name)}(\\.?js)?(?![\\p{L}\\p{N}+#])`, 'giu');
  const isPublished = technologies.has(keyOf(name));
  const saidIn = (text: string) =>
    Array.from(text.matchAll(pattern)).filter(({ 0: said, index }) =>
      isWrittenAsName({ text: said, at: index, end: index + said.length }, text, isPublished),
    );
  return {
    names: (text: string) => saidIn(text).length > 0,
    says: (text: string) =>
      saidIn(text).some((said) => !isDenied(text, said) && !LEFT.test(text.slice(0, said.index))),
  };
}
