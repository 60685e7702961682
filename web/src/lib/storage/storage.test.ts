import { expect, test, vi } from 'vitest';
import { parseRecord, readItem, removeItemsBeginningWith, writeItem } from './storage';

test('what is written is read again, in its place only', () => {
  expect(writeItem('a', '1')).toBe(true);
  expect(readItem('a')).toBe('1');
  expect(readItem('a', 'sessionStorage')).toBeNull();
  writeItem('a', null);
  expect(readItem('a')).toBeNull();
});

test('items go by the beginning of their names', () => {
  ['draft.a', 'draft.b', 'drafts'].forEach((key) => writeItem(key, 'x'));
  removeItemsBeginningWith('draft.');
  expect(Object.keys(localStorage)).toEqual(['drafts']);
});

test('a browser that refuses to store breaks nothing', () => {
  const storage = vi.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
    throw new DOMException('No.', 'SecurityError');
  });
  expect(writeItem('a', '1')).toBe(false);
  expect(readItem('a')).toBeUndefined();
  removeItemsBeginningWith('a');
  storage.mockRestore();
});

test('an object comes back with its fields, whatever else without any', () => {
  expect(parseRecord('{"a":1}')).toEqual({ a: 1 });
  for (const damaged of ['{', '7', 'null', '"constructor"', '', null, undefined])
    expect(parseRecord(damaged)).toEqual({});
});
