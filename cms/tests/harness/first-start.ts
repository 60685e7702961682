import { existsSync } from 'node:fs';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { inject } from 'vitest';
import { createEnvironment, type Environment } from './environment';
import { boot } from './strapi';

const START_TIMEOUT = 120_000;

let started: Promise<Environment> | undefined;

/** With a database as a first start leaves it: another start takes half as long. */
export async function createStartedEnvironment(overrides: Environment): Promise<Environment> {
  return createEnvironment(overrides, await (started ??= startOnce()));
}

/** Of all processes of the run one makes it, and the others wait. */
async function startOnce(): Promise<Environment> {
  const folder = path.join(inject('scratch'), 'started');
  const file = path.join(folder, 'environment.json');
  const isOurs = await mkdir(folder).then(
    () => true,
    () => false,
  );
  if (isOurs) {
    await writeFile(`${file}.part`, JSON.stringify(await startFirst()));
    await rename(`${file}.part`, file);
  }
  const deadline = Date.now() + START_TIMEOUT;
  while (!existsSync(file)) {
    if (Date.now() > deadline) throw new Error('Another process of the tests has not made its first start.');
    await sleep(50);
  }
  return JSON.parse(await readFile(file, 'utf8'));
}

async function startFirst(): Promise<Environment> {
  const environment = await createEnvironment({});
  const { destroy } = await boot(environment);
  await destroy();
  return environment;
}
