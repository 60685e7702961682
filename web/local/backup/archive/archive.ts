import { createReadStream, createWriteStream } from 'node:fs';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import { pack, type Pack } from 'tar-stream';
import { sync } from './checksum.ts';
import { MANIFEST, type Manifest } from './manifest.ts';

/** Writes what the manifest names, out of one folder, and the manifest first. */
export async function packArchive(file: string, folder: string, manifest: Manifest): Promise<void> {
  const archive = pack();
  // Pictures are compressed already; the database is not.
  const written = pipeline(
    archive as unknown as NodeJS.ReadableStream,
    createGzip({ level: 1 }),
    createWriteStream(file, { flags: 'wx', mode: 0o600 }),
  );
  await Promise.all([fill(archive, folder, manifest), written]);
  await sync(file);
}

async function fill(archive: Pack, folder: string, manifest: Manifest): Promise<void> {
  const mtime = new Date(manifest.date);
  archive.entry({ name: MANIFEST, mtime }, JSON.stringify(manifest));
  for (const { path: name, size } of manifest.files) {
    const entry = archive.entry({ name, size, mtime });
    await pipeline(createReadStream(join(folder, name)), entry as unknown as NodeJS.WritableStream);
  }
  archive.finalize();
}
