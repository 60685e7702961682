import { AsyncLocalStorage } from 'node:async_hooks';

const ids = new AsyncLocalStorage<string>();

/** Whatever `work` asks the CMS for, and logs, bears the id. */
export const withRequestId = <Result>(id: string, work: () => Result): Result => ids.run(id, work);

export const currentRequestId = (): string | undefined => ids.getStore();
