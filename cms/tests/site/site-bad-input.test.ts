import { describe, expect, test } from 'vitest';
import { signInAdmin } from '../harness/admin';
import { createBadPictures } from '../harness/bad-pictures';
import { startCms } from '../harness/cms';
import { measureCpu } from '../harness/measure-cpu';
import { imageForm } from '../harness/projects';
import { problemsIn, readSite, updateSite } from '../harness/site';

const cms = await startCms();
const { editor, visitor } = cms;
const admin = await signInAdmin(cms.url);
const PANEL = '/content-manager/single-types/api::site.site';

const skill = (fields: object) => ({ skillCategories: [{ name: 'A', skills: [{ name: 'B', ...fields }] }] });
const many = (count: number) => Array.from({ length: count }, (_, index) => ({ name: `Skill ${index}` }));
const NOT_TEXT = 'must be text';

const REFUSED: [what: string, data: object, place: string, message: string][] = [
  ['no name', { name: ' ' }, 'name', 'Name is required'],
  ['a name that is taken away', { name: null }, 'name', 'Name is required'],
  ['a long name', { name: 'x'.repeat(81) }, 'name', 'at most 80 characters'],
  ['a NUL', { tagline: 'a\0b' }, 'tagline', NOT_TEXT],
  ['half a surrogate pair', { tagline: 'a\ud83d' }, 'tagline', NOT_TEXT],
  ['an endless about', { about: 'x'.repeat(4001) }, 'about', 'at most 4000 characters'],
  ['a script as résumé', { resumeUrl: 'javascript:alert(1)' }, 'resumeUrl', 'must be a web address'],
  ['a page of data as résumé', { resumeUrl: 'data:text/html,x' }, 'resumeUrl', 'must be a web address'],
  [
    'a script as social link',
    { socialLinks: [{ platform: 'X', url: 'JavaScript:alert(1)' }] },
    'socialLinks.0.url',
    'must be a web address',
  ],
  [
    'no platform',
    { socialLinks: [{ platform: '', url: 'https://x.org' }] },
    'socialLinks.0.platform',
    'required',
  ],
  ['no e-mail address', { email: 'nobody' }, 'email', 'must be an e-mail address'],
  ['two e-mail addresses', { email: 'a@b.org, c@d.org' }, 'email', 'must be an e-mail address'],
  ['a level of 101', skill({ level: 101 }), 'skillCategories.0.skills.0.level', 'from 0 to 100'],
  ['a level below 0', skill({ level: -1 }), 'skillCategories.0.skills.0.level', 'from 0 to 100'],
  [
    '1,000 skills',
    { skillCategories: [{ name: 'A', skills: many(1000) }] },
    'skillCategories.0.skills',
    'at most 40',
  ],
  ['13 categories', { skillCategories: many(13) }, 'skillCategories', 'at most 12'],
  ['ten icons around the portrait', { orbitTechnologies: many(10) }, 'orbitTechnologies', 'at most 9'],
  ['a nameless skill', skill({ name: '' }), 'skillCategories.0.skills.0.name', 'Name is required'],
  ['a path as icon', skill({ icon: '../x' }), 'skillCategories.0.skills.0.icon', 'must be a short name'],
  ['a colour in words', skill({ color: 'red' }), 'skillCategories.0.skills.0.color', 'must be a colour'],
  ['an icon that nobody sees', skill({ color: '#181717' }), 'skillCategories.0.skills.0.color', 'too dark'],
  ['an accent that nobody can read', { accentColor: '#3b6fd4' }, 'accentColor', 'too dark'],
  ['a colour with more', { accentColor: '#34e88a;x' }, 'accentColor', 'at most 7'],
  [
    'an award of the year 3000',
    { awards: [{ title: 'A', year: 3000 }] },
    'awards.0.year',
    'from 1900 to 2100',
  ],
  ['a blank phrase', { awardPhrases: [{ text: 'A' }, { text: ' ' }] }, 'awardPhrases.1.text', 'required'],
  ['a long street', { address: { street: 'x'.repeat(101) } }, 'address.street', 'at most 100'],
  ['no language', { language: 'not a language' }, 'language', 'must be a language tag'],
  ['the name of a language', { language: 'English' }, 'language', 'must be a language tag'],
];

