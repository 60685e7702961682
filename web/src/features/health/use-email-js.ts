import { useEffect, useState } from 'react';
import type { HealthItem_findingFragment } from '../../graphql/generated-dashboard';
import { canReachEmailJs, usesOwnInbox } from '../../lib/vendors/emailjs';

const REACHED: HealthItem_findingFragment = {
  id: 'email-js',
  title: 'EmailJS',
  status: 'OK',
  finding: 'This browser reaches it. Whether its ids are right, a message of your own tells.',
  fix: null,
};

const MISSED: HealthItem_findingFragment = {
  ...REACHED,
  status: 'WARNING',
  finding: 'This browser does not reach it.',
  fix: 'Try without extensions that block content, and look for an outage at EmailJS.',
};

/** Browsers send messages to EmailJS themselves, so one of them checks it, at each check of the server. */
export function useEmailJs(checkedAt: string | undefined): HealthItem_findingFragment[] {
  const [findings, setFindings] = useState<HealthItem_findingFragment[]>([]);

  useEffect(() => {
    if (usesOwnInbox || !checkedAt) return;
    let isCurrent = true;
    void canReachEmailJs().then((isReached) => isCurrent && setFindings([isReached ? REACHED : MISSED]));
    return () => {
      isCurrent = false;
    };
  }, [checkedAt]);

  return findings;
}
