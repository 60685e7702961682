// @ts-check
// node healthcheck.mjs <port>: for a swarm, which replaces whatever fails it. So a new container fails until it is
// ready, and one that has been ready only when it no longer answers at all: to start it again heals no database.
import { existsSync, writeFileSync } from 'node:fs';

const HAS_BEEN_READY = '/tmp/has-been-ready';
const address = `http://127.0.0.1:${process.argv[2]}`;

if (existsSync(HAS_BEEN_READY)) {
  await fetch(`${address}/healthz`);
} else {
  const { ok } = await fetch(`${address}/readyz`);
  if (!ok) process.exit(1);
  writeFileSync(HAS_BEEN_READY, '');
}
