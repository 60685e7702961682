import { request as requestHttp, type IncomingHttpHeaders } from 'node:http';
import { request as requestHttps } from 'node:https';

export type Answer = { status: number; headers: IncomingHttpHeaders; text: string };
type Question = { method?: string; headers?: Record<string, string>; body?: string };

export type PublicSite = ReturnType<typeof createPublicSite>;

/** As much of an answer as is looked at. */
const MAX_LENGTH = 2_000_000;
/** Milliseconds. */
const TIME_LIMIT = 8000;

/** A site as a visitor asks it, who takes any certificate: that has a check of its own. */
export function createPublicSite(origin: URL) {
  return { origin, ask: (path: string, question: Question = {}) => ask(new URL(path, origin), question) };
}

/** Where a redirect leads. */
export function targetOf({ status, headers: { location } }: Answer, origin: URL): URL | undefined {
  const leads = status >= 300 && status < 400 && location !== undefined && URL.canParse(location, origin);
  return leads ? new URL(location, origin) : undefined;
}

/** Follows no redirect. @throws when nothing answers in time */
export function ask(url: URL, { method = 'GET', headers = {}, body }: Question = {}): Promise<Answer> {
  const options = { method, headers, signal: AbortSignal.timeout(TIME_LIMIT), agent: false as const };
  return new Promise((resolve, reject) => {
    const request =
      url.protocol === 'https:'
        ? requestHttps(url, { ...options, rejectUnauthorized: false })
        : requestHttp(url, options);
    request.on('error', reject);
    request.on('response', (response) => {
      let text = '';
      response.setEncoding('utf8');
      response.on('data', (part: string) => (text = (text + part).slice(0, MAX_LENGTH)));
      response.on('error', reject);
      response.on('end', () =>
        resolve({ status: response.statusCode ?? 0, headers: response.headers, text }),
      );
    });
    request.end(body);
  });
}
