import { readFile } from 'node:fs/promises';
import { request as requests, type APIRequestContext, type Page } from '@playwright/test';
import sample from '../../../cms/seed/site.json' with { type: 'json' };
import { idTokenOf, OWNER } from '../harness/accounts';
import { jpegWithGps, type Photo } from '../harness/photos';
import { updateSite } from '../harness/site-editor';
import { expect, signIn, test, visit } from '../harness/test';

const PAGES = ['/', '/about', '/portfolio', '/chatbot', '/contact'];
const FILES = [...PAGES, '/site.webmanifest', '/api/assistant/suggestions'];
const ACCENT = { hex: '#ffb454', rgb: 'rgb(255, 180, 84)' };

/** What the interface says only beside facts of the owner. */
const INTERFACE = ['Awards', 'Email', 'Phone', 'Address', 'CSS', 'HTML', 'Stack'];

const NEW_OWNER = {
  name: 'Ines Moreau',
  headline: 'Photographe',
  portraitAlternativeText: 'Ines behind a camera',
  yearsOfExperience: 11,
  summary: 'Portraits of people at their workbench',
  availability: 'Booked until June',
  heroEyebrow: 'STUDIO MOREAU',
  heroTitle: 'I photograph craft',
  tagline: 'Slow pictures in available light',
  orbitTechnologies: [{ name: 'Blender', icon: 'blender', color: '#ea7600' }],
  introduction: 'A darkroom in a former bakery.\n\nFilm first.',
  about: 'Ines Moreau takes pictures of people who make things.',
  aboutTechnologies: [{ name: 'Darktable', icon: 'darktable', color: '#c0c0c0' }],
  skillCategories: [
    { name: 'Studio', skills: [{ name: 'Krita', icon: 'krita', color: '#3babff', level: 70 }] },
    { name: 'Outdoors', skills: [{ name: 'Patience', icon: null, color: null, level: null }] },
  ],
  awardPhrases: [{ text: 'Seen on walls' }],
  awards: [{ title: 'Prix du Port', year: 2019, description: 'For a series on sailmakers.' }],
  education: [{ title: 'CAP Photographe', institution: 'Lycée Brassaï', year: 2014, description: null }],
  email: 'ines@moreau.example',
  phone: '+33 1 23 45 67 89',
  address: { street: 'Rue Haute 3', town: 'Honfleur', region: null, country: 'France' },
  resumeUrl: 'https://moreau.example/cv.pdf',
  socialLinks: [{ platform: 'Mastodon', url: 'https://mastodon.example/@ines' }],
  footerTechnologies: [{ text: 'Silver gelatin' }],
  accentColor: ACCENT.hex,
  metaTitle: null,
  metaDescription: null,
  language: 'fr',
};

/** Nothing but a name: then pages hold the words of the interface and of the projects. */
const NOBODY = Object.fromEntries(
  Object.entries(NEW_OWNER).map(([name, value]) => [name, Array.isArray(value) ? [] : null]),
);

test.describe.configure({ timeout: 180_000 });

