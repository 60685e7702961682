import { mkdtemp, writeFile } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import { expect, inject, test } from 'vitest';
import { encodePicture, encodeSizes, type UploadedFile } from '../../src/extensions/upload/picture';
import { takePhoto } from '../harness/pictures';

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
