import { z } from 'zod';
import { failure, ok, warning, type Verdict } from '../../shared-with-web/finding';

const KEY_SET = z.object({ keys: z.array(z.looseObject({ kid: z.string() })).min(1) });

export type KeySetAnswer = {
  status: number;
  date: Date | undefined;
  expires: Date | undefined;
  text: string;
};

export async function askKeySet(url: string, signal: AbortSignal): Promise<KeySetAnswer> {
  const response = await fetch(url, { signal });
  return {
    status: response.status,
    date: dateOf(response, 'date'),
    expires: dateOf(response, 'expires'),
    text: await response.text(),
  };
}

/** Without these keys no sign-in can be checked. */
export function judgeKeySet(answer: KeySetAnswer | undefined): Verdict {
  const fix = 'Let this machine reach www.googleapis.com by HTTPS, or correct FIREBASE_JWKS_URL.';
  if (!answer) return failure('The keys that sign sign-ins cannot be reached.', fix);
  if (answer.status !== 200)
    return failure(`Where the keys that sign sign-ins should be, the answer is ${answer.status}.`, fix);
  const { data } = KEY_SET.safeParse(parse(answer.text));
  if (!data) return failure('What is published in the place of the keys is no key set.', fix);
  if (answer.expires && answer.date && answer.expires < answer.date)
    return warning(
      'The keys that sign sign-ins are out of date.',
      'Look for a proxy between this machine and Google that keeps answers for too long.',
    );
  return ok(`${data.keys.length} keys can be reached; sign-ins are checked with them.`);
}

function dateOf({ headers }: Response, name: string): Date | undefined {
  const time = Date.parse(headers.get(name) ?? '');
  return Number.isNaN(time) ? undefined : new Date(time);
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
