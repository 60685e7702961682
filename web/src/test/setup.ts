import '@testing-library/jest-dom/vitest';
import { cleanup, configure } from '@testing-library/react';
import { afterAll, afterEach, beforeAll, beforeEach, expect, vi } from 'vitest';
import { takeConsoleErrors } from './console-errors';
import './missing-in-jsdom';
import { network } from './network';

configure({ asyncUtilTimeout: 15_000 });

beforeAll(() => network.listen({ onUnhandledRequest: 'error' }));

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
});

afterEach(() => {
  cleanup();
  network.resetHandlers();
  localStorage.clear();
  sessionStorage.clear();
  expect(takeConsoleErrors()).toEqual([]);
});

afterAll(() => network.close());
