import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import sample from '../../../cms/seed/site.json';
import { OWN_ICONS } from '../../src/components/sprite-icon';
import { EMPTY_SITE, type Site } from '../../src/features/site/site-context';
import { platformIcon, technologyIcon } from '../../src/features/site/site-icons';
import { iconFiles } from './icon-files';

const UPDATED_AT = '2026-02-03T04:05:06.789Z';
const VERSION = Date.parse(UPDATED_AT);

const SITE: Site = {
  ...EMPTY_SITE,
  updatedAt: UPDATED_AT,
  orbitTechnologies: [
    { name: 'React', icon: 'react', color: null },
    { name: 'Something else', icon: 'no-such-thing', color: null },
    { name: 'Nothing drawn', icon: null, color: null },
    { name: 'PostgreSQL', icon: null, color: null },
  ],
  socialLinks: [
    { platform: 'LinkedIn', url: 'https://www.linkedin.com/in/x' },
    { platform: 'My own page', url: 'https://x.example' },
  ],
};

function filesOf(site = SITE, newest = site) {
  const reader = {
    readSite: async () => site,
    readSiteSoon: async () => site,
    readNewSite: async () => newest,
  };
  return iconFiles(reader);
}

async function idsIn(answer: Response) {
  return Array.from((await answer.text()).matchAll(/<symbol id="([^"]+)"/g), ([, id]) => id);
}

/** What a file shows, without its name. */
async function drawingOf(slug: string) {
  const answer = await filesOf().request(`/icons/${slug}.svg`);
  return (await answer.text()).replace(`id="${slug}"`, '');
}

test('the names of all icons come with title, short name and colour', async () => {
  const answer = await filesOf().request('/icons/names.json');
  const names: { title: string; slug: string; hex: string }[] = await answer.json();
  expect(names.length).toBeGreaterThan(3000);
  expect(names).toContainEqual({ title: 'React', slug: 'react', hex: '61DAFB' });
  expect(names).toContainEqual({ title: 'LinkedIn', slug: 'linkedin', hex: '0A66C2' });
  expect(names.filter(({ slug, hex }) => !/^[a-z0-9-]+$/.test(slug) || !/^[0-9A-F]{6}$/.test(hex))).toEqual(
    [],
  );
});

test.each(['react', 'linkedin', 'mark'])('%s is a file of its own', async (slug) => {
  const answer = await filesOf().request(`/icons/${slug}.svg`);
  expect(answer.headers.get('content-type')).toBe('image/svg+xml');
  expect(answer.headers.get('cache-control')).toContain('max-age=3600');
  expect(await idsIn(answer)).toEqual([slug]);
});

test.each(['no-such-thing', 'constructor'])('the icon %s is the plain mark', async (slug) => {
  expect(await drawingOf(slug)).toBe(await drawingOf('mark'));
});

test('the plain mark in the place of an icon is soon asked for again', async () => {
  const answer = await filesOf().request(`/icons/${'a'.repeat(50)}.svg`);
  expect(answer.headers.get('cache-control')).toBe('public, max-age=60');
});

test.each(['..%2f..%2fpackage', 'React', 'react%00', '__proto__', 'a'.repeat(51)])(
  'there is no icon %s',
  async (slug) => {
    expect((await filesOf().request(`/icons/${slug}.svg`)).status).toBe(404);
  },
);

test('the icons of the site come in one file, with another in the place of one that is unknown', async () => {
  const answer = await filesOf().request(`/icons.svg?v=${VERSION}`);
  expect(answer.headers.get('cache-control')).toContain('immutable');
  expect(await idsIn(answer)).toEqual([
    ...['react', 'no-such-thing', 'nothingdrawn', 'postgresql'],
    ...['linkedin', 'myownpage'],
  ]);
});

test.each(['', '?v=1', '?v=%3Cscript%3E', `?v=${VERSION + 1}`])(
  'nobody keeps /icons.svg%s',
  async (query) => {
    const answer = await filesOf().request(`/icons.svg${query}`);
    expect(answer.headers.get('cache-control')).toBe('no-store');
  },
);

test('the icons of a site that has just changed are there at once', async () => {
  const newest = { ...SITE, updatedAt: '2026-02-03T05:00:00.000Z', orbitTechnologies: [], socialLinks: [] };
  const files = filesOf(SITE, newest);
  expect(await idsIn(await files.request(`/icons.svg?v=${VERSION}`))).toContain('react');
  const answer = await files.request(`/icons.svg?v=${Date.parse(newest.updatedAt)}`);
  expect(answer.headers.get('cache-control')).toContain('immutable');
  expect(await idsIn(answer)).toEqual([]);
});

test('every icon of the sample is drawn', async () => {
  const { orbitTechnologies, aboutTechnologies, skillCategories, socialLinks } = sample;
  const technologies = [
    ...[...orbitTechnologies, ...aboutTechnologies],
    ...skillCategories.flatMap(({ skills }) => skills),
  ];
  const slugs = [
    ...technologies.map(({ icon }) => icon),
    ...socialLinks.map(({ platform }) => platformIcon(platform)),
  ];
  const mark = await drawingOf('mark');
  for (const slug of new Set(slugs)) expect(await drawingOf(slug), slug).not.toBe(mark);
});

test.each([
  ['GitHub', 'github'],
  ['Stack Overflow', 'stackoverflow'],
  ['dev.to', 'devdotto'],
  ['X (Twitter)', 'x'],
  ['微博', 'link'],
])('the icon of the platform %s is %s', (platform, slug) => {
  expect(platformIcon(platform)).toBe(slug);
});

test.each([
  ['Rust', null, 'rust'],
  ['PostgreSQL', null, 'postgresql'],
  ['C++', null, 'cplusplus'],
  ['F#', null, 'fsharp'],
  ['Weights & Biases', null, 'weightsandbiases'],
  ['Rust', 'react', 'react'],
  ['微博', null, 'mark'],
])('the icon of the technology %s, for which %s was chosen, is %s', (name, icon, slug) => {
  expect(technologyIcon({ name, icon })).toBe(slug);
});

test('the app knows its own drawings by name', () => {
  const file = readFileSync(new URL('../../src/content/icons.svg', import.meta.url), 'utf8');
  expect(Array.from(file.matchAll(/<symbol id="([^"]+)"/g), ([, id]) => id).sort()).toEqual(OWN_ICONS);
});
