import { ok, warning, type Verdict } from '../../shared-with-web/finding';

/** @param count mails about messages that have waited for ten minutes and more */
export function judgeMailQueue(count: number): Verdict {
  return count === 0
    ? ok('No mail about a message waits.')
    : warning(
        `${count} ${count === 1 ? 'mail about a message has' : 'mails about messages have'} not been sent. The messages themselves are in the inbox.`,
        'Mend what the point about mail says; what failed is tried again for thirty days, in the end once a day.',
      );
}
