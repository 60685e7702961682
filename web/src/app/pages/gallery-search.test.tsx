import { screen, waitFor, within } from '@testing-library/react';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import { graphql, HttpResponse } from 'msw';
import { expect, test } from 'vitest';
import type { SearchProjectsQueryVariables } from '../../graphql/generated-gallery';
import { takeConsoleErrors } from '../../test/console-errors';
import { network } from '../../test/network';
import { galleryAnswer, project } from '../../test/projects';
import { renderPage } from '../../test/render-page';

const PROJECTS = [
  project('Ferries', { technologies: ['Svelte', 'Go'] }),
  project('Tides', { technologies: ['Svelte'], platform: 'Desktop Application' }),
  project('নৌকা', { technologies: ['Go', 'C++'] }),
];

/** Answers like the cms, and notes what it was asked. */
function answerSearches() {
  const asked: SearchProjectsQueryVariables[] = [];
  network.use(
    graphql.query<object, SearchProjectsQueryVariables>('SearchProjects', ({ variables }) => {
      asked.push(variables);
      return HttpResponse.json({ data: search(variables) });
    }),
  );
  return asked;
}

function search({ q, technologies, platform }: SearchProjectsQueryVariables) {
  const found = PROJECTS.filter(
    (one) =>
      one.title.toLowerCase().includes((q ?? '').toLowerCase()) &&
      [technologies ?? []]
        .flat()
        .every((name) => one.technologies.some((own) => own.toLowerCase() === name)) &&
      (!platform || one.platform === platform),
  );
  return galleryAnswer(found, {
    technologies: countOf(found.flatMap((one) => one.technologies)),
    platforms: countOf(found.map((one) => one.platform)),
  });
}

function countOf(names: string[]) {
  return Object.fromEntries(names.map((name) => [name, names.filter((other) => other === name).length]));
}

const field = () => screen.getByRole('searchbox', { name: 'Search projects' });
const titles = () => screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent);
const count = (text: string) => waitFor(() => expect(screen.getByRole('status')).toHaveTextContent(text));
const filters = () => within(screen.getByRole('navigation', { name: 'Filters' }));
const chosen = () => within(screen.getByRole('list', { name: 'Chosen' })).getAllByRole('link');

test('all projects stand there with what they can be narrowed down by', async () => {
  answerSearches();
  renderPage('/portfolio');
  expect(await screen.findByRole('heading', { name: 'All Projects' })).toBeVisible();
  await count('3 projects');
  expect(field()).toHaveValue('');
  expect(screen.getByRole('link', { name: 'Svelte, 2 projects' })).toHaveAttribute(
    'href',
    '/portfolio?tech=Svelte',
  );
  expect(screen.getByRole('link', { name: 'C++, 1 project' })).toHaveAttribute(
    'href',
    '/portfolio?tech=C%2B%2B',
  );
  expect(screen.queryByRole('list', { name: 'Chosen' })).not.toBeInTheDocument();
});

test('what is typed is searched after a pause, once, and stays in the field', async () => {
  const asked = answerSearches();
  const user = userEvent.setup();
  renderPage('/portfolio');
  await count('3 projects');
  await user.type(field(), 'tid');
  await count('1 project found');
  expect(titles()).toEqual(['Tides']);
  expect(field()).toHaveValue('tid');
  expect(field()).toHaveFocus();
  expect(asked.map(({ q }) => q)).toEqual([null, 'tid']);
});

test('Bengali is found', async () => {
  answerSearches();
  renderPage(`/portfolio?q=${encodeURIComponent('নৌকা')}`);
  await count('1 project found');
  expect(titles()).toEqual(['নৌকা']);
  expect(field()).toHaveValue('নৌকা');
});

test('filters add up and are taken away one by one', async () => {
  answerSearches();
  const user = userEvent.setup();
  renderPage('/portfolio');
  await user.click(await screen.findByRole('link', { name: 'Svelte, 2 projects' }));
  await count('2 projects found');
  await user.click(screen.getByRole('link', { name: 'Go, 1 project' }));
  await count('1 project found');
  expect(titles()).toEqual(['Ferries']);
  expect(chosen().map(({ textContent }) => textContent.trim())).toEqual(['Go', 'Svelte']);
  await user.click(
    within(screen.getByRole('list', { name: 'Chosen' })).getByRole('link', { name: 'Remove Svelte' }),
  );
  await count('2 projects found');
  expect(screen.getByRole('status')).toHaveFocus();
  await user.click(screen.getByRole('link', { name: 'Clear all' }));
  await count('3 projects');
  expect(screen.getByRole('heading', { name: 'All Projects' })).toBeVisible();
});

