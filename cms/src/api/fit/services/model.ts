import type { Core } from '@strapi/strapi';
import { messageOf } from '../../../errors/errors';
import { COMPLETE } from '../../assistant/answer';
import { ModelFailure } from '../../assistant/gemini-piece';
import type { Comparison } from '../evidence/compare';
import type { Published } from '../evidence/published';
import { addItems, parseItems } from '../model/check-items';
import { COMPARISON, instructToCompare } from '../model/instruction';

const TIME_LIMIT = 45_000;

export default ({ strapi }: { strapi: Core.Strapi }) => {
  const gemini = () => strapi.service('api::assistant.gemini');

  return {
    /** The rules' entries, improved by the model when there is one; as they are when it cannot or may not answer. */
    async improve(
      comparison: Comparison,
      advert: string,
      published: Published,
      visitor: string,
      client: AbortSignal,
    ): Promise<Comparison> {
      if (!gemini().isSetUp()) return comparison;
      if (!(await strapi.service('api::assistant.answers').isInBudget(visitor))) return comparison;
      try {
        const text = await ask(advert, instructToCompare(comparison, published), client);
        return addItems(comparison, parseItems(text), advert, published);
      } catch (error) {
        // Not what it said: a broken answer may quote the advert, which is kept nowhere.
        const reason =
          error instanceof Error && error.name === 'Error' ? messageOf(error) : 'an answer of another form';
        if (!client.aborted) strapi.log.warn(`Gemini gave ${reason}: an evidence sheet by rules instead.`);
        return comparison;
      }
    },
  };

  /** What came before the model fell silent, broke off or took too long is of use, too. */
  async function ask(advert: string, instruction: string[], client: AbortSignal): Promise<string> {
    let answer = '';
    const signal = AbortSignal.any([client, AbortSignal.timeout(TIME_LIMIT)]);
    const conversation = [{ role: 'user' as const, text: advert }];
    try {
      for await (const piece of gemini().answer(conversation, instruction, signal, COMPARISON)) {
        if (piece.blockReason || (piece.finishReason && !COMPLETE.includes(piece.finishReason)))
          throw new Error('a refusal');
        answer += piece.text;
      }
    } catch (error) {
      if (client.aborted || !answer || !(error instanceof ModelFailure)) throw error;
    }
    return answer;
  }
};
