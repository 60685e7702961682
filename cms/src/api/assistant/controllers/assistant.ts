import { Readable } from 'node:stream';
import { setImmediate } from 'node:timers/promises';
import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import type { Context } from 'koa';
import { messageOf, ServiceUnavailableError } from '../../../errors/errors';
import { ASSISTANT_MODEL, PROOFS_HEADER } from '../../../shared-with-web/rules/chat-rules';
import { joinResponses } from '../answer';
import { readConversation } from '../conversation';
import { toEvent, type GeminiResponse } from '../gemini-wire';

const METHODS = ['generateContent', 'streamGenerateContent'];

export default ({ strapi }: { strapi: Core.Strapi }) => {
  const answers = () => strapi.service('api::assistant.answers');

  return {
    async generate(ctx: Context) {
      const [model, method = ''] = ctx.params.call.split(':');
      if (model !== ASSISTANT_MODEL || !METHODS.includes(method)) {
        throw new errors.NotFoundError(`Only the model "${ASSISTANT_MODEL}" answers here.`);
      }
      const conversation = readConversation(ctx.request.body, readSignatures(ctx), answers().findOurs);
      const client = new AbortController();
      ctx.res.once('close', () => client.abort());
      const responses = await answers().answer(conversation, ctx.ip, client.signal);
      ctx.set('Cache-Control', 'no-store');
      if (method === 'generateContent') ctx.body = await joinResponses(responses).catch(refuse);
      else stream(ctx, responses, client.signal);
    },

    async suggest(ctx: Context) {
      ctx.body = await answers().suggest();
    },
  };
};

function readSignatures(ctx: Context): string[] {
  return ctx
    .get(PROOFS_HEADER)
    .split(',')
    .map((signature) => signature.trim())
    .filter(Boolean);
}

function refuse(): never {
  throw new ServiceUnavailableError('The answer broke off. Please try again.');
}

function stream(ctx: Context, responses: AsyncIterable<GeminiResponse>, client: AbortSignal): void {
  ctx.type = 'text/event-stream';
  // A proxy that collects the words before it passes them on would undo the streaming.
  ctx.set('X-Accel-Buffering', 'no');
  ctx.body = Readable.from(toEvents());

  async function* toEvents() {
    try {
      for await (const response of responses) yield toEvent(response);
    } catch (error) {
      if (!client.aborted) strapi.log.warn(`An answer broke off: ${messageOf(error)}.`);
      // The wire format has no late error: only a broken connection tells the client that this is no end. Not before
      // what was written is sent, or there would be no answer at all.
      await setImmediate();
      ctx.res.destroy();
    }
  }
}
