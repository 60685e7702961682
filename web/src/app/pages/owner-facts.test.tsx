import { cleanup, screen, within } from '@testing-library/react';
import { graphql, HttpResponse } from 'msw';
import { afterEach, expect, test } from 'vitest';
import { owner } from '../../content/owner';
import { structuredData } from '../../structured-data';
import { network } from '../../test/network';
import { renderPage } from '../../test/render-page';

const FACTS = structuredClone(owner);

const NOTHING: { [Fact in keyof typeof owner]?: (typeof owner)[Fact] } = {
  tagline: '',
  summary: '',
  description: '',
  introduction: [],
  portrait: null,
  resumeUrl: '',
  email: '',
  phone: '',
  address: { street: '', town: '', region: '', country: '' },
  socials: { linkedin: '', github: '', facebook: '' },
  education: [],
  skills: [],
  awards: [],
};

const PAGES = [
  ['/', "I'm a Web Developer"],
  ['/about', 'About Me'],
  ['/contact', 'Get In Touch'],
] as const;

const CASES: [string, Partial<typeof owner>][] = [
  ...Object.entries(NOTHING).map(([fact, empty]): [string, Partial<typeof owner>] => [
    fact,
    { [fact]: empty },
  ]),
  ['street', { address: { ...FACTS.address, street: '' } }],
  [
    'everything but the street',
    { address: { street: 'Station Road 14', town: '', region: '', country: '' } },
  ],
  ['a social link', { socials: { ...FACTS.socials, github: '' } }],
  [
    'a category of skills',
    { skills: FACTS.skills.map((one, index) => (index ? one : { ...one, skills: [] })) },
  ],
  ['everything', NOTHING],
];

afterEach(() => {
  Object.assign(owner, FACTS);
});

test.each(CASES)('without %s nothing is empty on any page', async (_, facts) => {
  Object.assign(owner, facts);
  network.use(
    graphql.query('Gallery', () => HttpResponse.json({ data: { projects_connection: NO_PROJECTS } })),
  );
  for (const [path, heading] of PAGES) {
    renderPage(path);
    await screen.findByRole('heading', { level: 1, name: heading });
    expect(emptyParts()).toEqual([]);
    cleanup();
  }
});

test('what is left out is named nowhere', async () => {
  Object.assign(owner, NOTHING);
  renderPage('/contact');
  await screen.findByRole('heading', { level: 1, name: 'Get In Touch' });
  expect(screen.queryByRole('link', { name: 'Resume' })).not.toBeInTheDocument();
  expect(within(screen.getByRole('contentinfo')).queryByText('Contact Info')).not.toBeInTheDocument();
  expect(within(screen.getByRole('main')).queryByText(/E-mail|Phone|Address/)).not.toBeInTheDocument();

  expect(structuredData('/about', [], 'http://localhost')).not.toMatch(/mailto|""|undefined|null|\[\]/);
});

const NO_PROJECTS = {
  __typename: 'ProjectEntityResponseCollection',
  nodes: [],
  pageInfo: { __typename: 'Pagination', pageCount: 0 },
};

/** Elements that hold nothing, lead nowhere, or show a value that is none. */
function emptyParts(): string[] {
  const parts = document.querySelectorAll('h1, h2, h3, p, a, ul, ol, li, section, address, [role=tabpanel]');
  const empty = [...parts].filter(
    (part) => !part.textContent.trim() && !part.querySelector('img, svg, input'),
  );
  const links = [...document.querySelectorAll('a')].filter((link) =>
    /^(mailto:|tel:)?$/.test(link.getAttribute('href') ?? ''),
  );
  const texts = /undefined|null|NaN|, ,|,\s*$/.exec(document.body.textContent);
  const images = [...document.querySelectorAll('img')].filter((image) => !image.getAttribute('src'));
  return [...[...empty, ...links, ...images].map(({ outerHTML }) => outerHTML), ...(texts ?? [])];
}
