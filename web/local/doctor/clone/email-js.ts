import { failure, ok, warning, type Verdict } from '../finding.ts';

const API = 'https://api.emailjs.com/api/v1.0/email/send';

type Options = { isSetUp: boolean; signal: AbortSignal; api?: string };

/** Its ids cannot be tried without a mail, so only the way to it is. */
export async function checkEmailJs({ isSetUp, signal, api = API }: Options): Promise<Verdict> {
  if (!isSetUp) return ok('It is not set up: messages go to the inbox of the dashboard.');
  const answer = await fetch(api, { method: 'HEAD', redirect: 'manual', signal }).catch(() => undefined);
  if (!answer)
    return failure(
      'EmailJS cannot be reached.',
      'Let visitors’ browsers and this machine reach api.emailjs.com.',
    );
  return answer.status < 500
    ? ok('It can be reached. Whether its ids are right, a message of your own tells.')
    : warning(`EmailJS answers ${answer.status}.`, 'Try again later; until then, messages do not arrive.');
}
