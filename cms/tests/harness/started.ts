import { existsSync } from 'node:fs';
import { mkdir, readFile, rename, rmdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { inject } from 'vitest';
import { spawnCms } from './cms-process';
import { createEnvironment, type Environment } from './environment';

/** An environment whose database is as a first start leaves it: the next one takes half as long. */
export async function createStartedEnvironment(overrides: Environment): Promise<Environment> {
  return createEnvironment(overrides, await findStarted());
}

/** Made once for all files, by whoever comes first. */
async function findStarted(): Promise<Environment> {
  const file = path.join(inject('scratch'), 'started.json');
  const lock = `${file}.lock`;
  while (!existsSync(file)) {
    const isOurs = await mkdir(lock).then(
      () => true,
      () => false,
    );
    if (isOurs) await startFirst(file).finally(() => rmdir(lock));
    else await sleep(100);
  }
  return JSON.parse(await readFile(file, 'utf8')) as Environment;
}

async function startFirst(file: string): Promise<void> {
  if (existsSync(file)) return;
  const environment = await createEnvironment({});
  const cms = await spawnCms(environment);
  await cms.stop();
  await writeFile(`${file}.new`, JSON.stringify(environment));
  await rename(`${file}.new`, file);
}
