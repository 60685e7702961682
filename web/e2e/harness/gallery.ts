import type { Page, Route } from '@playwright/test';
import { answerTo } from './graphql';

type Answer = { data: { searchProjects: { nodes: Record<string, unknown>[]; pageInfo: object } } };

type Asked = { q: string | null; technologies: string[]; page: number };

/** Comes to the gallery from another page, so that it asks for its projects itself. */
export async function openGallery(page: Page): Promise<void> {
  await page.getByRole('contentinfo').getByRole('link', { name: 'Portfolio' }).click();
}

/** Answers the gallery's questions by something else than the server. */
export function answerGallery(page: Page, answer: (route: Route, asked: Asked) => Promise<void>) {
  return answerTo(page, 'SearchProjects', (route) => {
    const { variables } = route.request().postDataJSON() as { variables: Asked };
    return answer(route, variables);
  });
}

/** Changes what the server answers about the projects of a page. */
export async function changeAnswer(
  route: Route,
  change: (connection: Answer['data']['searchProjects']) => void,
) {
  const response = await route.fetch();
  const json = (await response.json()) as Answer;
  change(json.data.searchProjects);
  await route.fulfill({ response, json });
}

/** Gives the first project three pictures, whatever the projects are. */
export function withThreePictures(route: Route) {
  return changeAnswer(route, ({ nodes }) => {
    const images = nodes.flatMap((node) => node.images).slice(0, 3);
    nodes.splice(0, 1, { ...nodes[0], images });
  });
}