describe.each(REFUSED)('%s', (_, data, place, message) => {
  test('is refused in the dashboard, by its place, and nothing is written', async () => {
    const before = await readSite(visitor);
    const answer = await updateSite(editor, { headline: 'Not written', ...data });
    expect(answer).toMatchObject({
      status: 400,
      body: { errors: [{ extensions: { code: 'BAD_USER_INPUT' } }] },
    });
    expect(problemsIn(answer)).toEqual({ [place]: expect.stringContaining(message) });
    expect(await readSite(visitor)).toEqual(before);
  });

  test('is refused in the panel too', async () => {
    const { status, body } = await admin.send('PUT', PANEL, { headline: 'Not written', ...data });
    expect(status).toBe(400);
    expect(body.error.details.errors[0].path.join('.')).toBe(place);
    expect((await readSite(visitor)).headline).not.toBe('Not written');
  });
});

test('1,000 skills are refused before they cost anything', async () => {
  const skillCategories = [
    { name: 'A', skills: many(1000).map((one) => ({ ...one, level: 101, icon: '/' })) },
  ];
  const [answers, time] = await measureCpu(() =>
    Promise.all(Array.from({ length: 4 }, () => updateSite(editor, { skillCategories }))),
  );
  expect(answers.map(({ status }) => status)).toEqual([400, 400, 400, 400]);
  expect(time / answers.length).toBeLessThan(250);
});

test.each<[what: string, data: object]>([
  ['an unknown field', { nme: 'x' }],
  ['an unknown field of a skill', skill({ lvel: 1 })],
  ['a number as name', { name: 1 }],
  ['half a level', skill({ level: 1.5 })],
  ['text as a list', { awards: 'Best' }],
  ['a list as text', { name: ['x'] }],
  ['an empty place in a list', { awards: [null] }],
  ['the date of a change', { updatedAt: '2020-01-01T00:00:00.000Z' }],
])('%s is no site, says GraphQL', async (_, data) => {
  const before = await readSite(visitor);
  const { status, body } = await updateSite(editor, data);
  expect([status, body.errors[0].extensions.code]).toEqual([400, 'BAD_USER_INPUT']);
  expect(await readSite(visitor)).toEqual(before);
});

test.each<[what: string, data: object]>([
  ['a number as name', { name: 1 }],
  ['text as a list', { awards: 'Best' }],
  ['a list as text', { name: ['x'] }],
  ['a group as text', { tagline: { a: 1 } }],
  ['text as a group', { address: 'Puthia' }],
  ['an empty place in a list', { awards: [null] }],
  ['text as a skill', { skillCategories: [{ name: 'A', skills: ['B'] }] }],
  ['text as a level', skill({ level: '90' })],
])('%s is no site, says the panel', async (_, data) => {
  const before = await readSite(visitor);
  expect((await admin.send('PUT', PANEL, data)).status).toBe(400);
  expect(await readSite(visitor)).toEqual(before);
});

test('all that is wrong is told at once', async () => {
  const answer = await updateSite(editor, { name: '', email: 'x', awards: [{ title: '' }, { title: '' }] });
  expect(Object.keys(problemsIn(answer))).toEqual(['name', 'awards.0.title', 'awards.1.title', 'email']);
});

test('tags of a script are text like any other', async () => {
  const name = '<script>alert(1)</script>';
  const { body } = await updateSite(editor, { name, about: `</script>${name}` });
  expect(body.data.updateSite).toMatchObject({ name, about: `</script>${name}` });
});

test.each(await createBadPictures())('%s becomes no portrait', async (_, file) => {
  const { status } = await editor.send('POST', '/api/portfolio/images', imageForm(file));
  expect(status).toBe(400);
});

test('a site filled to its limits is taken in one request', async () => {
  const technologies = many(40).map((one) => ({ ...one, level: 100, icon: 'typescript', color: '#60a5fa' }));
  const skillCategories = many(12).map(({ name }) => ({ name, skills: technologies }));
  const { status } = await updateSite(editor, {
    name: 'x'.repeat(80),
    about: 'x'.repeat(4000),
    introduction: 'x'.repeat(4000),
    skillCategories,
  });
  expect(status).toBe(200);
  expect((await readSite(visitor)).skillCategories).toEqual(skillCategories);
});
