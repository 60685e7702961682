import { renderHook } from '@testing-library/react';
import { expect, test } from 'vitest';
import { usePortrait } from './use-portrait';

const stored = {
  documentId: 'stored',
  url: '/uploads/me.webp',
  name: 'me.webp',
  size: 10,
  width: 60,
  height: 80,
  alternativeText: null,
  placeholder: null,
  formats: [],
};

test('a new portrait that was lost on its way does not take the stored one away', async () => {
  const lost = { image: null, missing: ['new.jpg'] };
  const { result } = renderHook(() => usePortrait(stored, lost));
  expect(await result.current.upload(stored)).toBe('stored');
});

test('a portrait that is removed is', async () => {
  const { result } = renderHook(() => usePortrait(stored, { image: null, missing: [] }));
  expect(await result.current.upload(stored)).toBeNull();
});
