import type { HttpBindings } from '@hono/node-server';
import { Hono } from 'hono';
import { once } from 'node:events';
import { connect } from 'node:net';
import { afterEach, expect, test } from 'vitest';
import { startApp, stopServers } from '../test-servers';
import { refuseWhenBusy, visitorsInTurn } from './busy';

afterEach(stopServers);

/** A website that keeps silent about /slow, and how often that was asked. */
async function startWebsite() {
  const reached = { slow: 0, forms: 0 };
  const app = new Hono<{ Bindings: HttpBindings }>();
  app.onError(refuseWhenBusy);
  app.use(visitorsInTurn(1));
  app.get('/slow', () => {
    reached.slow += 1;
    return new Promise<Response>(() => {});
  });
  app.get('/', (context) => context.text('page'));
  app.post('/contact', async (context) => {
    reached.forms += 1;
    return context.text(await context.req.text());
  });
  const origin = await startApp(app);
  const ask = (path: string, visitor: string, form?: string) =>
    fetch(origin + path, {
      ...(form && { method: 'POST', body: form }),
      headers: { 'x-forwarded-for': visitor },
    });
  return { origin, ask, reached };
}

test('one visitor has eight requests worked on, 512 wait, the others are answered', async () => {
  const { ask, reached } = await startWebsite();
  const refused: Response[] = [];
  for (let sent = 0; sent < 530; sent++)
    ask('/slow', '10.0.0.1').then(
      (answer) => refused.push(answer),
      () => {},
    );
  await expect.poll(() => refused.length).toBe(530 - 8 - 512);
  expect(refused[0]?.status).toBe(503);
  expect(refused[0]?.headers.get('retry-after')).toBe('5');
  expect(reached.slow).toBe(8);
  expect(await (await ask('/', '10.0.0.2')).text()).toBe('page');
});

test('forms that are never sent to their end hold up nobody: the oldest are cut off', async () => {
  const { origin, ask, reached } = await startWebsite();
  let cut = 0;
  const sockets = Array.from({ length: 8 * 64 }, (_, index) => {
    const socket = connect(Number(new URL(origin).port), '127.0.0.1').on('error', () => {});
    socket.on('close', () => (cut += 1));
    socket.write(`POST /contact HTTP/1.1\r\nHost: x\r\nX-Forwarded-For: 10.0.1.${index % 64}\r\n`);
    socket.write('Content-Length: 9\r\n\r\nhalf');
    return socket;
  });
  await expect.poll(() => reached.forms).toBe(8 * 64);
  await expect.poll(() => cut).toBe(8 * 64 - 256);
  expect(await (await ask('/', '10.0.0.1')).text()).toBe('page');
  expect(await (await ask('/contact', '10.0.2.1', 'whole')).text()).toBe('whole');
  const open = sockets.filter((socket) => !socket.destroyed);
  await Promise.all(open.map((socket) => once(socket.destroy(), 'close')));
});
