import { AsyncLocalStorage } from 'node:async_hooks';

type CurrentRequest = { id: string; /** His address. */ visitor: string };

const requests = new AsyncLocalStorage<CurrentRequest>();

/** Whatever `work` asks the CMS for bears the id and counts as the visitor's; what it logs bears the id. */
export const withRequest = <Result>(request: CurrentRequest, work: () => Result): Result =>
  requests.run(request, work);

export const currentRequest = (): CurrentRequest | undefined => requests.getStore();
