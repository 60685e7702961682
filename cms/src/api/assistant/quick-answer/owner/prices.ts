import type { Knowledge } from '../../knowledge';
import { patternOf } from '../../search/words';
import { near, type Reply } from '../reply';
import { tellSaid } from './sentences';

const [PRICES, ASKS_RATE] = [patternOf('rates'), patternOf('asksRate')];
const [FREE, FIGURE] = [patternOf('free'), patternOf('figure')];

/** What costs nothing is no rate. */
export function tellPrices(knowledge: Knowledge, question: string): string | Reply | undefined {
  const said = tellSaid(PRICES, knowledge, question);
  const isRate = said === undefined || !FREE.test(said) || FIGURE.test(said);
  return ASKS_RATE.test(question) && !isRate ? near(said) : said;
}
