import type { Locator, Page } from '@playwright/test';
import sample from '../../../cms/seed/site.json' with { type: 'json' };
import samples from '../../../cms/seed/projects.json' with { type: 'json' };
import { OWNER } from '../harness/accounts';
import { test } from '../harness/own-product';
import { tinyPng } from '../harness/photos';
import { fillProject, pickImages } from '../harness/project-form';
import { formOf, save, SAVED } from '../harness/site-editor';
import { expect, signIn, toast, visit } from '../harness/test';

type Entry = Record<string, string>;

const TEXTS: Record<string, Record<string, string>> = {
  profile: {
    Name: 'Zofia Wrońska',
    Headline: 'Cartographer',
    'What the portrait shows': 'Zofia at a drawing table',
    Summary: 'Maps of rivers, harbours and old towns',
    Availability: 'Zofia draws for museums from spring on.',
    'Years of experience': '11',
  },
  home: {
    'Small line above the greeting': 'DZIEŃ DOBRY',
    Greeting: 'Maps that answer',
    Tagline: 'Paper first, then pixels',
  },
  about: {
    Introduction: 'I walk a river before drawing it.\n\nThen come ink and satellites.',
    About: 'Zofia Wrońska draws maps for museums.',
  },
  contact: {
    'E-mail': 'zofia@wronska.example',
    Phone: '+48 12 345 67 89',
    Street: 'Garncarska 9',
    Town: 'Kraków',
    Region: 'Małopolska',
    Country: 'Poland',
    Résumé: 'https://wronska.example/cv.pdf',
  },
  appearance: { 'Accent colour': '#ffb454' },
  search: {
    'Title for search engines': 'Zofia Wrońska draws maps',
    'Description for search engines': 'Museum maps, drawn by hand.',
    Language: 'en-GB',
  },
};

/** By theme, then by list: what its entries hold. */
const LISTS: Record<string, Record<string, Entry[]>> = {
  home: { 'Technologies around the portrait': [{ Name: 'Rust' }, { Name: 'QGIS' }] },
  about: { 'Technologies of the about page': [{ Name: 'PostGIS' }] },
  awards: {
    'Award phrases': [{ Text: 'Medals and ribbons' }],
    Awards: [{ Title: 'Golden Compass', Year: '2020', Description: 'For the Vistula atlas.' }],
  },
  education: { Education: [{ Title: 'MSc Geodesy', Institution: 'AGH', Year: '2012' }] },
  contact: {
    'Social links': [{ Platform: 'Mastodon', Address: 'https://mastodon.example/@zofia' }],
    'Tech stack of the footer': [{ Text: 'Ink' }],
  },
};

const PROJECT = {
  title: 'Vistula Atlas',
  platform: 'Desktop Application',
  description: 'Every bend of the Vistula on forty sheets.',
  technologies: ['QGIS'],
  githubLink: 'https://code.example/vistula',
  livePreview: 'https://vistula.example',
};

const QUESTIONS = [
  'Who are you?',
  'How can I reach you?',
  'What are your skills?',
  'Which awards?',
  'Where did you study?',
  'Are you available?',
  'Which projects are there?',
  'What is BazaarLane?',
];

const SUGGESTIONS = '/api/assistant/suggestions';

/** Words of the sample that are the interface's own, or any owner's. */
const COMMON = new Set(
  `clear data down experience google last page phone platform query stack view want webp welcome write a about add all an and answers any are ask at award awards be can com computer contact drawn every first for from
  full get github has have he his home how https i in is it its live looks made message messages much my new no not of on one
  only or others people portfolio project projects recognition resume same she site skills so technical technologies technology than that the their they
  this time to tools two us use used uses was web what which who with work works www year years you your`.split(
    /\s+/,
  ),
);

test.setTimeout(300_000);

