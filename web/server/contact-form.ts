import { createHash } from 'node:crypto';
import { Hono, type Context } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { SUCCESS, TITLE } from '../src/features/contact/contact-texts';
import type { MessageText } from '../src/features/contact/message-draft';
import { failureReason } from '../src/features/contact/send-failure';
import { BusyError } from '../src/lib/limit';
import { paths } from '../src/paths';
import type { NodeApp } from './app';
import { clientAddress } from './client-address';
import { createAnswer } from './document';
import type { ServerEnv } from './env';
import type { Site } from './pages';
import { inlineStyleHashes } from './security-headers';
import { createVisitorLimits } from './visitor-limits';

/** Bytes. Room for a message that is too long, so that the answer can say so. */
const MAX_SIZE = 200_000;
const TIME_LIMIT = 10_000;
/** Each is a message and a rendered page. */
const LIMITS = { each: { running: 1, waiting: 3 }, all: { running: 4, waiting: 50 } };

type Outcome = { status: 200 | 400 | 429 | 503; problem: string | null };

/**
 * The contact form as browsers post it without the app's code. It goes to the inbox even where the app calls
 * EmailJS, which takes messages from servers only with a private key.
 */
export function contactForm(site: Site, { cmsUrl, siteUrl, trustedProxies }: ServerEnv): NodeApp {
  const app: NodeApp = new Hono();
  const limits = createVisitorLimits({ ...LIMITS, trustedProxies });

  app.post(paths.contact, bodyLimit({ maxSize: MAX_SIZE }), async (context) => {
    if (!context.req.header('content-type')?.startsWith('application/x-www-form-urlencoded'))
      return context.text('Unsupported Media Type', 415);
    const { website, ...text } = fieldsOf(await context.req.parseBody());
    const { incoming } = context.env;
    const visitor = clientAddress(incoming, trustedProxies);
    context.header('cache-control', 'no-store');
    try {
      return await limits.run(incoming, async () => {
        const outcome = await send(cmsUrl, visitor, text, website);
        return answer(context, text, outcome);
      });
    } catch (error) {
      if (incoming.socket.destroyed) return context.body(null);
      if (!(error instanceof BusyError)) throw error;
      return context.text('The server is busy. Please try again.', 503, { 'retry-after': '5' });
    }
  });
  return app;

  async function answer(context: Context, text: MessageText, { status, problem }: Outcome) {
    try {
      const submitted = { text, problem };
      const page = await site.render(paths.contact, { graphqlUrl: `${cmsUrl}/graphql`, siteUrl, submitted });
      const html = createAnswer(await site.template(paths.contact), page);
      context.set('styleHashes', inlineStyleHashes(html));
      return context.html(html, status);
    } catch (error) {
      console.error('Rendering the answer to a message failed:', error);
      return context.text(problem ?? SUCCESS, status);
    }
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
  const submission = createHash('sha256')
    .update(JSON.stringify([day, text]))
    .digest('hex');
  try {
    const answer = await fetch(`${cmsUrl}/api/v1.0/email/send`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-forwarded-for': visitor },
      body: JSON.stringify({ template_params: { ...text, title: TITLE, website, submission } }),
      signal: AbortSignal.timeout(TIME_LIMIT),
    });
    if (answer.ok) return { status: 200, problem: null };
    if (answer.status === 400) return { status: 400, problem: `${await answer.text()}.` };
    return { status: answer.status === 429 ? 429 : 503, problem: failureReason(answer, true) };
  } catch (error) {
    return { status: 503, problem: failureReason(error, true) };
  }
}
