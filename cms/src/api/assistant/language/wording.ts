import { inFull, patternOf, tellingBeside, toContent, toTokens } from '../words/words';
import { isEnglish } from './languages';

const [NUMBER, WHETHER] = [patternOf('number'), patternOf('whether')];
const [HOW, WHY, MOST] = [patternOf('how'), patternOf('why'), patternOf('superlative')];
const [STILL, TROUBLE, WOULD] = [patternOf('still'), patternOf('trouble'), patternOf('would')];
const [FOR_WHOM, OUTCOME] = [patternOf('forWhom'), patternOf('asksOutcome')];
const [SEVERAL, ONE, OTHER] = [patternOf('several'), patternOf('one'), patternOf('other')];

const [CLAUSE, ASKS, WANTS] = [patternOf('clause'), patternOf('asks'), patternOf('wants')];
const [GREETING, INTRODUCTION] = [patternOf('greeting'), patternOf('introduction', 'su')];
const OWNER = patternOf('owner');
const isOwner = (token: string): boolean => OWNER.test(token);
/** Where a sentence ends, beside the ends of clauses. */
const SENTENCE = /\n|(?<=[।。！？])\s*|(?<=[?!])(?=\p{Lu})|(?<=\.)\s+(?=[¿¡])/u;
const ENDS = /\p{P}$/u;
const MAX_QUESTIONS = 3;
const MAX_PREPARATION = 200;
const ADVERT_LINES = 6;

/** Nobody asks in so many lines. */
export const isAdvert = (text: string): boolean =>
  text.split('\n').filter((line) => line.trim()).length >= ADVERT_LINES;

/** Each to be answered by itself. A statement only prepares the question after it, `and what?` belongs to the one before. */
export function splitQuestions(text: string): string[] {
  const parts: string[] = [];
  for (const part of inFull(withoutIntroduction(text))
    .replace(GREETING, '')
    .replace(/\s\+\s/g, ' and ')
    .split(CLAUSE)) {
    const before = parts.at(-1);
    const isPreparation = before && !ASKS.test(before) && before.length < MAX_PREPARATION;
    const isRest = before && toContent(part).length === 0 && !toTokens(part).some(isOwner);
    if (before?.endsWith('?') && !ASKS.test(part)) continue;
    if (isPreparation || isRest)
      parts[parts.length - 1] = `${before}${ENDS.test(before) ? '' : ','} ${part.trim()}`;
    else if (part.trim()) parts.push(part.trim());
  }
  return parts.slice(0, MAX_QUESTIONS);
}

/** `This is Ann of Acme, are you free?` asks for neither. */
function withoutIntroduction(text: string): string {
  const rest = text.replace(INTRODUCTION, '');
  return ASKS.test(rest) || WANTS.test(rest) ? rest : text;
}

/** What of a text asks something, as far as that tells what it is about. */
export function askedIn(text: string): string {
  const parts = text.split(SENTENCE).flatMap((sentence) => sentence.split(CLAUSE));
  const asking = parts.map((part) => part.trim()).filter((part) => ASKS.test(part));
  const closed = asking.map((part) => (ENDS.test(part) ? part : `${part},`));
  const asked = closed.join(' ').replace(/,$/, '');
  return tellingBeside(toContent(asked), []).length > 0 ? asked : text;
}

/** How something is asked, whatever it is about. */
export function wordingOf(text: string, language: string) {
  return {
    asksNumber: NUMBER.test(text),
    asksWhether: isEnglish(language) && WHETHER.test(text),
    asksHow: HOW.test(text),
    asksWhy: WHY.test(text),
    asksOfToday: STILL.test(text),
    /** Whether the owner would do something. */
    asksWould: WOULD.test(text),
    expects: expectationOf(text),
    /** Than those spoken of. */
    asksForOthers: OTHER.test(text),
    refersToSeveral: SEVERAL.test(text),
    refersToOne: ONE.test(text) && !SEVERAL.test(text),
  };
}

/** What kind of sentence answers: how many, whether at all, what was hard, the most, for whom, what came of it. */
export type Expects =
  'hasFigure' | 'hasLimit' | 'hasTrouble' | 'hasMost' | 'hasClient' | 'hasOutcome' | undefined;

function expectationOf(text: string): Expects {
  if (TROUBLE.test(text) && !NUMBER.test(text)) return 'hasTrouble';
  if (STILL.test(text)) return 'hasLimit';
  if (NUMBER.test(text)) return 'hasFigure';
  if (MOST.test(text)) return 'hasMost';
  if (FOR_WHOM.test(text)) return 'hasClient';
  if (OUTCOME.test(text)) return 'hasOutcome';
  return WHETHER.test(text) ? 'hasLimit' : undefined;
}
