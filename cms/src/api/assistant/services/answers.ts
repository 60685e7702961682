import type { Core } from '@strapi/strapi';
import { CHAT_LIMITS, CHAT_MESSAGES, QUICK_ANSWER } from '../../../shared-with-web/rules/chat-rules';
import { messageOf } from '../../../errors/errors';
import { toResponses, type Piece } from '../answer';
import { begun } from '../begun-answer';
import { findOurExchange, type Exchange } from '../exchange-signature';
import type { Conversation } from '../conversation';
import type { GeminiResponse } from '../gemini-wire';
import { isHandOver } from '../hand-over';
import type { Knowledge } from '../knowledge';
import { askedIn } from '../language/wording';
import { answerByModel, type ModelAnswer } from '../model-answer';
import { answerQuickly } from '../quick-answer/quick-answer';
import { suggestQuestions } from '../suggestions';

const DAY = 24 * 3600;
/** To a visitor who has left. */
const NOTHING: ReturnType<typeof answerQuickly> = { text: '', outcome: 'answer' };

/** Answers visitors' questions: by the model when it can, else by an extract of what is published. */
export default function createAnswers({ strapi }: { strapi: Core.Strapi }) {
  const settings = () => strapi.config.get('settings');
  const limits = () => strapi.service('api::rate-limit.rate-limit');
  const readKnowledge = () => strapi.service('api::assistant.knowledge').read();

  return {
    findOurs: (exchange: Exchange, signature: string) =>
      findOurExchange(exchange, signature, settings().secrets.ENCRYPTION_KEY),

    /** Whether the model may be asked once more, which counts. */
    isInBudget,

    suggest: async (): Promise<string[]> => suggestQuestions(await readKnowledge()),

    /**
     * @param visitor the asker's address, used only to count
     * @param client aborted when nobody waits for the answer any more
     * @throws RateLimitError; the answer itself throws when the model breaks off in the middle of it
     */
    async answer(
      conversation: Conversation,
      visitor: string,
      client: AbortSignal,
    ): Promise<AsyncGenerator<GeminiResponse>> {
      const perMinute = {
        name: 'assistant',
        visitor,
        uses: CHAT_LIMITS.questionsPerMinute,
        isOfNetwork: true,
        windowSeconds: 60,
      };
      await limits().use(perMinute, CHAT_MESSAGES.tooMany);
      const knowledge = await readKnowledge();
      const secret = settings().secrets.ENCRYPTION_KEY;
      const question = conversation.at(-1)?.text ?? '';
      const judge = (isDecline: boolean) => ({
        isDecline,
        handOver: isHandOver(conversation, knowledge, isDecline),
      });
      const model = await askModel(conversation, knowledge, visitor, client);
      if (model) {
        const modelVersion = settings().assistant.model;
        return toResponses(model.pieces, {
          ...{ question, modelVersion, secret },
          judge: () => {
            const isDecline = model.isNotPublished();
            if (isDecline) note(question);
            return judge(isDecline);
          },
        });
      }
      const { text, outcome, reason, unanswered } = client.aborted
        ? NOTHING
        : answerQuickly(conversation, knowledge);
      if (unanswered) note(unanswered);
      return toResponses(inSmallPieces(text), {
        ...{ question, modelVersion: QUICK_ANSWER, secret },
        judge: () =>
          reason === 'attack' ? { isDecline: false, handOver: false } : judge(outcome === 'decline'),
      });
    },
  };

  /** For the owner: what is asked, not what else the visitor tells of himself. */
  function note(text: string): void {
    void strapi.service('api::unanswered-question.unanswered-question').note(askedIn(text));
  }

  /** The model's answer once it has begun, or nothing when the model cannot or may not answer. */
  async function askModel(
    conversation: Conversation,
    knowledge: Knowledge,
    visitor: string,
    client: AbortSignal,
  ): Promise<ModelAnswer | undefined> {
    const gemini = strapi.service('api::assistant.gemini');
    if (!gemini.isSetUp() || !(await isInBudget(visitor))) return undefined;
    try {
      const answer = answerByModel(gemini, conversation, knowledge, client);
      return { ...answer, pieces: await begun(answer.pieces) };
    } catch (error) {
      if (!client.aborted) strapi.log.warn(`Gemini gave ${messageOf(error)}: a quick answer instead.`);
      return undefined;
    }
  }

  async function isInBudget(visitor: string): Promise<boolean> {
    const { dailyLimit, visitorDailyLimit } = settings().assistant;
    const name = 'assistant-model';
    const perVisitor = { uses: visitorDailyLimit, isOfNetwork: true };
    return (
      (await limits().isWithin({ name, visitor, ...perVisitor, windowSeconds: DAY })) &&
      (await limits().isWithin({ name, uses: dailyLimit, windowSeconds: DAY }))
    );
  }
}

function* inSmallPieces(text: string): Generator<Piece> {
  const phrases = text.match(/(\s*\S+){1,4}\s*/g) ?? [];
  for (const [index, phrase] of phrases.entries()) {
    yield { text: phrase, ...(index === phrases.length - 1 && { finishReason: 'STOP' }) };
  }
}
