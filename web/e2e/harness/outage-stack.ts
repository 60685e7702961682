import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import getPort from 'get-port';
import { EMULATOR } from './accounts';
import { test as base } from './test';

const SERVER = fileURLToPath(new URL('../../dist/server/main.js', import.meta.url));
const CMS = process.env.CMS_URL ?? 'http://127.0.0.1:1337';
const START_TIMEOUT = 20_000;

type Fixtures = {
  /** The cms behind a line that can be cut. */
  line: Awaited<ReturnType<typeof startLine>>;
  /** The address of a website of its own on that line, which has not rendered anything yet. */
  site: string;
};

export const test = base.extend<Fixtures>({
  // eslint-disable-next-line no-empty-pattern -- Playwright finds out by the pattern what a fixture needs.
  line: async ({}, use) => {
    const line = await startLine();
    await use(line);
    line.stop();
  },

  site: async ({ line }, use) => {
    const port = await getPort();
    const url = `http://localhost:${port}`;
    const website = startWebsite(port, url, line.url);
    try {
      await website.ready();
      await use(url);
    } finally {
      await website.stop();
    }
  },
});

async function startLine() {
  const line = { isCut: false, refused: 0, url: '', stop: () => {} };
  const server = createServer((incoming, outgoing) => {
    if (line.isCut) {
      line.refused++;
      incoming.destroy();
      return;
    }
    const { method, url = '/', headers } = incoming;
    const upstream = request(CMS + url, { method, headers }, (answer) => {
      outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(outgoing);
    });
    upstream.on('error', () => outgoing.destroy());
    incoming.pipe(upstream);
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  line.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  line.stop = () => {
    server.close();
    server.closeAllConnections();
  };
  return line;
}

function startWebsite(port: number, url: string, cms: string) {
  const env = {
    ...process.env,
    NODE_ENV: 'production',
    WEB_PORT: String(port),
    SITE_URL: url,
    CMS_URL: cms,
    FIREBASE_AUTH_EMULATOR_HOST: new URL(EMULATOR).host,
  };
  const server = spawn(process.execPath, [SERVER], { stdio: ['ignore', 'ignore', 'pipe'], env });
  let complaints = '';
  server.stderr.on('data', (text) => (complaints += String(text)));

  async function ready() {
    const deadline = Date.now() + START_TIMEOUT;
    while (!(await fetch(`${url}/healthz`).catch(() => null))?.ok) {
      if (server.exitCode !== null || server.signalCode !== null || Date.now() > deadline)
        throw new Error(`The website did not start.\n${complaints}`);
      await sleep(50);
    }
  }

  async function stop() {
    // False when it has ended by itself.
    if (server.kill()) await once(server, 'exit');
  }

  return { ready, stop };
}
