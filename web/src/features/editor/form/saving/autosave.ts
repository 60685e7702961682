import type { ProjectInput } from '../../../../graphql/generated-dashboard';
import {
  failureText,
  fieldErrors,
  hasCode,
  isOffline,
  isSignedOut,
  isTooLarge,
  refusesImages,
} from '../../../../graphql/request-failure';
import type { Base, Editing } from '../editing/editing';
import type { ServerDraft } from './server-draft';
import { unsavedOf } from './unsaved';

const DELAY = 2000;
const RETRY_DELAYS = [5_000, 15_000, 60_000];

export type SaveState =
  | { kind: 'saving' | 'conflict' }
  /** What could be saved is saved; `held` says why the rest is not. */
  | { kind: 'settled'; at: Date | null; held: string[] }
  | { kind: 'failed'; reason: string };

type Options = {
  draft: Pick<ServerDraft, 'inTurn' | 'update'>;
  /** Null while nothing may be saved. */
  read: () => Editing | null;
  onSaved: (latest: Base) => void;
  /** Answers whether the changes of both could be put together. */
  onConflict: () => Promise<boolean>;
  onImagesRefused: () => void;
  report: (state: SaveState) => void;
};

/** Saves what is changed in a form to the draft on the server, one save at a time. */
export function createAutosave({ draft, read, onSaved, onConflict, onImagesRefused, report }: Options) {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isStopped = false;
  let failures = 0;
  let savedAt: Date | null = null;
  /** What would be sent again and again: what the server has just taken otherwise, and as which version. */
  let lastSaved = '';
  const refusals = createRefusals();

  function start(delay: number) {
    clearTimeout(timer);
    if (!isStopped) timer = setTimeout(() => void flush(), delay);
  }

  function flush({ isLeaving = false } = {}): Promise<void> {
    clearTimeout(timer);
    return draft.inTurn(() => save(isLeaving));
  }

  async function save(isLeaving: boolean): Promise<void> {
    const editing = read();
    if (!editing) return;
    const { data, held } = refusals.leaveOut(unsavedOf(editing));
    const isNothing = Object.keys(data).length === 0 || editing.version + JSON.stringify(data) === lastSaved;
    if (isNothing) return report({ kind: 'settled', at: savedAt, held });
    report({ kind: 'saving' });
    try {
      const latest = await draft.update({ data, version: editing.version, status: 'DRAFT', isLeaving });
      lastSaved = latest.updatedAt + JSON.stringify(data);
      failures = 0;
      savedAt = new Date();
      onSaved(latest);
      report({ kind: 'settled', at: savedAt, held });
    } catch (error) {
      await meet(error, data);
    }
  }

  async function meet(error: unknown, data: ProjectInput): Promise<void> {
    if (hasCode(error, 'CONFLICT')) return putTogether();
    const isRefused = refusals.note(error, data);
    if (refusesImages(error)) onImagesRefused();
    if (isRefused) return save(false);
    report({ kind: 'failed', reason: reasonOf(error) });
    start(RETRY_DELAYS[failures] ?? 60_000);
    failures += 1;
  }

  async function putTogether(): Promise<void> {
    try {
      if (await onConflict()) start(0);
      else report({ kind: 'conflict' });
    } catch (error) {
      report({ kind: 'failed', reason: reasonOf(error) });
      start(DELAY);
    }
  }

  return {
    changed: () => start(DELAY),
    soon: () => start(0),
    flush,
    stop() {
      isStopped = true;
      clearTimeout(timer);
    },
  };
}

export type Autosave = ReturnType<typeof createAutosave>;

/** What the server has refused, by field, and why: until it is changed, it would be refused again. */
function createRefusals() {
  const refused = new Map<string, { value: string; message: string }>();

  return {
    /** Answers whether there was any. */
    note(error: unknown, data: ProjectInput): boolean {
      const problems = fieldErrors(error).filter(({ path: [name = ''] }) => name in data);
      for (const {
        path: [name = ''],
        message,
      } of problems) {
        refused.set(name, { value: valueOf(data, name), message });
      }
      return problems.length > 0;
    },

    leaveOut({ data, held }: ReturnType<typeof unsavedOf>) {
      const waiting = [...refused].filter(([name, { value }]) => valueOf(data, name) === value);
      const names = waiting.map(([name]) => name);
      return {
        data: Object.fromEntries(Object.entries(data).filter(([name]) => !names.includes(name))),
        held: [...held, ...waiting.map(([, { message }]) => message)],
      };
    },
  };
}

function valueOf(data: ProjectInput, name: string): string {
  return JSON.stringify(Reflect.get(data, name) ?? null);
}

function reasonOf(error: unknown): string {
  if (isOffline(error)) return 'no connection. It is kept in this browser';
  if (isSignedOut(error)) return 'your session has ended. It is kept in this browser';
  if (isTooLarge(error)) return 'it is too large for the server. It is kept in this browser';
  return failureText(error, 'the server does not answer');
}
