import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { graphql, http, HttpResponse } from 'msw';
import { expect, test } from 'vitest';
import { EMPTY_SITE, type Site } from '../../features/site/site-context';
import { SiteDocument } from '../../graphql/generated';
import { structuredData } from '../../structured-data';
import { network } from '../../test/network';
import { galleryAnswer } from '../../test/projects';
import { renderPage } from '../../test/render-page';
import { NAME_ONLY, SAMPLE_SITE, siteAnswer } from '../../test/site';

const PAGES = ['/', '/about', '/portfolio', '/chatbot', '/contact', '/nowhere'];

/** Something of everything, and nothing of it whole. */
const HALVES: Site = {
  ...SAMPLE_SITE,
  heroTitle: null,
  tagline: null,
  portrait: null,
  phone: null,
  orbitTechnologies: [{ name: 'A', icon: null, color: null }],
  address: { street: null, town: null, region: 'Rajshahi', country: null },
  awardPhrases: [],
  awards: [{ title: 'A', year: null, description: null }],
  education: [{ title: 'A', institution: null, year: null, description: null }],
  skillCategories: [
    { name: 'None', skills: [] },
    { name: 'One', skills: [{ name: 'B', level: null, icon: null, color: null }] },
  ],
};

const CASES: [string, Site][] = [
  ['half of everything', HALVES],
  [
    'a street, and nothing about the owner',
    { ...NAME_ONLY, address: { street: 'Main Road 1', town: null, region: null, country: null } },
  ],
  ['the name only', NAME_ONLY],
  ['no answer of the cms', EMPTY_SITE],
];

const ALL = CASES.flatMap(([facts, site]) => PAGES.map((path) => ({ facts, path, site })));

test.each(ALL)('with $facts nothing is empty on $path', async ({ path, site }) => {
  network.use(...NO_CONTENT);
  renderPage(path, site);
  await screen.findByRole('heading', { level: 1 });
  await waitFor(() => expect(emptyParts()).toEqual([]));
  expect(document.title).not.toMatch(/^\s*$|undefined|null|·\s*$/);
});

test('about tells who has no introduction', async () => {
  network.use(...NO_CONTENT);
  renderPage('/about', { ...NAME_ONLY, about: 'Ada builds engines.\n\nShe likes numbers.' });
  const introduction = within(await screen.findByRole('region', { name: 'Introduction' }));
  expect(introduction.getByText('Ada builds engines.')).toBeVisible();
  expect(introduction.getByText('She likes numbers.')).toBeVisible();
});

test('about tells at least who it is about', async () => {
  network.use(...NO_CONTENT);
  renderPage('/about', { ...NAME_ONLY, headline: 'Engineer' });
  const main = within(await screen.findByRole('main'));
  expect(main.getByText(`${NAME_ONLY.name}, Engineer`)).toBeVisible();
});

test('what is left out is named nowhere', async () => {
  renderPage('/contact', NAME_ONLY);
  await screen.findByRole('heading', { level: 1, name: 'Get In Touch' });
  const footer = within(screen.getByRole('contentinfo'));
  expect(screen.queryByRole('link', { name: 'Resume' })).not.toBeInTheDocument();
  expect(footer.queryByText(/Contact Info|Tech Stack/)).not.toBeInTheDocument();
  expect(within(screen.getByRole('main')).queryByText(/E-mail|Phone|Address/)).not.toBeInTheDocument();
  const siteUrl = 'http://localhost';
  const url = new URL('/about', siteUrl);
  const page = { url, siteUrl, site: NAME_ONLY, projects: [], project: undefined };
  expect(JSON.parse(structuredData(page))).toEqual({
    '@context': 'https://schema.org',
    '@graph': [
      { '@type': 'Person', '@id': 'http://localhost/#person', name: 'Ada', url: 'http://localhost' },
    ],
  });
});

