import { toast } from '../../../../components/toasts/toaster';
import { toProjectInput } from '../../publishing/project-input';
import { hasCode, reportFailure } from '../../../../graphql/request-failure';
import { draftOf } from '../editing/edit';
import type { Base, Editing } from '../editing/editing';
import type { ProjectFormHandle } from '../use-project-form';
import type { ServerDraft } from './server-draft';

/** What can become of changes when their form is left without a button that saves. */
export type Leaving = {
  /** Whether there are some that only this browser has. */
  isUnsaved: boolean;
  keep: () => Promise<void>;
  discard: () => Promise<void>;
};

/** Null while nothing was changed. */
export function useLeaving(
  { form, stored, origin, isChanged, finish, isAnswered, isOwn }: ProjectFormHandle,
  draft: ServerDraft,
  { flush, giveUp }: { flush: () => Promise<void>; giveUp: () => void },
): Leaving | null {
  const { getValues } = form;
  if (!isChanged && stored.updatedAt === origin.updatedAt) return null;

  async function keep() {
    giveUp();
    await flush();
    const { base } = await readLatest();
    if (draftOf(getValues())) toast.error('Not all could be saved. The rest is kept in this browser.');
    else if (isPublic(base)) tellPublic();
    else toast.success('Saved as a draft');
  }

  async function discard() {
    giveUp();
    finish();
    try {
      await draft.inTurn(() => goBack());
    } catch (error) {
      await reportUndiscarded(error);
    }
  }

  async function goBack() {
    const { version, base } = await readLatest();
    if (version === origin.updatedAt) return;
    if (isPublic(base)) return tellPublic();
    const { updatedAt } =
      origin.status === 'PUBLISHED'
        ? await draft.discard(version)
        : await draft.update({ data: toProjectInput(origin), version, status: 'DRAFT' });
    toast.success('Changes discarded', { undo: () => draft.bringBack(base, updatedAt) });
  }

  /** With a save that has come through although no answer told so. */
  async function readLatest(): Promise<Pick<Editing, 'version' | 'base'>> {
    if (isAnswered()) return getValues();
    // Without a connection nothing can be known of it.
    const stored = await draft.read().catch(() => undefined);
    return stored && isOwn(stored) ? { version: stored.updatedAt, base: stored } : getValues();
  }

  function isPublic({ status, updatedAt }: Base): boolean {
    return status === 'PUBLISHED' && updatedAt !== origin.updatedAt;
  }

  function tellPublic() {
    toast.error('This project is public by now', 'It was published with what you had changed, and stays so.');
  }

  async function reportUndiscarded(error: unknown) {
    if (!hasCode(error, 'CONFLICT')) return reportFailure(error, 'The changes could not be discarded');
    // For the list behind the form.
    await draft.read().catch(() => undefined);
    toast.error('This project was changed elsewhere', 'It stays as it is there: please look at it again.');
  }

  return { isUnsaved: isChanged, keep, discard };
}
