import { describe, expect, test } from 'vitest';
import type { Client } from '../harness/client';
import { startCms } from '../harness/cms';
import { pruneInAMonth } from '../harness/history/versions';
import { createProject, MUTATIONS, uploadPicture } from '../harness/projects';
import { updateSite } from '../harness/site';
import { statementsOf } from '../harness/statements';
import { tracesIn } from '../harness/traces';
import samples from '../../seed/projects.json' with { type: 'json' };
import sampleSite from '../../seed/site.json' with { type: 'json' };

const cms = await startCms({ DEMO: 'true', GEMINI_API_KEY: 'a-secret-key' });
const { editor, visitor } = cms;

const SETUP = `{
  hasOwnName hasOwnPortrait ownProjects sampleProjects mailsMessages hasAssistantKey confirmed isDismissed
}`;
const FACTS = '{ setup { sampleFacts { field text } } }';
const DELETE_SAMPLES = `mutation { deleteSampleProjects ${SETUP} }`;
const CONFIRM = `mutation Confirm($point: SetupPoint!, $isConfirmed: Boolean!) {
  confirmSetupPoint(point: $point, isConfirmed: $isConfirmed) ${SETUP}
}`;
const DISMISS = `mutation Dismiss($isDismissed: Boolean!) { dismissSetup(isDismissed: $isDismissed) ${SETUP} }`;

const FRESH = {
  hasOwnName: false,
  hasOwnPortrait: false,
  ownProjects: 0,
  sampleProjects: samples.length,
  mailsMessages: false,
  hasAssistantKey: true,
  confirmed: [],
  isDismissed: false,
};

async function dataOf(answer: ReturnType<Client['graphql']>) {
  const { body } = await answer;
  expect(body.errors).toBeUndefined();
  return body.data;
}

const readSetup = async () => (await dataOf(editor.graphql(`{ setup ${SETUP} }`))).setup;

async function idOf(title: string): Promise<string> {
  const { body } = await visitor.get('/api/portfolio');
  return body.find((project: { title: string }) => project.title === title)._id;
}

test('after the first start, nothing is the owner’s own', async () => {
  expect(await readSetup()).toEqual(FRESH);
});