test('a technology in another spelling is shown in that of the projects', async () => {
  network.use(
    graphql.query('SearchProjects', () =>
      HttpResponse.json({ data: galleryAnswer(PROJECTS.slice(0, 1), { technologies: { Svelte: 1 } }) }),
    ),
  );
  renderPage('/portfolio?tech=sVeLtE');
  await count('1 project found');
  expect(chosen().map(({ textContent }) => textContent.trim())).toEqual(['Svelte']);
  expect(filters().getByRole('link', { current: true })).toHaveTextContent('Svelte');
});

test('what is typed goes along with a filter that is chosen before it was searched', async () => {
  answerSearches();
  const user = userEvent.setup();
  renderPage('/portfolio');
  const filter = await screen.findByRole('link', { name: 'Go, 2 projects' });
  await user.type(field(), 'fer');
  await user.click(filter);
  await count('1 project found');
  expect(titles()).toEqual(['Ferries']);
  expect(field()).toHaveValue('fer');
});

test('three technologies are the most that can be chosen', async () => {
  network.use(
    graphql.query('SearchProjects', () =>
      HttpResponse.json({
        data: galleryAnswer(PROJECTS, { technologies: { Ada: 3, Bash: 3, Clojure: 3, Dart: 2 } }),
      }),
    ),
  );
  renderPage('/portfolio?tech=Ada&tech=Bash&tech=Clojure');
  await count('3 projects found');
  expect(screen.getByText('3 technologies at a time: take one away to choose another.')).toBeVisible();
  expect(screen.queryByRole('link', { name: /^Dart/ })).not.toBeInTheDocument();
});

test('of many technologies the most used are offered, and the others on demand', async () => {
  const technologies = Object.fromEntries(
    Array.from({ length: 30 }, (_, index) => [`T${index}`, 300 - index]),
  );
  network.use(
    graphql.query('SearchProjects', () =>
      HttpResponse.json({ data: galleryAnswer(PROJECTS, { technologies }) }),
    ),
  );
  renderPage('/portfolio');
  expect(await screen.findByRole('link', { name: 'T11, 289 projects' })).toBeVisible();
  expect(screen.getByText('T29')).not.toBeVisible();
  await userEvent.click(screen.getByText('Show 18 more'));
  expect(screen.getByText('T29')).toBeVisible();
});

test('the focus stays on a filter that moves, and goes to the summary when what had it is gone', async () => {
  const technologies = Object.fromEntries(Array.from({ length: 20 }, (_, index) => [`T${index}`, 3]));
  network.use(
    graphql.query<object, SearchProjectsQueryVariables>('SearchProjects', ({ variables }) =>
      HttpResponse.json({
        data: variables.q
          ? galleryAnswer([])
          : galleryAnswer(PROJECTS, {
              technologies: variables.technologies?.length ? { T19: 3 } : technologies,
            }),
      }),
    ),
  );
  const user = userEvent.setup();
  renderPage('/portfolio');
  await user.click(await screen.findByText('Show 8 more'));
  await user.click(screen.getByRole('link', { name: 'T19, 3 projects' }));
  await count('3 projects found');
  expect(filters().getByRole('link', { name: 'Remove T19' })).toHaveFocus();
  await user.keyboard('{Enter}');
  await count('3 projects');
  expect(filters().getByRole('link', { name: 'T19, 3 projects' })).toHaveFocus();
  expect(filters().getByRole('link', { name: 'T19, 3 projects' })).toBeVisible();

  await user.type(field(), 'zzz');
  await user.click(await screen.findByRole('link', { name: 'Show all projects' }));
  await count('3 projects');
  expect(screen.getByRole('status')).toHaveFocus();
});

test('when nothing fits, the visitor is told what to do', async () => {
  answerSearches();
  const user = userEvent.setup();
  renderPage('/portfolio?q=svlete');
  expect(await screen.findByRole('heading', { name: 'Nothing fits' })).toBeVisible();
  await count('0 projects found');
  expect(screen.getByText('Try other or fewer words, or look for a technology.')).toBeVisible();
  await user.click(await screen.findByRole('link', { name: 'Svelte' }));
  await count('2 projects found');
  expect(field()).toHaveValue('');
});

test.each([
  ['can be tried again', (user: UserEvent, again: HTMLElement) => user.click(again)],
  ['goes on with the connection', () => window.dispatchEvent(new Event('online'))],
])('a search that fails keeps what was typed and %s', async (_, goOn) => {
  const user = userEvent.setup();
  answerSearches();
  renderPage('/portfolio');
  await count('3 projects');
  network.use(
    graphql.query('SearchProjects', () =>
      HttpResponse.json({ errors: [{ message: 'The database is down' }] }),
    ),
  );
  await user.type(field(), 'tides');
  const again = await screen.findByRole('button', { name: 'Try again' });
  expect(screen.queryByRole('article')).not.toBeInTheDocument();
  expect(field()).toHaveValue('tides');
  answerSearches();
  await goOn(user, again);
  await count('1 project found');
  expect(takeConsoleErrors()).toHaveLength(1);
});
