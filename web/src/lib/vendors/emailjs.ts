import { init, send } from '@emailjs/browser';
import { env } from '../env';

/** Without EmailJS's ids the same call goes to our own inbox, which asks for none; the SDK insists on some. */
const INBOX = { publicKey: 'inbox', serviceId: 'inbox', templateId: 'inbox' };

export const usesOwnInbox = env.emailjs === null;

const { publicKey, serviceId, templateId } = env.emailjs ?? INBOX;

init(usesOwnInbox ? { publicKey, origin: location.origin } : { publicKey });

/**
 * Rejects with EmailJS's `{ status, text }`, or with a TypeError when neither EmailJS nor our inbox answers: the network
 * of a train or a hotel answers everything with a page of its own, as if all were well.
 */
export async function sendEmail(params: Record<string, string | number>): Promise<void> {
  const { text } = await send(serviceId, templateId, params);
  if (text !== 'OK') throw new TypeError('Something else has answered.');
}

/** Whether this browser finds the way, which blockers of advertisements close. Nothing is sent. */
export function canReachEmailJs(): Promise<boolean> {
  return fetch('https://api.emailjs.com/api/v1.0/email/send', { method: 'HEAD', mode: 'no-cors' }).then(
    () => true,
    () => false,
  );
}