test('another owner makes the site his own, and no page or answer speaks of the one before', async ({
  page,
  baseURL,
}) => {
  const editor = await requests.newContext({ baseURL });
  const visitor = await requests.newContext({ baseURL });
  try {
    await updateSite(editor, { ...NOBODY, name: 'Zoe', portrait: null });
    await expectSoon(visitor, '/', (html) => html.includes('Zoe'));
    const known = new Set((await Promise.all(FILES.map((path) => read(visitor, path)))).flatMap(wordsOf));

    const portrait = await upload(editor, await jpegWithGps('ines.jpg', '#7a6a58'));
    await updateSite(editor, { ...NEW_OWNER, portrait });
    const own = new Set([...known, ...wordsOf(JSON.stringify(NEW_OWNER)), ...INTERFACE]);
    const old = new Set(wordsOf(textsOf(sample).join(' ')).filter((word) => !own.has(word)));
    expect([...old]).toEqual(expect.arrayContaining(['Arif', 'Hasan', 'Puthia', 'Bitbari', 'Innovation']));

    for (const path of FILES) {
      await expect
        .poll(async () => wordsOf(await read(visitor, path)).filter((word) => old.has(word)))
        .toEqual([]);
      if (PAGES.includes(path)) expect(await read(visitor, path)).toContain('Ines Moreau');
    }
    const answers = [
      await ask(visitor, 'Who is this?'),
      await ask(visitor, 'Where did they study, and what?'),
    ];
    expect(answers.join(' ')).toMatch(/Ines|Brassaï/);
    expect(wordsOf(answers.join(' ')).filter((word) => /^\p{Lu}|\d/u.test(word) && old.has(word))).toEqual(
      [],
    );

    await visit(page, '/');
    await expect(page).toHaveTitle('Ines Moreau, Photographe');
    await expect(page.locator('html')).toHaveAttribute('lang', 'fr');
    await expect(page.getByRole('img', { name: 'Ines behind a camera' })).toBeVisible();
    await expect(page.getByText('Booked until June')).toBeInViewport();
    await expect(page.getByText('Honfleur, France').first()).toBeInViewport();
    await expect(page.getByRole('link', { name: 'Hire Me' })).toHaveCSS('background-color', ACCENT.rgb);
    expect(await greenThings(page)).toEqual([]);

    await visit(page, '/dashboard/my-projects');
    await signIn(page, OWNER);
    await expect(page.getByRole('heading', { level: 1, name: 'My Projects' })).toBeVisible();
    expect(await greenThings(page)).toEqual([]);
  } finally {
    await updateSite(editor, {
      ...NOBODY,
      ...sample,
      portrait: await upload(editor, await samplePortrait()),
    });
    for (const path of PAGES) await expectSoon(visitor, path, (html) => html.includes(sample.name));
    await editor.dispose();
    await visitor.dispose();
  }
});

async function samplePortrait(): Promise<Photo> {
  const file = new URL(`../../../cms/seed/pictures/${sample.portrait}`, import.meta.url);
  return { name: sample.portrait, mimeType: 'image/webp', buffer: await readFile(file) };
}

async function upload(request: APIRequestContext, image: Photo): Promise<string> {
  const answer = await request.post('/api/portfolio/images', {
    headers: { authorization: `Bearer ${await idTokenOf(request, OWNER)}` },
    multipart: { image },
  });
  return ((await answer.json()) as { documentId: string }).documentId;
}

async function read(request: APIRequestContext, path: string): Promise<string> {
  return (await request.get(path)).text();
}

/** Pages are kept for a second, and then made anew. */
async function expectSoon(request: APIRequestContext, path: string, isRight: (text: string) => boolean) {
  await expect
    .poll(async () => isRight(await read(request, path)), { message: path, timeout: 4000 })
    .toBe(true);
}

/** The assistant's answer, put together from its stream. */
async function ask(request: APIRequestContext, question: string): Promise<string> {
  const answer = await request.post('/api/assistant/v1beta/models/assistant:streamGenerateContent?alt=sse', {
    data: { contents: [{ role: 'user', parts: [{ text: question }] }] },
  });
  expect(answer.ok(), await answer.text()).toBe(true);
  return Array.from((await answer.text()).matchAll(/"text":"((?:[^"\\]|\\.)*)"/g), ([, text]) => text).join(
    '',
  );
}

function textsOf(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsOf) : [];
}

function wordsOf(text: string): string[] {
  return (text.match(/[\p{L}\d]{3,}/gu) ?? []).filter((word) => !/^\d+$/.test(word));
}

/** The elements that still have the colour of the sample. */
async function greenThings(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    Array.from(document.querySelectorAll('body *')).flatMap((element) => {
      const style = getComputedStyle(element);
      const look = [
        style.color,
        style.backgroundColor,
        style.borderTopColor,
        style.backgroundImage,
        style.boxShadow,
      ];
      return look.some((value) => value.includes('52, 232, 138') || value.includes('125, 245, 180'))
        ? element.outerHTML.slice(0, 120)
        : [];
    }),
  );
}
