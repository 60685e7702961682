import { createHash } from 'node:crypto';
import type { HttpBindings } from '@hono/node-server';
import { Hono, type Context } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { setTimeout as sleep } from 'node:timers/promises';
import { SUCCESS, TITLE } from '../../src/features/contact/contact-texts';
import type { MessageText } from '../../src/features/contact/message-draft';
import { failureReason } from '../../src/features/contact/send-failure';
import { paths } from '../../src/paths';
import { clientAddress } from '../visitors/client-address';
import { createAnswer } from './document';
import { isOfAnotherSite } from './is-of-another-site';
import type { ServerEnv } from '../env';
import { keptFor } from '../../../cms/src/shared-with-web/server/kept-for';
import type { WebApp } from './page-renderer';
import { inlineStyleHashes } from './security-headers';
import { createVisitorLimits } from '../visitors/visitor-limits';

/** Bytes. Room for a message that is too long, so that the answer can say so. */
const MAX_SIZE = 200_000;
const TIME_LIMIT = 10_000;
/** How long the page is kept that all get whose message was taken, in ms. */
const THANKS_KEPT = 1000;
const NO_TEXT = { name: '', email: '', message: '' };
const LIMITS = { each: { running: 1, waiting: 3 }, all: { running: 16, waiting: 64 } };
/** Before an answer that is rendered for it alone, in ms: whoever sends what is refused gets few of them. */
const REFUSAL_DELAY = 500;

/** Its connection ends before the rest is read, and proxies send the next request on what they take for open. */
const refuseSize = (context: Context) =>
  context.text('This is too large. Please go back and shorten your message.', 413, { connection: 'close' });

type Outcome = { status: 200 | 400 | 429 | 503; problem: string | null };

/**
 * The contact form as browsers post it without the app's code. It goes to the inbox even where the app calls
 * EmailJS, which takes messages from servers only with a private key.
 */
export function contactForm(webApp: WebApp, { cmsUrl, siteUrl, trustedProxies }: ServerEnv) {
  const app = new Hono<{ Bindings: HttpBindings }>();
  const limits = createVisitorLimits({ ...LIMITS, trustedProxies });
  const renderThanks = keptFor(THANKS_KEPT, () => render(NO_TEXT, null));

  app.post(paths.contact, bodyLimit({ maxSize: MAX_SIZE, onError: refuseSize }), async (context) => {
    if (!context.req.header('content-type')?.startsWith('application/x-www-form-urlencoded'))
      return context.text('Unsupported Media Type', 415);
    if (isOfAnotherSite(context, siteUrl))
      return context.text(`Please write from ${siteUrl}${paths.contact}`, 403);
    const { website, ...text } = fieldsOf(await context.req.parseBody());
    const { incoming } = context.env;
    const visitor = clientAddress(incoming, trustedProxies);
    context.header('cache-control', 'no-store');
    const work = async () => {
      const outcome = await send(cmsUrl, visitor, text, website);
      return answer(context, text, outcome);
    };
    return limits.run(incoming, (inTurn) => inTurn(work));
  });
  return app;

  async function answer(context: Context, text: MessageText, { status, problem }: Outcome) {
    try {
      if (status !== 200) await sleep(REFUSAL_DELAY);
      const page = await (status === 200 ? renderThanks() : render(text, problem));
      context.set('styleHashes', page.styleHashes);
      return context.html(page.html, status);
    } catch (error) {
      console.error('Rendering the answer to a message failed:', error);
      return context.text(problem ?? SUCCESS, status);
    }
  }

  async function render(text: MessageText, problem: string | null) {
    const submitted = { text, problem };
    const page = await webApp.render(paths.contact, { graphqlUrl: `${cmsUrl}/graphql`, siteUrl, submitted });
    const html = createAnswer(await webApp.template(paths.contact), page);
    return { html, styleHashes: inlineStyleHashes(html) };
  }
}

function fieldsOf(body: Record<string, unknown>) {
  const field = (name: string) => (typeof body[name] === 'string' ? body[name].replaceAll('\r\n', '\n') : '');
  return {
    name: field('name'),
    email: field('email'),
    message: field('message'),
    website: field('website'),
  };
}

async function send(cmsUrl: string, visitor: string, text: MessageText, website: string): Promise<Outcome> {
  // A page loaded anew posts the same text again; the inbox stores it once a day.
  const day = new Date().toISOString().slice(0, 10);
  const idempotencyKey = createHash('sha256')
    .update(JSON.stringify([day, text]))
    .digest('hex');
  try {
    const answer = await fetch(`${cmsUrl}/api/v1.0/email/send`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-forwarded-for': visitor },
      body: JSON.stringify({
        template_params: { ...text, title: TITLE, website, submission: idempotencyKey },
      }),
      signal: AbortSignal.timeout(TIME_LIMIT),
    });
    if (answer.ok) return { status: 200, problem: null };
    if (answer.status === 400) return { status: 400, problem: `${await answer.text()}.` };
    return { status: answer.status === 429 ? 429 : 503, problem: failureReason(answer, true) };
  } catch (error) {
    return { status: 503, problem: failureReason(error, true) };
  }
}
