import { expect, test, vi } from 'vitest';
import { clearDraft, readDraft, saveDraft } from './message-draft';

const text = { name: 'Nadia', email: 'nadia@example.com', message: 'Hello' };

test('the same text is the same key, another text another', () => {
  const first = saveDraft(text);
  expect(first.idempotencyKey).toMatch(/^[\w-]{16,64}$/);
  expect(saveDraft({ ...text })).toEqual(first);
  const second = saveDraft({ ...text, message: 'Hello!' });
  expect(second.idempotencyKey).not.toBe(first.idempotencyKey);
  expect(second.startedAt).toBe(first.startedAt);
});

test('a draft is there until it is cleared', () => {
  const draft = saveDraft(text);
  expect(readDraft()).toEqual(draft);
  clearDraft();
  expect(readDraft()).toBeNull();
});

test('blocked storage keeps the draft as long as the page', () => {
  const block = () => {
    throw new DOMException('Blocked', 'SecurityError');
  };
  const spies = (['getItem', 'setItem', 'removeItem'] as const).map((method) =>
    vi.spyOn(Storage.prototype, method).mockImplementation(block),
  );
  const draft = saveDraft(text);
  expect(saveDraft(text)).toEqual(draft);
  clearDraft();
  expect(readDraft()).toBeNull();
  spies.forEach((spy) => spy.mockRestore());
});

test.each(['{', '7', '[]', '{"name":7}', '{"constructor":"x"}', JSON.stringify({ ...text, startedAt: 'x' })])(
  'a draft that reads %s is none',
  (stored) => {
    clearDraft();
    sessionStorage.setItem('portfolio.message', stored);
    expect(readDraft()).toBeNull();
  },
);
