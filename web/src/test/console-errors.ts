import { vi } from 'vitest';

/** What was logged as an error since the last call. A test that leaves any behind fails. */
export function takeConsoleErrors(): unknown[][] {
  const { mock } = vi.mocked(console.error);
  return mock.calls.splice(0);
}
