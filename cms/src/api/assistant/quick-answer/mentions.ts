import type { KnownProject } from '../known-project';
import { firstName } from '../../../shared-with-web/first-name';
import type { Found } from '../search/rating';
import type { IndexedPassage } from '../search/search-index';
import { gapAfter, inWordsOf, isSentence, quoted } from './markdown';
import { patternOf } from '../words/words';
import { kindOf, linkTo } from './projects/texts';
import type { Question } from './question';
import { near, tell, type Reply } from './reply';

/** `When he had found it`: whom and what the sentence before says. */
const LEANS = patternOf('leans');
/** Sentences with other numbers of a project. */
const MAX_FIGURES = 3;

/** Some projects by what fits each best, or one by the sentences that do. */
export function mention(found: readonly Found[], isSure: boolean, question: Question): Reply {
  const [first, ...others] = found;
  const lines = found.map((one) => `- ${say(one.passages[0]?.text ?? '', one.project, question)}`);
  const text = first && others.length === 0 ? quote(first, isSure, question) : lines.join('\n');
  return isSure ? tell(text) : near(text);
}

function quote(found: Found, isSure: boolean, question: Question): string {
  const passages = quotedOf(found, isSure, question).sort((a, b) => a.at - b.at);
  const parts = passages.map(({ text, at }, index) => {
    const before = passages[index - 1];
    if (!before) return text;
    if (at > before.at + 1) return ` … ${text}`;
    return `${gapAfter(before.text)}${text}`;
  });
  return say(parts.join(''), found.project, question);
}

/**
 * A sentence is quoted with the one that follows, which often tells the rest: a number with the others, what is not sure
 * with the next best, as is how.
 */
function quotedOf(found: Found, isSure: boolean, { asksHow, asksNumber }: Question): IndexedPassage[] {
  const [first, ...others] = found.passages;
  const figures = others.filter(({ hasFigure }) => hasFigure);
  const more = asksNumber ? figures.slice(0, MAX_FIGURES) : !isSure || asksHow ? others.slice(0, 1) : [];
  const following = found.passages.find((one) => one.at === Number(first?.at) + 1 && isSentence(one.text));
  const leaning = LEANS.test(first?.text ?? '') ? Number(first?.at) - 1 : -1;
  const before = found.passages.find(({ at }) => at === leaning);
  return [...new Set([first, ...more, before, following])].flatMap((passage) => passage ?? []);
}

function say(text: string, project: KnownProject | undefined, { knowledge: { owner } }: Question): string {
  return project
    ? `${linkTo(project)} (${kindOf(project)}): ${quoted(text)}`
    : inWordsOf(firstName(owner), text);
}
