import { createHash } from 'node:crypto';
import { REQUEST_ID_HEADER } from '../../../cms/src/shared-with-web/server/request-log';
import { currentRequest } from '../lib/current-request';

/** What the cms was asked for a page, and the hash of each answer: the same answers make the same page. */
export type Answers = Map<string, string>;

type Source = {
  graphqlUrl: string;
  /** The cookie that reads past the cms's cache. */
  freshCookie?: string;
};

/** In ms. A second CMS may have what one that dies or hangs leaves without an answer. */
const TIME_LIMITS = { first: 2000, second: 3500 };
/** A proxy's word for a server that has not answered. */
const NO_ANSWER = 502;

/** Asks like `fetch`, and notes in `answers` what was answered. */
export function fetchNoting(answers: Answers): typeof fetch {
  return async (input, init) => {
    const response = await askTwice(input, init);
    const text = await response.text();
    if (typeof init?.body === 'string') answers.set(init.body, hashOf(text));
    return new Response(text, response);
  };
}

/** Whether the cms, asked again, answers the same. */
export async function areCurrent(answers: Answers, { graphqlUrl, freshCookie }: Source): Promise<boolean> {
  const now: Answers = new Map();
  const ask = fetchNoting(now);
  const headers = {
    'content-type': 'application/json',
    accept: 'application/graphql-response+json,application/json;q=0.9',
    ...(freshCookie && { cookie: freshCookie }),
  };
  try {
    await Promise.all(
      Array.from(answers.keys(), (body) => ask(graphqlUrl, { method: 'POST', headers, body })),
    );
    return Array.from(answers).every(([body, hash]) => now.get(body) === hash);
  } catch {
    return false;
  }
}

const askTwice: typeof fetch = async (input, init) => {
  const headers = new Headers(init?.headers);
  const request = currentRequest();
  if (request) {
    headers.set(REQUEST_ID_HEADER, request.id);
    headers.set('x-forwarded-for', request.visitor);
  }
  const ask = (limit: number) => fetch(input, { ...init, headers, signal: AbortSignal.timeout(limit) });
  const answer = await ask(TIME_LIMITS.first).catch(() => undefined);
  return answer && answer.status !== NO_ANSWER ? answer : ask(TIME_LIMITS.second);
};

function hashOf(text: string) {
  return createHash('sha256').update(text).digest('base64url');
}
