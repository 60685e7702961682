import {
  expect,
  type APIRequestContext,
  type Page,
  type Request,
  type Response,
  type Route,
} from '@playwright/test';
import { idTokenOf, type Account } from './accounts';

const ENDPOINT = '**/graphql';

/** What the cms answers an account, or nobody. */
export async function askCms<Data>(
  request: APIRequestContext,
  query: string,
  variables: object = {},
  account?: Account,
): Promise<Data> {
  const headers = account && { authorization: `Bearer ${await idTokenOf(request, account)}` };
  const answer = await request.post('/graphql', { data: { query, variables }, headers });
  expect(answer.ok(), await answer.text()).toBe(true);
  const { data, errors } = (await answer.json()) as { data: Data; errors?: unknown };
  expect(errors).toBeUndefined();
  return data;
}

/** Answers one GraphQL operation otherwise than the cms. */
export function answerTo(page: Page, operationName: string, answer: (route: Route) => Promise<void>) {
  return page.route(ENDPOINT, (route) =>
    isOperation(route.request(), operationName) ? answer(route) : route.fallback(),
  );
}

/** From here on the cms answers again. */
export function unroute(page: Page): Promise<void> {
  return page.unroute(ENDPOINT);
}

export function responseTo(page: Page, operationName: string): Promise<Response> {
  return page.waitForResponse((response) => isOperation(response.request(), operationName));
}

function isOperation(request: Request, operationName: string): boolean {
  if (!request.url().endsWith('/graphql')) return false;
  return (request.postDataJSON() as { operationName: string }).operationName === operationName;
}
