import { CombinedGraphQLErrors } from '@apollo/client/errors';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createLimit } from '../../../../lib/limit';
import { ownProject } from '../../../../test/projects';
import { beginEditing, edit } from '../editing/edit';
import type { Base, Editing } from '../editing/editing';
import { createAutosave, type SaveState } from './autosave';
import type { Update } from './server-draft';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const base: Base = { ...ownProject('Atlas'), images: [], updatedAt: '2026-03-01T10:00:00.000Z' };

const refusal = (code: string, errors: { path: string[]; message: string }[] = []) =>
  new CombinedGraphQLErrors({
    errors: [{ message: code, extensions: { code, error: { details: { errors } } } }],
  });

/** A form and a server that keeps what it is sent, unless it is told to answer otherwise. */
function aForm() {
  let stored = base;
  let editing: Editing = beginEditing(base, null);
  const sent: Update[] = [];
  const states: SaveState[] = [];
  const answers: (() => Promise<Base>)[] = [];

  function store({ data }: Update): Base {
    const updatedAt = new Date(Date.parse(stored.updatedAt) + 1000).toISOString();
    stored = { ...stored, ...(data as Partial<Base>), updatedAt };
    return stored;
  }

  const conflict = vi.fn(() => Promise.resolve(false));
  const autosave = createAutosave({
    draft: {
      inTurn: createLimit({ running: 1, waiting: Infinity }).run,
      async update(update) {
        sent.push(update);
        const answer = answers.shift();
        return answer ? answer() : store(update);
      },
    },
    read: () => editing,
    onSaved: (latest) => (editing = edit(editing, { type: 'saved', latest })),
    onConflict: conflict,
    onImagesRefused: () => {},
    report: (state) => states.push(state),
  });

  return {
    sent,
    states,
    answers,
    conflict,
    autosave,
    type(fields: Partial<Editing>) {
      editing = { ...editing, ...fields };
      autosave.changed();
    },
    discard() {
      const latest = { ...base, updatedAt: new Date(Date.parse(stored.updatedAt) + 1000).toISOString() };
      stored = latest;
      editing = edit(editing, { type: 'started over', origin: latest, latest });
    },
  };
}

const pass = (milliseconds: number) => vi.advanceTimersByTimeAsync(milliseconds);

test('two seconds after the last change, what is changed is saved as a draft', async () => {
  const form = aForm();
  form.type({ title: 'Atlas of' });
  await pass(1500);
  form.type({ title: 'Atlas of rivers ' });
  await pass(1999);
  expect(form.sent).toEqual([]);
  await pass(1);
  expect(form.sent).toEqual([
    { data: { title: 'Atlas of rivers' }, version: base.updatedAt, status: 'DRAFT', isLeaving: false },
  ]);
  expect(form.states.at(-1)).toMatchObject({ kind: 'settled', at: expect.any(Date), held: [] });
  form.autosave.changed();
  await pass(5000);
  expect(form.sent).toHaveLength(1);
});

test('what was discarded and is typed once more is saved once more', async () => {
  const form = aForm();
  form.type({ title: 'Rivers' });
  await pass(2000);
  form.discard();
  form.type({ title: 'Rivers' });
  await pass(2000);
  expect(form.sent.map(({ data }) => data)).toEqual([{ title: 'Rivers' }, { title: 'Rivers' }]);
});

test('one save at a time, each with the version that was read last', async () => {
  const form = aForm();
  let answer: (latest: Base) => void = () => {};
  form.answers.push(() => new Promise((resolve) => (answer = resolve)));
  form.type({ title: 'One' });
  await pass(2000);
  form.type({ title: 'Two' });
  await pass(5000);
  expect(form.sent).toHaveLength(1);
  answer({ ...base, title: 'One', updatedAt: '2026-03-01T11:00:00.000Z' });
  await pass(0);
  expect(form.sent[1]).toMatchObject({ data: { title: 'Two' }, version: '2026-03-01T11:00:00.000Z' });
});

test('a field that is not valid stays in this browser, the others are saved', async () => {
  const form = aForm();
  form.type({ role: 'Design', githubLink: 'nowhere' });
  await pass(2000);
  expect(form.sent.map(({ data }) => data)).toEqual([{ role: 'Design' }]);
  expect(form.states.at(-1)).toMatchObject({ held: [expect.stringMatching(/^GitHub link/)] });
});

test('what the server refuses is told and waits until it is changed', async () => {
  const form = aForm();
  const taken = { path: ['slug'], message: 'Page address: “Rivers” has this one' };
  form.answers.push(() => Promise.reject(refusal('BAD_USER_INPUT', [taken])));
  form.type({ slug: 'rivers', role: 'Design' });
  await pass(2000);
  expect(form.sent.map(({ data }) => data)).toEqual([{ slug: 'rivers', role: 'Design' }, { role: 'Design' }]);
  expect(form.states.at(-1)).toMatchObject({ kind: 'settled', held: [taken.message] });
  form.type({ slug: 'rivers-2' });
  await pass(2000);
  expect(form.sent[2]).toMatchObject({ data: { slug: 'rivers-2' } });
});

test('without a connection it says so and tries again', async () => {
  const form = aForm();
  form.answers.push(() => Promise.reject(new TypeError('Failed to fetch')));
  form.type({ title: 'Rivers' });
  await pass(2000);
  expect(form.states.at(-1)).toMatchObject({
    kind: 'failed',
    reason: expect.stringMatching(/^no connection/),
  });
  await pass(5000);
  expect(form.sent).toHaveLength(2);
  expect(form.states.at(-1)).toMatchObject({ kind: 'settled', held: [] });
});

test('what somebody else has saved stops it until both are put together', async () => {
  const form = aForm();
  form.answers.push(() => Promise.reject(refusal('CONFLICT')));
  form.type({ title: 'Rivers' });
  await pass(2000);
  expect(form.conflict).toHaveBeenCalledOnce();
  expect(form.states.at(-1)).toEqual({ kind: 'conflict' });
  await pass(100_000);
  expect(form.sent).toHaveLength(1);
});

test('what is still unsaved when the page is left is sent at once', async () => {
  const form = aForm();
  form.type({ title: 'Rivers' });
  await form.autosave.flush({ isLeaving: true });
  form.autosave.stop();
  expect(form.sent).toMatchObject([{ data: { title: 'Rivers' }, isLeaving: true }]);
  await pass(10_000);
  expect(form.sent).toHaveLength(1);
});
