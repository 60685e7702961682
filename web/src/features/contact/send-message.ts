import { CONTACT_LIMITS } from '../../content/contact-rules';
import { sendEmail, usesOwnInbox } from '../../lib/vendors/emailjs';
import { TITLE } from './contact-texts';
import type { MessageDraft } from './message-draft';

const TIME_LIMIT = 30_000;
const { minimumFillMilliseconds } = CONTACT_LIMITS;

/**
 * Sends with EmailJS's four parameters; our own inbox gets what it tells robots by, too.
 * @param website a field that people never see: only robots fill it
 */
export async function sendMessage(draft: MessageDraft, website: string): Promise<void> {
  const { name, email, message, startedAt, idempotencyKey } = draft;
  const params = { name, email, message, title: TITLE };
  if (!usesOwnInbox) return website ? undefined : withinTimeLimit(sendEmail(params));

  const filledIn = await fillTime(startedAt);
  await withinTimeLimit(
    sendEmail({ ...params, website, filled_in_ms: filledIn, submission: idempotencyKey }),
  );
}

/** Who pastes a prepared text is faster than the inbox takes a person to be, and waits a moment here instead. */
async function fillTime(startedAt: number): Promise<number> {
  const elapsed = Date.now() - startedAt;
  const missing = Math.min(minimumFillMilliseconds - elapsed, minimumFillMilliseconds);
  if (missing <= 0) return elapsed;
  await new Promise((resolve) => setTimeout(resolve, missing));
  return minimumFillMilliseconds;
}

function withinTimeLimit(answer: Promise<void>): Promise<void> {
  return Promise.race([
    answer,
    new Promise<never>((_, reject) => {
      setTimeout(() => reject(new DOMException('No answer', 'TimeoutError')), TIME_LIMIT);
    }),
  ]);
}
