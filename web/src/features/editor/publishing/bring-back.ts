import type { ApolloClient } from '@apollo/client';
import { toast } from '../../../components/toasts/toaster';
import {
  BringBackProjectDocument,
  ScheduleProjectDocument,
  type OwnProjectCard_projectFragment,
  type PublicationStatus,
} from '../../../graphql/generated-dashboard';
import { announceSave } from '../../../lib/previews/preview-channel';
import { hasCode, reportFailure } from '../../../graphql/request-failure';
import { toProjectInput } from './project-input';

type Project = OwnProjectCard_projectFragment;

/** What a project was, and when it was to become public by itself. */
type Before = Parameters<typeof toProjectInput>[0] & Pick<Project, 'publishAt'>;

type How = {
  /** The `updatedAt` that the answer had which is undone: nothing that was saved since is written over. */
  seen: string | undefined;
  status?: PublicationStatus;
};

/**
 * Makes a project again what it was.
 * @throws a CONFLICT when it was saved since
 */
export async function bringBack(
  client: ApolloClient,
  documentId: string,
  before: Before,
  { seen, status = 'DRAFT' }: How,
): Promise<Project> {
  const { data } = await client.mutate({
    mutation: BringBackProjectDocument,
    variables: { documentId, data: toProjectInput(before), status, updatedAt: seen },
    context: { auth: true },
  });
  if (!data) throw new Error('The project is gone.');
  announceSave(documentId);
  const scheduled = status === 'DRAFT' && (await reschedule(client, documentId, before.publishAt));
  return scheduled || data.updateProject;
}

/** Brings back changes that were discarded, and tells what came of it. Null when they could not be. */
export async function undoDiscard(
  client: ApolloClient,
  documentId: string,
  before: Before,
  seen: string | undefined,
): Promise<Project | null> {
  try {
    const project = await bringBack(client, documentId, before, { seen });
    toast.success('Your changes are back');
    return project;
  } catch (error) {
    reportFailedUndo(error, 'Failed to bring your changes back');
    return null;
  }
}

export function reportFailedUndo(error: unknown, fallback: string, name = 'This project'): void {
  if (!hasCode(error, 'CONFLICT')) return reportFailure(error, fallback);
  toast.error(
    `${name} was changed elsewhere meanwhile`,
    'It stays as it is now. What you had before is in its history.',
  );
}

/** To discard a draft takes its time as well. */
async function reschedule(client: ApolloClient, documentId: string, publishAt: string | null) {
  if (!publishAt || Date.parse(publishAt) <= Date.now()) return null;
  try {
    const { data } = await client.mutate({
      mutation: ScheduleProjectDocument,
      variables: { documentId, publishAt },
      context: { auth: true },
    });
    return data?.scheduleProject ?? null;
  } catch (error) {
    reportFailure(error, 'Failed to schedule the project again');
    return null;
  }
}
