import { readDraft, saveDraft } from '../../../lib/storage/drafts';
import type { Account } from '../../../lib/vendors/firebase';

type Profile = { name: string; photoURL: string };

/** What stands in the form of a profile and is not saved yet: phones drop pages that are left for another app. */
export function readProfileDraft({ uid }: Account): Profile | null {
  const { name, photoURL } = readDraft(keyOf(uid));
  return typeof name === 'string' && typeof photoURL === 'string' ? { name, photoURL } : null;
}

export function saveProfileDraft({ uid }: Account, draft: Profile | null): void {
  saveDraft(keyOf(uid), draft);
}

function keyOf(uid: string) {
  return { uid, name: 'profile' };
}
