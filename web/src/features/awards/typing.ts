import { lettersOf } from '../../lib/texts/letters';

const TYPE_DELAY = 50;
const DELETE_DELAY = 30;
const PAUSE = 2500;

type Frame = { text: string; /** ms until the next frame */ delay: number };

/** Beginning with the first phrase complete, which is what the server has rendered. */
export function* typing(phrases: string[]): Generator<Frame, never> {
  let index = 0;
  for (;;) {
    const phrase = lettersOf(phrases[index % phrases.length] ?? '');
    const next = lettersOf(phrases[(index + 1) % phrases.length] ?? '');
    yield { text: phrase.join(''), delay: PAUSE };
    for (let length = phrase.length - 1; length >= 0; length--)
      yield { text: phrase.slice(0, length).join(''), delay: DELETE_DELAY };
    for (let length = 1; length < next.length; length++)
      yield { text: next.slice(0, length).join(''), delay: TYPE_DELAY };
    index++;
  }
}