test('a newcomer makes the site his own in the browser, and nothing speaks of the old owner', async ({
  page,
  otherPage,
  ownProduct,
}) => {
  await visit(page, `${ownProduct}/dashboard/site/profile`);
  await signIn(page, OWNER);
  await choosePortrait(page);

  for (const theme of [
    'profile',
    'home',
    'about',
    'awards',
    'education',
    'contact',
    'appearance',
    'search',
  ]) {
    const form = await openTheme(page, theme);
    for (const [label, text] of Object.entries(TEXTS[theme] ?? {})) await fieldOf(form, label).fill(text);
    for (const [list, entries] of Object.entries(LISTS[theme] ?? {})) await replace(form, list, entries);
    await saveAndWait(page);
  }
  const skills = await openTheme(page, 'skills');
  await replace(skills, 'Skill categories', [{ Name: 'Drawing' }]);
  await add(skills.getByRole('group', { name: 'Drawing', exact: true }), 'Skills', {
    Name: 'Copperplate',
    Level: '85',
  });
  await saveAndWait(page);

  await page.getByRole('link', { name: 'Dashboard', exact: true }).first().click();
  await page.getByRole('button', { name: 'Remove samples' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Remove' }).click();
  await expect(toast(page, 'Sample projects removed')).toBeVisible();
  await page.getByRole('link', { name: 'Add New Project' }).click();
  await pickImages(page, [await tinyPng('atlas.png')]);
  await fillProject(page, PROJECT);
  await page.getByRole('button', { name: 'Add Project', exact: true }).click();
  await expect(page.getByRole('heading', { name: '1 project published' })).toBeVisible();

  const told = await everythingTold(otherPage, ownProduct);
  const old = Object.entries(told).map(([where, text]) => [where, oldWordsIn(text)] as const);
  expect(old.filter(([, words]) => words.length > 0)).toEqual([]);
  expect(Object.values(told).join(' ')).toContain('Zofia');
});

async function openTheme(page: Page, theme: string): Promise<Locator> {
  await page.locator(`nav a[href="/dashboard/site/${theme}"]`).click();
  return formOf(page);
}

async function choosePortrait(page: Page) {
  const form = await formOf(page);
  await form.getByRole('button', { name: 'Remove the portrait' }).click();
  await form.locator('input[type=file]').setInputFiles(await tinyPng('zofia.png'));
  await expect(form.getByRole('img', { name: 'Uploaded' })).toBeVisible();
  await saveAndWait(page);
}

async function saveAndWait(page: Page) {
  await save(page);
  await expect(toast(page, SAVED).first()).toBeVisible();
  await expect(page.getByText('Not saved yet')).toBeHidden();
}

function fieldOf(form: Locator, label: string): Locator {
  return form.getByRole('textbox', { name: label, exact: true });
}

async function replace(form: Locator, list: string, entries: Entry[]) {
  const group = form.getByRole('group', { name: list, exact: true });
  await expect(group).toBeVisible();
  const removes = group.getByRole('button', { name: /^Remove / });
  for (let left = await removes.count(); left > 0; left -= 1) {
    await removes.first().click();
    await expect(removes).toHaveCount(left - 1);
  }
  for (const entry of entries) await add(form, list, entry);
}

async function add(form: Locator, list: string, entry: Entry) {
  const group = form.getByRole('group', { name: list, exact: true });
  await group
    .getByRole('button', { name: /^Add an? / })
    .last()
    .click();
  const [title = ''] = Object.values(entry);
  for (const [label, text] of Object.entries(entry)) await fieldOf(group, label).last().fill(text);
  await expect(group.getByRole('button', { name: `Move ${title}`, exact: true })).toBeVisible();
}

/** What visitors, search engines and browsers get to read, by where it stands. */
async function everythingTold(page: Page, site: string): Promise<Record<string, string>> {
  const told: Record<string, string> = {};
  const read = async (path: string) => (await page.request.get(site + path)).text();
  for (const path of ['/', '/about', '/portfolio', '/chatbot', '/contact', '/login']) {
    await visit(page, site + path);
    const { texts, data } = await page.evaluate(readPage);
    told[path] = [...texts, ...data.flatMap((json) => textsIn(JSON.parse(json)))].join('\n');
  }
  for (const path of ['/sitemap.xml', '/robots.txt']) told[path] = await read(path);
  for (const path of ['/site.webmanifest', '/api/portfolio', '/api/projects', '/api/site', SUGGESTIONS])
    told[path] = textsIn(JSON.parse(await read(path))).join('\n');
  for (const question of QUESTIONS) {
    const answer = await page.request.post(
      `${site}/api/assistant/v1beta/models/assistant:streamGenerateContent?alt=sse`,
      { data: { contents: [{ role: 'user', parts: [{ text: question }] }] } },
    );
    expect(answer.ok(), question).toBe(true);
    told[question] = await answer.text();
  }
  return told;
}

/** Title, texts, what is said beside them, and the data in scripts; in the browser. */
function readPage(): { texts: string[]; data: string[] } {
  const attributes = ['content', 'alt', 'title', 'aria-label', 'placeholder', 'href', 'src', 'srcset'];
  const beside = Array.from(document.querySelectorAll('*'), (element) =>
    attributes.map((name) => element.getAttribute(name) ?? ''),
  );
  const scripts = Array.from(document.querySelectorAll('script[type$=json]'));
  return {
    texts: [document.title, document.body.innerText, ...beside.flat()],
    data: scripts.map(({ textContent }) => textContent),
  };
}

/** All texts within, without the names of fields. */
function textsIn(data: unknown): string[] {
  return typeof data === 'string' ? [data] : Object.values(data ?? {}).flatMap(textsIn);
}

function wordsOf(texts: string[]): string[] {
  return (
    texts
      .join('\n')
      .toLowerCase()
      .match(/[\p{L}\p{N}]{3,}/gu) ?? []
  );
}

function oldWordsIn(text: string): string[] {
  const own = new Set(wordsOf(textsIn([TEXTS, LISTS, PROJECT])));
  const old = wordsOf(textsIn([sample, samples.map(({ title }) => title)]));
  const found = new Set(wordsOf([text]));
  return [...new Set(old)].filter((word) => found.has(word) && !own.has(word) && !COMMON.has(word));
}
