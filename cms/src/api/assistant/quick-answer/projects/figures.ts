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
const SCALES: Record<string, number> = { thousand: 1000, million: 1_000_000, billion: 1_000_000_000 };
const MAX_TOLD = 3;

/** `Which one has the most users?`, by the numbers that are published. */
export function tellMostOf(question: Question): Reply | undefined {
  const said = MOST_OF.exec(question.text);
  if (!said) return undefined;
  const [, counted = 'users'] = said;
  const kind = USERS.test(counted) ? AUDIENCE.source : counted;
  const figure = new RegExp(
    `(?<![\\d.,])(\\d[\\d.,]*)(?: (thousand|million|billion))? (?:\\p{L}+ )?${kind}(?!\\p{L})`,
    'iu',
  );
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
  const told = passages.flatMap(({ text, hasFigure }) => {
    const [, digits, scale = ''] = (hasFigure && figure.exec(text)) || [];
    const number = Number(digits?.replace(/[.,](?=\d{3}(?!\d))/g, '').replace(',', '.'));
    return digits ? { project, text, value: number * (SCALES[scale.toLowerCase()] ?? 1) } : [];
  });
  return told.sort((a, b) => b.value - a.value)[0];
}