test('while nothing changes, the projects are not read again', async () => {
  const statements = await statementsOf(cms, readSetup);
  expect(statements.filter((sql) => /["`](projects|sites|files)["`]/.test(sql))).toEqual([]);
});

describe('the owner’s name and picture', () => {
  test('count when they are not the sample’s', async () => {
    const { documentId } = await uploadPicture(editor);
    await updateSite(editor, { name: 'Nadia Rahman', portrait: documentId });
    expect(await readSetup()).toMatchObject({ hasOwnName: true, hasOwnPortrait: true });
  });

  test('no picture is none of his own', async () => {
    await updateSite(editor, { portrait: null });
    expect(await readSetup()).toMatchObject({ hasOwnName: true, hasOwnPortrait: false });
  });
});

describe('what the site tells of the sample’s owner', () => {
  /** By the fields that tell it. */
  const told = async () => {
    const { setup } = await dataOf(editor.graphql(FACTS));
    const facts = new Map<string, string[]>();
    for (const { field, text } of setup.sampleFacts as { field: string; text: string }[])
      facts.set(field, [...(facts.get(field) ?? []), text]);
    return Object.fromEntries(facts);
  };

  test('is named by field, word for word', async () => {
    const facts = await told();
    expect(facts).toMatchObject({
      email: ['hello@arifhasan.example'],
      phone: ['+880 1700-000000'],
      address: ['Station Road 14', 'Puthia'],
      resumeUrl: ['https://drive.google.com/file/d/arif-hasan-resume/view'],
      yearsOfExperience: ['5 years of experience'],
      heroTitle: ["I'm a Web Developer"],
      tagline: ['Building intuitive, high-performance web applications'],
      orbitTechnologies: [expect.stringMatching(/^HTML5, React, .*, Tailwind CSS$/)],
      aboutTechnologies: [expect.stringMatching(/^React, HTML5, .*, Express\.js$/)],
      footerTechnologies: ['HTML, CSS, Tailwind, React, Node.js, MongoDB, Firebase, AWS'],
    });
    expect(facts.availability?.join()).toMatch(/^Arif takes on freelance projects/);
    expect([facts.introduction, facts.about].flat()).toHaveLength(5);
    expect([facts.socialLinks, facts.skillCategories, facts.awards, facts.education].flat()).toHaveLength(16);
    // It was taken away above: nobody sees what it shows.
    expect(facts.portraitAlternativeText).toBeUndefined();
  });

  test('is told of one’s own portrait, too', async () => {
    const { documentId } = await uploadPicture(editor);
    await updateSite(editor, { portrait: documentId });
    expect((await told()).portraitAlternativeText).toEqual(['Portrait of Arif Hasan']);
  });

  test('is left where only a part of it was changed', async () => {
    const { awards, about, address, education } = sampleSite;
    const own = { title: 'Ferry of the year', year: 2020, description: null };
    await updateSite(editor, {
      awards: [own, { ...awards[0], year: 2020 }],
      about: `I am Nadia.\n\n${about.split('\n\n')[1]}`,
      address: { ...address, street: 'Quay 1' },
      education: [{ ...education[0], title: 'B.Sc.', description: null }],
      email: null,
    });
    const { awards: award, about: paragraphs, address: town, education: school, email } = await told();
    expect(award).toEqual([awards[0]?.title, awards[0]?.description]);
    expect(paragraphs).toEqual([expect.stringMatching(/^He works from Puthia/)]);
    expect([town, school]).toEqual([['Puthia'], ['Padma University of Technology, Rajshahi']]);
    expect(email).toBeUndefined();
  });

  test('is nothing once all is changed or empty', async () => {
    const texts = [
      'summary',
      'availability',
      'heroTitle',
      'tagline',
      'introduction',
      'about',
      'email',
      'phone',
      'address',
      'resumeUrl',
    ];
    const lists = [
      ...['awards', 'education', 'skillCategories', 'socialLinks'],
      ...['orbitTechnologies', 'aboutTechnologies', 'footerTechnologies'],
    ];
    await updateSite(editor, {
      ...Object.fromEntries([...texts.map((name) => [name, null]), ...lists.map((name) => [name, []])]),
      headline: 'Ferry pilot',
      portraitAlternativeText: 'Nadia at the wheel',
      yearsOfExperience: 12,
    });
    expect(await told()).toEqual({});
  });
});

describe('what an editor ticks by hand', () => {
  test('is kept for all editors, and can be taken back', async () => {
    await dataOf(editor.graphql(CONFIRM, { point: 'BACKUP', isConfirmed: true }));
    await dataOf(editor.graphql(CONFIRM, { point: 'BACKUP', isConfirmed: true }));
    const { confirmSetupPoint } = await dataOf(
      editor.graphql(CONFIRM, { point: 'MESSAGES', isConfirmed: true }),
    );
    expect(confirmSetupPoint.confirmed).toEqual(['BACKUP', 'MESSAGES']);
    const owner = { sub: 'owner-uid', email: 'owner@example.com', email_verified: true };
    const other = await cms.signedIn(owner);
    expect((await dataOf(other.graphql(`{ setup ${SETUP} }`))).setup.confirmed).toEqual([
      'BACKUP',
      'MESSAGES',
    ]);
    await dataOf(editor.graphql(CONFIRM, { point: 'BACKUP', isConfirmed: false }));
    expect((await readSetup()).confirmed).toEqual(['MESSAGES']);
  });

  test('at the same time is all kept', async () => {
    const points = ['ASSISTANT', 'BACKUP', 'MESSAGES'];
    const tick = (point: string) => editor.graphql(CONFIRM, { point, isConfirmed: true });
    await Promise.all([...points.map(tick), editor.graphql(DISMISS, { isDismissed: true })]);
    const { confirmed, isDismissed } = await readSetup();
    expect([[...confirmed].sort(), isDismissed]).toEqual([points, true]);
    await dataOf(editor.graphql(DISMISS, { isDismissed: false }));
    expect((await readSetup()).isDismissed).toBe(false);
  });

  test('must be one of the points', async () => {
    const { status } = await editor.graphql(CONFIRM, { point: 'NAME', isConfirmed: true });
    expect(status).toBe(400);
  });
});

describe('removing the samples', () => {
  const [first, second, third] = samples.map(({ title }) => title);
  const own = 'Of the owner';

  test('a sample that is changed in any way is the owner’s', async () => {
    const update = (id: string, data: object) =>
      dataOf(editor.graphql(MUTATIONS.updateProject, { id, data }));
    await update(await idOf(first ?? ''), { title: own });
    await update(await idOf(second ?? ''), { technologies: ['Zig'] });
    const id = await idOf(third ?? '');
    const { project } = await dataOf(
      visitor.graphql('query P($id: ID!) { project(documentId: $id) { images { documentId } } }', { id }),
    );
    const images = project.images.map(({ documentId }: { documentId: string }) => documentId).reverse();
    await update(id, { images });
    expect(await readSetup()).toMatchObject({ ownProjects: 3, sampleProjects: samples.length - 3 });
  });

  test('a sample with a draft of the owner’s is his, too', async () => {
    const id = await idOf(samples[4]?.title ?? '');
    const draft = await dataOf(
      editor.graphql(
        'mutation D($id: ID!) { updateProject(documentId: $id, data: { role: "Mine" }, status: DRAFT) { status } }',
        { id },
      ),
    );
    expect(draft.updateProject.status).toBe('MODIFIED');
    expect(await readSetup()).toMatchObject({ ownProjects: 4, sampleProjects: samples.length - 4 });
    await dataOf(
      editor.graphql('mutation D($id: ID!) { discardProjectDraft(documentId: $id) { status } }', { id }),
    );
  });

  test('moving one is no change', async () => {
    const { body } = await visitor.get('/api/portfolio');
    const ids = body.map(({ _id }: { _id: string }) => _id).reverse();
    await dataOf(editor.graphql(MUTATIONS.reorderProjects, { ids }));
    expect(await readSetup()).toMatchObject({ ownProjects: 3, sampleProjects: samples.length - 3 });
  });

  test('is all or nothing', async () => {
    const before = await tracesIn(cms);
    const trigger = await refuseDeletionOf(samples.at(-1)?.title ?? '');
    const { body } = await editor.graphql(DELETE_SAMPLES);
    expect(body.errors).toHaveLength(1);
    await trigger.drop();
    cms.loggedErrors.length = 0;
    expect(await tracesIn(cms)).toEqual(before);
  });

  test('leaves what is the owner’s, and after a month no picture of the others', async () => {
    await createProject(editor, { title: 'New' });
    const before = await shownPictures();
    const { deleteSampleProjects } = await dataOf(editor.graphql(DELETE_SAMPLES));
    expect(deleteSampleProjects).toMatchObject({ ownProjects: 4, sampleProjects: 0 });
    const { body } = await visitor.get('/api/portfolio');
    const titles = body.map(({ title }: { title: string }) => title);
    expect(new Set(titles)).toEqual(new Set([own, 'New', second, third]));
    await pruneInAMonth(cms);
    const wanted = await shownPictures();
    const gone = before.filter((url) => !wanted.includes(url));
    expect(gone.length).toBeGreaterThan(0);
    expect((await pictures()).filter((url) => gone.includes(url))).toEqual([]);
    for (const url of wanted) await visitor.download(url);
  });

  test('has nothing to do a second time', async () => {
    expect((await dataOf(editor.graphql(DELETE_SAMPLES))).deleteSampleProjects.ownProjects).toBe(4);
  });
});

async function shownPictures(): Promise<string[]> {
  const { body } = await visitor.get('/api/portfolio');
  return body.flatMap(({ images }: { images: string[] }) => images);
}

async function pictures(): Promise<string[]> {
  return (await cms.strapi.db.query('plugin::upload.file').findMany()).map(({ url }) => url);
}

/** The database itself refuses to delete it. */
async function refuseDeletionOf(title: string) {
  const knex = cms.strapi.db.connection;
  const isPostgres = cms.strapi.db.dialect.client === 'postgres';
  if (isPostgres) {
    await knex.raw(
      `CREATE FUNCTION refuse() RETURNS trigger AS $$ BEGIN RAISE EXCEPTION 'refused'; END $$ LANGUAGE plpgsql`,
    );
    await knex.raw(
      `CREATE TRIGGER refuse BEFORE DELETE ON projects FOR EACH ROW WHEN (OLD.title = '${title}') EXECUTE FUNCTION refuse()`,
    );
  } else {
    await knex.raw(
      `CREATE TRIGGER refuse BEFORE DELETE ON projects WHEN OLD.title = '${title}' BEGIN SELECT RAISE(ABORT, 'refused'); END`,
    );
  }
  return {
    drop: () => knex.raw(`DROP TRIGGER refuse ${isPostgres ? 'ON projects' : ''}`),
  };
}
