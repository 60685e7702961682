import { failure, ok, type Verdict } from '../finding.ts';

const API = 'https://api.emailjs.com/api/v1.0/email/send';

/** Its ids cannot be tried without a mail, so only the way to it is. */
export async function checkEmailJs(isSetUp: boolean, signal: AbortSignal): Promise<Verdict> {
  if (!isSetUp) return ok('It is not set up: messages go to the inbox of the dashboard.');
  const answer = await fetch(API, { method: 'HEAD', signal }).catch(() => undefined);
  return answer
    ? ok('It can be reached. Whether its ids are right, a message of your own tells.')
    : failure('EmailJS cannot be reached.', 'Let visitors’ browsers and this machine reach api.emailjs.com.');
}
