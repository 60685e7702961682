import { once } from 'node:events';
import { connect, createServer, type AddressInfo } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, expect, test } from 'vitest';
import { startCms } from '../harness/cms';
import { startPostgres } from '../harness/postgres-server';

/** Milliseconds; longer than a request waits for its connection. */
let delay = 2500;

const database = await startPostgres();
const { port, hostname } = new URL(database.url);
const relay = createServer((socket) => {
  const server = connect(Number(port), hostname);
  socket.on('error', () => server.destroy());
  server.on('error', () => socket.destroy());
  void wait(delay).then(() => socket.pipe(server).pipe(socket));
});
relay.listen(0, '127.0.0.1');
await once(relay, 'listening');
const late = new URL(database.url);
late.host = `127.0.0.1:${(relay.address() as AddressInfo).port}`;
afterAll(async () => {
  relay.close();
  await database.end();
});

const { visitor } = await startCms({ DATABASE_URL: late.href, PUBLIC_CACHE_MS: '0' });

test('a start waits for a database that is late to answer', async () => {
  delay = 0;
  expect((await visitor.get('/api/portfolio')).status).toBe(200);
});
