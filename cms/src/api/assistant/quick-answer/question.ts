import { CHAT_LIMITS } from '../../../shared-with-web/rules/chat-rules';
import type { Knowledge } from '../knowledge';
import { findTechnologies } from '../search/technologies';
import { spellWords } from '../search/spelling';
import { spellTitles } from '../search/title-spelling';
import { isKnown, rankOf } from '../words/vectors';
import { inFull, patternOf, toContent, toRegExp, toTokens, weightOf, WORDS } from '../words/words';
import { BARE_WHY, type Context } from './context';
import { SLOT, toCanonical } from '../language/features';
import { isOwnWord, NO_MATCH, rankIntents } from '../language/intents';
import { toSearch } from '../language/in-english';
import { isEnglish, languageOf } from '../language/languages';
import { findProjects } from '../search/named-projects';
import { wordingOf } from '../language/wording';

/** One question of a visitor, looked at from all the sides that the answers need. */
export type Question = ReturnType<typeof readQuestion>;

const [OWNER, WHICH_WORK, HOW_MANY] = [patternOf('owner'), patternOf('whichWork'), patternOf('howMany')];
const toClear = (asked: Record<string, string>) =>
  Object.entries(asked).map(([intent, pattern]) => ({ intent, pattern: toRegExp(pattern), score: 1 }));
const [SURELY, WISHED] = [toClear(WORDS.surely), toClear(WORDS.wished)];
const MAX_WORDS = 40;
const WORK = ['search', 'listProjects', 'useOf'];
const LIKELY_OFF_TOPIC = 0.3;
const TOPIC = 0.6;

/** A question in full words, without typing errors. */
export function readText(typed: string, { index }: Knowledge) {
  // One letter may stand for eighteen.
  const said = inFull(typed.normalize('NFKC').slice(0, CHAT_LIMITS.messageLength));
  const language = languageOf(said);
  const titled = spellTitles(said, index);
  return { language, text: isEnglish(language) ? spellWords(titled, index) : titled };
}

export function readQuestion(typed: string, knowledge: Knowledge, context: Context) {
  const { language, text } = readText(typed, knowledge);
  const [tokens, names] = [toTokens(text).slice(0, MAX_WORDS), toTokens(knowledge.owner.name)];
  // `山田太郎` of `山田 太郎`.
  const owner = [...names, names.join('')];
  const isOwner = (token: string) => owner.some((name) => name.length > 1 && isFormOf(token, name));
  // Somebody may be called Ada.
  const technologies = findTechnologies(text, knowledge.technologies).filter(
    (one) => !one.tokens.every(isOwner),
  );
  const found = findProjects(tokens, text, knowledge.index);
  const projects = found.filter((one) => !one.isMeant);
  const ofProjects = new Set(projects.flatMap((one) => one.tokens));
  const ofTechnologies = new Set(technologies.flatMap((one) => one.tokens));
  const isNew = (token: string) => !isOwner(token) && !ofProjects.has(token) && !ofTechnologies.has(token);
  const strange = tokens.filter((token) => isNew(token) && isUnknown(token, language, knowledge));
  const unknown = isEnglish(language) ? strange : [];
  const general = toCanonical(text, language).map((token) => {
    if (isOwner(token)) return 'you';
    if (ofProjects.has(token)) return 'project';
    if (ofTechnologies.has(token) || unknown.includes(token)) return SLOT;
    return token;
  });
  const words = general.filter((token, at) => token !== general[at - 1]);
  const intents = BARE_WHY.test(text) ? [] : rankIntents(words, language, knowledge.index.vocabulary.has);
  const [first = NO_MATCH] = intents;
  // `e-invoicing experience` is no question about years, `number portability` none about telephones, and `which
  // projects are for towns` none about where the owner is.
  const isOfMore =
    (first.intent === 'location' && WHICH_WORK.test(text)) ||
    (['years', 'phone'].includes(first.intent) &&
      isEnglish(language) &&
      tokens.some((token) => !isOwner(token) && isTopic(token)));
  const mentionsOwner = tokens.some((token) => isOwner(token) || OWNER.test(token));
  const isOfOwner = mentionsOwner || !isEnglish(language);
  const isOfWork = projects.length > 0 || technologies.some(({ users }) => users.length > 0);
  const clear = isOfWork ? [] : [...WISHED, ...(isOfOwner ? SURELY : [])];
  const surely = clear.find(({ pattern }) => pattern.test(text));
  const top = isOfMore ? { ...first, intent: 'search' } : (surely ?? first);
  const wording = wordingOf(text, language);
  const capitals = namesIn(text).filter((one) => isNew(one) && weightOf(one) > 0);
  // `How many boats are in the Boat Register?`
  const counted = toTokens(HOW_MANY.exec(text)?.[1] ?? '');
  const isTold = (token: string) => isOwner(token) || (ofProjects.has(token) && !counted.includes(token));
  const telling = toContent(text).filter((token) => !isTold(token));
  return {
    ...{ text, knowledge, context, language, technologies },
    ...wording,
    asksForWork: WORK.includes(top.intent),
    isOfWorld: top.intent === 'offTopic' && top.score >= LIKELY_OFF_TOPIC,
    top,
    /** The words of what is counted, and of what follows. */
    counted,
    wants: (...names: string[]) => intents.find(({ intent }) => names.includes(intent)) ?? NO_MATCH,
    named: projects.map(({ project }) => project),
    meant: found.map(({ project }) => project),
    /** Named, or of the answer before. */
    spokenOf:
      projects[0]?.project ?? (wording.refersToOne || !mentionsOwner ? context.projects[0] : undefined),
    ...toSearch(telling, text, knowledge.index.vocabulary, language),
    mentionsOwner,
    isOfOwner,
    names: isEnglish(language) ? [...new Set([...capitals, ...unknown])] : [],
  };
}

/** What is written as a name, but for the first word and sentences in capitals. */
const namesIn = (text: string): string[] =>
  /\p{Ll} \p{Ll}/u.test(text)
    ? toTokens((text.match(/(?<=[\p{L},] )\p{Lu}[\p{L}\p{N}]+/gu) ?? []).join(' '))
    : [];

/** Neither a word of the language, nor like one of ours, nor said anywhere: what only a name can be. */
function isUnknown(token: string, language: string, { index }: Knowledge): boolean {
  if (isKnown(rankOf(token)) || !/^\p{Script=Latin}{3,}/u.test(token)) return false;
  return !isOwnWord(token, language) && index.vocabulary.likenessesOf(token).size === 0;
}

/** Neither said of anything nor in questions about something else. */
const isTopic = (token: string): boolean => weightOf(token) > TOPIC && !isOwnWord(token, 'en');

/** `Annas` of `Anna`. */
const isFormOf = (token: string, name: string): boolean => token === name || token === `${name}s`;
