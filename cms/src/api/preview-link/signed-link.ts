import { isEqual, sign } from '../../shared/signature';
import type { Status } from '../project/reading/project-rows';

const PURPOSE = 'preview';
const HOUR_IN_SECONDS = 3600;
const SIGNED = /^([a-z0-9]{24})\.(\d{10})\.([\w-]{43})$/;
const STATUSES = ['draft', 'published'] as const;

type Shown = { documentId: string; status: Status; until: Date };

/** `<documentId>.<until>.<signature>`: shows a project for an hour, without a trace in the database. */
export function signLink(documentId: string, status: Status, secret: string, now = Date.now()): string {
  const until = String(Math.ceil(now / 1000) + HOUR_IN_SECONDS);
  return `${documentId}.${until}.${sign(PURPOSE, [documentId, status, until], secret)}`;
}

/** What a link shows; nothing when it is not ours, or its time is over. */
export function readSignedLink(link: string, secret: string, now = Date.now()): Shown | undefined {
  const [, documentId = '', seconds = '', signature = ''] = SIGNED.exec(link) ?? [];
  const until = new Date(Number(seconds) * 1000);
  if (!documentId || until.getTime() < now) return undefined;
  const status = STATUSES.find((one) =>
    isEqual(signature, sign(PURPOSE, [documentId, one, seconds], secret)),
  );
  return status && { documentId, status, until };
}
