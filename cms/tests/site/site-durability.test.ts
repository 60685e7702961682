import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, expect, test } from 'vitest';
import { createClient } from '../harness/client';
import { spawnCms } from '../harness/cms-process';
import { createStartedEnvironment } from '../harness/first-start';
import { startKeySet } from '../third-parties/key-set';
import { readSite, updateSite } from '../harness/site';

const TIMEOUT = 300_000;

const keySet = await startKeySet();
const environment = await createStartedEnvironment({ FIREBASE_JWKS_URL: keySet.url });
let cms = await spawnCms(environment);

afterAll(async () => {
  await cms.kill();
  keySet.stop();
});

/** Every text of it says which one it is. */
function siteCalled(name: string) {
  const technologies = Array.from({ length: 9 }, () => ({ name, icon: 'react', color: '#60a5fa' }));
  const skills = technologies.map((technology) => ({ ...technology, level: 50 }));
  return {
    ...{ name, headline: name, about: name, address: { town: name }, footerTechnologies: [{ text: name }] },
    orbitTechnologies: technologies,
    skillCategories: [1, 2, 3].map(() => ({ name, skills })),
    awards: [1, 2, 3].map(() => ({ title: name, description: name })),
  };
}

async function signIn() {
  return createClient(cms.url, `Bearer ${await keySet.sign({ sub: 'editor-uid' })}`);
}

test.each([0, 10, 25, 60])(
  'a kill -9 some %i ms after a change was sent leaves the old site or the new one, whole',
  async (delay) => {
    const [before, after] = [`Before ${delay}`, `After ${delay}`];
    const editor = await signIn();
    expect((await updateSite(editor, siteCalled(before))).status).toBe(200);
    const old = await readSite(editor);
    const request = updateSite(editor, siteCalled(after)).catch(() => undefined);
    await sleep(delay);
    await cms.kill();
    const answer = await request;

    cms = await spawnCms(environment);
    const site = await readSite(createClient(cms.url));
    const isNew = site.name === after;
    expect(site).toMatchObject(siteCalled(isNew ? after : before));
    expect(JSON.stringify(site)).not.toContain(isNew ? before : after);
    if (answer) expect(site).toEqual(answer.body.data.updateSite);
    else if (!isNew) expect(site).toEqual(old);
    expect((await updateSite(await signIn(), { headline: 'Again' })).status).toBe(200);
  },
  TIMEOUT,
);
