import type { Page, Request, Response, Route } from '@playwright/test';

const ENDPOINT = '**/graphql';

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