test.each(['/', '/about'])(
  'a placeholder takes the place of a portrait that fails to load on %s',
  async (path) => {
    network.use(...NO_CONTENT);
    renderPage(path);
    const name = SAMPLE_SITE.portraitAlternativeText ?? '';
    fireEvent.error(await screen.findByRole('img', { name }));
    expect(await screen.findByRole('img', { name: 'No Image' })).toBeVisible();
  },
);

test('what the owner saves shows everywhere at once', async () => {
  network.use(...NO_CONTENT);
  const { client } = renderPage('/');
  expect(await screen.findByText('Hi, I’m Arif Hasan.')).toBeVisible();
  act(() => {
    const site = siteAnswer({ ...NAME_ONLY, name: 'Ada', accentColor: '#ffb454', language: 'fr' });
    client.writeQuery({ query: SiteDocument, data: { site } });
  });
  expect(await screen.findByRole('heading', { level: 1, name: 'Hi, I’m Ada.' })).toBeVisible();
  expect(document.body).not.toHaveTextContent('Arif');
  expect(document.title).toBe('Ada');
  expect(document.documentElement).toHaveAttribute('lang', 'fr');
  expect(document.documentElement.style.getPropertyValue('--chakra-colors-accent-solid')).toBe('#ffb454');
});

test('the title for search engines is that of the home page', async () => {
  network.use(...NO_CONTENT);
  const site = { ...SAMPLE_SITE, metaTitle: 'Web work from Puthia', metaDescription: 'Fast and honest' };
  renderPage('/', site);
  await screen.findByRole('heading', { level: 1 });
  expect(document.title).toBe('Web work from Puthia');
  expect(document.querySelector('meta[name=description]')).toHaveAttribute('content', 'Fast and honest');
  cleanup();
  renderPage('/contact', site);
  await screen.findByRole('heading', { level: 1 });
  expect(document.title).toBe('Contact · Arif Hasan, Web Developer');
});

test.each([
  'Maps of rivers',
  'Maps of rivers.',
  'Maps? Of rivers!',
  'Maps: নদীর মানচিত্র।',
  'Maps 川の地図。',
])('the description of the about page ends as a sentence does, after %j', async (summary) => {
  renderPage('/about', { ...NAME_ONLY, summary });
  await screen.findByRole('heading', { level: 1 });
  const description = document.querySelector('meta[name=description]')?.getAttribute('content');
  expect(description).toMatch(/^About Ada: Maps.*[\p{L}\p{M}][.!।。]$/u);
});

const NO_CONTENT = [
  graphql.query('Gallery', () =>
    HttpResponse.json({
      data: {
        projects_connection: {
          __typename: 'ProjectEntityResponseCollection',
          nodes: [],
          pageInfo: { __typename: 'Pagination', pageCount: 0 },
        },
      },
    }),
  ),
  graphql.query('SearchProjects', () => HttpResponse.json({ data: galleryAnswer([]) })),
  graphql.query('NewestProjects', () => HttpResponse.json({ data: { projects: [] } })),
  http.get('/api/assistant/suggestions', () => HttpResponse.json(['What can you do?'])),
];

/** Elements that hold nothing, lead nowhere, or show a value that is none. */
function emptyParts(): string[] {
  const parts = document.querySelectorAll('h1, h2, h3, p, a, ul, ol, li, section, address, [role=tabpanel]');
  const empty = [...parts].filter(
    (part) => !part.textContent.trim() && !part.querySelector('img, svg, input') && !isNamed(part),
  );
  const links = [...document.querySelectorAll('a')].filter((link) =>
    /^(mailto:|tel:)?$/.test(link.getAttribute('href') ?? ''),
  );
  const texts = /undefined|null|NaN|, ,|,\s*$/.exec(document.body.textContent);
  const images = [...document.querySelectorAll('img')].filter((image) => !image.getAttribute('src'));
  return [...[...empty, ...links, ...images].map(({ outerHTML }) => outerHTML), ...(texts ?? [])];
}

/** Such as the way home, which has the owner's name and, without one, a name of its own. */
function isNamed(part: Element) {
  return Boolean(part.getAttribute('aria-label')) && part.matches('a');
}
