import type { Subject } from '../../search/search-index';
import { patternOf } from '../../words/words';
import { quoted } from '../markdown';
import type { Question } from '../question';
import { tell, type Reply } from '../reply';
import { candidatesOf } from './selection';
import { linkTo } from './texts';

const MOST_OF = patternOf('mostOf');
/** Whom a work reaches, however that is counted: `40,000 downloads`, `52,000 families`. */
const [AUDIENCE, USERS] = [patternOf('audience'), /^(users|people)$/i];
/** `10,000+`, `40 000`, `1.2 million`, `50k`, but neither a year nor a version. */
const NUMBER =
  /(?<![\d.,]|\d\s)(?!(?:19|20)\d\d\b)(\d{1,3}(?:[.,\s]\d{3})+|\d+(?:[.,]\d+)?)(?![.,]?\d)(?:(k|m)\b| (thousand|million|billion))?\+? /
    .source;
const SCALES: Record<string, number> = { k: 1e3, m: 1e6, thousand: 1e3, million: 1e6, billion: 1e9 };
const MAX_TOLD = 3;

/** `Which one has the most users?`, by the numbers that are published. */
export function tellMostOf(question: Question): Reply | undefined {
  const said = MOST_OF.exec(question.text);
  if (!said) return undefined;
  const [, counted = 'users'] = said;
  const kind = USERS.test(counted) ? AUDIENCE.source : counted;
  const figure = new RegExp(`${NUMBER}(?:\\p{L}+ )?${kind}(?!\\p{L})`, 'giu');
  const candidates = new Set(candidatesOf(question));
  const told = question.knowledge.index.subjects.flatMap((subject) =>
    subject.project && candidates.has(subject.project) ? (mostIn(subject, figure) ?? []) : [],
  );
  const ranked = told.sort((a, b) => b.value - a.value).slice(0, MAX_TOLD);
  const list = ranked
    .map(({ project, text }) => `- ${project && linkTo(project)}: ${quoted(text)}`)
    .join('\n');
  return list ? tell(`By the numbers that are published:\n\n${list}`) : undefined;
}

/** The sentence with its highest figure. */
function mostIn({ project, passages }: Subject, figure: RegExp) {
  const told = passages.flatMap(({ text, hasFigure }) =>
    [...(hasFigure ? text.matchAll(figure) : [])].map(([, digits = '', short = '', long = '']) => {
      const number = Number(digits.replace(/[.,\s](?=\d{3}(?!\d))/g, '').replace(',', '.'));
      return { project, text, value: number * (SCALES[(short || long).toLowerCase()] ?? 1) };
    }),
  );
  return told.sort((a, b) => b.value - a.value)[0];
}
