import type { Page } from '@playwright/test';
import { answerGallery, changeAnswer } from './gallery';

export const LONG = 'Die Donaudampfschifffahrtsgesellschaftskapitän';

/** As a portfolio of three hundred projects and a hundred technologies answers, whatever is chosen; words are not found. */
export function answerMany(page: Page) {
  let nodes: Record<string, unknown>[] = [];
  return answerGallery(page, (route, { q, technologies }) =>
    changeAnswer(route, (connection) => {
      if (q) return;
      if (connection.nodes.length > 0) nodes = connection.nodes;
      Object.assign(connection, {
        nodes,
        technologies: manyTechnologies(technologies),
        platforms: PLATFORMS.map((name) => facet(name, 100)),
        pageInfo: { ...connection.pageInfo, total: 300, pageCount: 50 },
      });
    }),
  );
}

const PLATFORMS = ['Web Application', 'WordPress Theme/Plugin', 'Chrome Extension'];

/** The most frequent first, which the chosen ones are. */
function manyTechnologies(chosen: readonly string[]) {
  const technologies = Array.from({ length: 100 }, (_, index) =>
    facet(`Technology ${index + 1}`, 300 - index),
  );
  technologies[1] = facet(LONG, 299);
  technologies[2] = facet('বাংলা', 298);
  const isChosen = ({ value }: Facet) => chosen.includes(value.toLowerCase());
  return [...technologies.filter(isChosen), ...technologies.filter((one) => !isChosen(one))];
}

type Facet = ReturnType<typeof facet>;

function facet(value: string, count: number) {
  return { __typename: 'Facet', value, count };
}
