import { mkdtemp, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Context } from 'koa';
import sharp from 'sharp';
import { expect, inject, test, vi } from 'vitest';
import { encodePicture, encodeSizes } from '../../src/extensions/upload/picture';
import type { UploadedFile } from '../../src/extensions/upload/uploaded-file';
import type { FirebaseUser } from '../../src/auth/id-tokens';
import portfolio from '../../src/api/project/routes/portfolio';
import pictureTurns from '../../src/middlewares/picture-turns';
import { cpuOf } from '../harness/measure-cpu';
import { takePhoto, toFile } from '../harness/pictures';

const routes: { method: string; path: string; config?: { middlewares: string[] } }[] = portfolio.routes;

test('no more than two pictures are decoded at once, however many are sent', async () => {
  const running: number[] = [];
  sharp.queue.on('change', (count: number) => running.push(count));
  const photo = await takePhoto();
  await Promise.all(['a', 'b', 'c', 'd', 'e', 'f'].map((hash) => store(photo, hash)));
  expect(Math.max(...running)).toBeLessThanOrEqual(2);
});

test('a drawing that can be seen through is stored without long work', async () => {
  const disc = '<svg xmlns="http://www.w3.org/2000/svg" width="500" height="500"><circle r="400"/></svg>';
  const drawing = toFile(await sharp(Buffer.from(disc)).png().toBuffer(), 'logo.png');
  expect(await cpuOf(() => store(drawing, 'logo'))).toBeLessThan(500);
});

async function store(picture: File, hash: string) {
  const tmpWorkingDirectory = await mkdtemp(path.join(inject('scratch'), 'turns-'));
  const filepath = path.join(tmpWorkingDirectory, picture.name);
  await writeFile(filepath, new Uint8Array(await picture.arrayBuffer()));
  const file = { name: picture.name, hash, filepath, tmpWorkingDirectory } as UploadedFile;
  return encodeSizes(await encodePicture(file), { small: 480, large: 960 });
}

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
