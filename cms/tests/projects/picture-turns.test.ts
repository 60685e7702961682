import { mkdtemp, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Context } from 'koa';
import sharp from 'sharp';
import { expect, inject, test, vi } from 'vitest';
import { encodePicture, encodeSizes, type UploadedFile } from '../../src/extensions/upload/picture';
import type { FirebaseUser } from '../../src/auth/id-tokens';
import portfolio from '../../src/api/project/routes/portfolio';
import pictureTurns from '../../src/middlewares/picture-turns';
import { takePhoto } from '../harness/pictures';

const routes: { method: string; path: string; config?: { middlewares: string[] } }[] = portfolio.routes;

test('no more than two pictures are decoded at once, however many are sent', async () => {
  const tmpWorkingDirectory = await mkdtemp(path.join(inject('scratch'), 'turns-'));
  const filepath = path.join(tmpWorkingDirectory, 'photo.jpg');
  await writeFile(filepath, new Uint8Array(await (await takePhoto()).arrayBuffer()));
  const running: number[] = [];
  sharp.queue.on('change', (count: number) => running.push(count));
  const hashes = ['a', 'b', 'c', 'd', 'e', 'f'];
  const files = hashes.map((hash) => ({ name: 'photo.jpg', hash, filepath, tmpWorkingDirectory }));
  await Promise.all(
    files.map(async (file) =>
      encodeSizes(await encodePicture(file as UploadedFile), { small: 480, large: 960 }),
    ),
  );
  expect(Math.max(...running)).toBeLessThanOrEqual(2);
});

test.each(['POST /portfolio/images', 'POST /portfolio', 'PUT /portfolio/:id'])('%s takes turns', (name) => {
  const route = routes.find(({ method, path }) => `${method} ${path}` === name);
  expect(route?.config?.middlewares).toEqual(['global::picture-turns']);
});

test('an editor who sends many pictures does not keep another one from his turn', async () => {
  const store = pictureTurns();
  const begun: string[] = [];
  let end = () => {};
  const ended = new Promise<void>((resolve) => (end = resolve));
  const send = (uid: string) => {
    const firebaseUser = Promise.resolve({ uid } as FirebaseUser);
    return store({ state: { firebaseUser } } as Context, () => {
      begun.push(uid);
      return ended;
    });
  };
  const sent = ['many', 'many', 'many', 'one'].map(send);
  await vi.waitFor(() => expect(begun).toContain('one'));
  expect(begun).toEqual(['many', 'many', 'one']);
  end();
  await Promise.all(sent);
  expect(begun).toHaveLength(4);
});
