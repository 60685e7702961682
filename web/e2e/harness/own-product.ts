import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { fileURLToPath } from 'node:url';
import getPort from 'get-port';
import { test as base } from './test';

const ROOT = fileURLToPath(new URL('../../../', import.meta.url));

/** Drives a product of its own, as `npm start` begins it on a new machine: nobody else's data, and none of it is kept. */
export const test = base.extend<{ ownProduct: string }>({
  // eslint-disable-next-line no-empty-pattern -- Playwright finds out by the pattern what a fixture needs.
  cleanList: async ({}, use) => use(null),

  // eslint-disable-next-line no-empty-pattern -- Playwright finds out by the pattern what a fixture needs.
  ownProduct: async ({}, use) => {
    const dataDir = await mkdtemp(join(tmpdir(), 'portfolio-newcomer-'));
    const [web, cms, auth] = [await getPort(), await getPort(), await getPort()];
    const product = spawn(process.execPath, ['web/local/main.mjs', 'start'], {
      cwd: ROOT,
      env: {
        ...process.env,
        DATA_DIR: dataDir,
        WEB_PORT: String(web),
        CMS_PORT: String(cms),
        AUTH_EMULATOR_PORT: String(auth),
      },
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    const ended = once(product, 'exit');
    try {
      await Promise.race([isReady(product.stdout), ended.then(() => Promise.reject(new Error('It ended.')))]);
      await use(`http://localhost:${web}`);
    } finally {
      product.kill();
      await ended;
      await rm(dataDir, { recursive: true });
    }
  },
});

function isReady(output: Readable): Promise<void> {
  return new Promise((resolve) => {
    output.on('data', (chunk: Buffer) => {
      if (chunk.toString().includes('Ready: ')) resolve();
    });
  });
}
