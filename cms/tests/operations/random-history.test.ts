import { isDeepStrictEqual } from 'node:util';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, expect, test } from 'vitest';
import { createClient, type Answer } from '../harness/client';
import { spawnCms } from '../harness/cms-process';
import { createStartedEnvironment } from '../harness/first-start';
import { expectVersions, readState, stateOf, type Model } from '../harness/history/model';
import { findOrphans } from '../harness/history/orphans';
import { drawStep, idsPresent, type Step } from '../harness/history/steps';
import { versionsOf } from '../harness/history/versions';
import { drawPicture } from '../harness/pictures';
import { createRandom } from '../harness/random';
import { startKeySet } from '../third-parties/key-set';

/** `HISTORY_STEPS=1000 npx vitest run random-history` is the whole run; `HISTORY_SEED` makes another one. */
const STEPS = Number(process.env.HISTORY_STEPS ?? 60);
const SEED = Number(process.env.HISTORY_SEED ?? 14);
const KILL_EVERY = 20;
const TIMEOUT = 120_000 + STEPS * 6000;

const keySet = await startKeySet();
const environment = await createStartedEnvironment({ FIREBASE_JWKS_URL: keySet.url });
const random = createRandom(SEED);
const picture = await drawPicture();
let cms = await spawnCms(environment);
let editor = await signIn();
let visitor = createClient(cms.url);
let model: Model = new Map();

afterAll(async () => {
  await cms.kill();
  keySet.stop();
});

async function signIn() {
  return createClient(cms.url, `Bearer ${await keySet.sign({ sub: 'editor-uid' })}`);
}

/** Whether the step has been done; what came in between of a crash is all of it or nothing. */
async function settle(
  number: number,
  { name, title, apply }: Step,
  answer: Answer | undefined,
): Promise<void> {
  const state = await readState(editor, visitor);
  const made = state.drafts.find((project) => project.title === title);
  const after: Model = structuredClone(model);
  if (!title || made) apply(after, made?.documentId ?? '');
  const project = after.get(made?.documentId ?? '');
  if (project && made) project.createdAt = made.createdAt;
  if (!answer && !isDeepStrictEqual(state, stateOf(after))) {
    expect(state, `${number}: ${name}, broken off`).toEqual(stateOf(model));
    return;
  }
  if (answer) expect(answer.body.errors, `${number}: ${name}`).toBeUndefined();
  expect(state, `${number}: ${name}`).toEqual(stateOf(after));
  model = after;
}

/** Pictures of whatever can be restored, deleted projects included. */
async function expectPictures(): Promise<void> {
  const versions = (await Promise.all([...model.keys()].map((id) => versionsOf(editor, id)))).flat();
  const urls = new Set(versions.flatMap(({ project }) => (project?.images ?? []).map(({ url }) => url)));
  for (const url of urls) await visitor.download(url);
}

async function killDuring(number: number, step: Step): Promise<void> {
  const request = step.send().catch(() => undefined);
  await sleep(random.below(60));
  await cms.kill();
  const answer = await request;
  cms = await spawnCms(environment);
  [editor, visitor] = [await signIn(), createClient(cms.url)];
  await settle(number, step, answer);
  expect(await findOrphans(environment)).toEqual([]);
  await expectPictures();
}

test(
  `after each of ${STEPS} random steps, and a kill -9 in every twentieth, visitors see what was published and nothing is lost`,
  async () => {
    for (let number = 1; number <= STEPS; number++) {
      const step = await drawStep({ editor, random, picture, model, number });
      if (number % KILL_EVERY === 0) await killDuring(number, step);
      else await settle(number, step, await step.send());
      const ids = idsPresent(model);
      const id = ids.length > 0 ? random.pick(ids) : '';
      const project = model.get(id);
      if (project) await expectVersions(editor, id, project);
    }
    expect(await findOrphans(environment)).toEqual([]);
  },
  TIMEOUT,
);
