import { createHash } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { mkdir, statfs } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { createGunzip } from 'node:zlib';
import { extract, type Header } from 'tar-stream';
import { Refusal } from '../../bootstrap/terminal.mjs';
import { sync } from './checksum.ts';
import { damaged, DATABASES, MANIFEST, parseManifest, type Manifest, type StoredFile } from './manifest.ts';

/** Bytes: more than the names of a hundred thousand pictures take. */
const LARGEST_MANIFEST = 64 * 1024 * 1024;

type Entry = AsyncIterable<Buffer> & { header: Header };

/**
 * Unpacks an archive into an empty folder. What is there afterwards is exactly what the manifest says: nothing else is
 * written, and nothing that is larger.
 * @param accept refuses a manifest by throwing
 * @throws Refusal for an archive that is damaged, and when there is no room for it
 */
export async function unpackArchive(
  file: string,
  folder: string,
  accept: (manifest: Manifest) => void,
): Promise<Manifest> {
  const archive = extract();
  const reading = pipeline(
    createReadStream(file),
    createGunzip(),
    archive as unknown as NodeJS.WritableStream,
  );
  const [unpacked, read] = await Promise.allSettled([
    unpackEntries(archive as AsyncIterable<Entry>, folder, accept),
    reading,
  ]);
  if (unpacked.status === 'rejected') throw explain(unpacked.reason);
  if (read.status === 'rejected') throw explain(read.reason);
  return unpacked.value;
}

async function unpackEntries(
  entries: AsyncIterable<Entry>,
  folder: string,
  accept: (manifest: Manifest) => void,
): Promise<Manifest> {
  let manifest: Manifest | undefined;
  const awaited = new Map<string, StoredFile>();
  for await (const entry of entries) {
    if (entry.header.type !== 'file') throw damaged(`it has a ${entry.header.type} in it`);
    if (manifest) {
      await unpackFile(entry, take(awaited, entry.header.name), folder);
      continue;
    }
    manifest = await readManifest(entry);
    accept(manifest);
    await requireRoom(manifest, folder);
    for (const stored of manifest.files) awaited.set(stored.path, stored);
  }
  if (!manifest) throw damaged('it is empty');
  const [lost] = awaited.keys();
  if (lost !== undefined) throw damaged(`${lost} is not in it`);
  return manifest;
}

function take(awaited: Map<string, StoredFile>, name: string): StoredFile {
  const stored = awaited.get(name);
  if (!stored) throw damaged(`its manifest does not name ${JSON.stringify(name)}`);
  awaited.delete(name);
  return stored;
}

async function readManifest(entry: Entry): Promise<Manifest> {
  if (entry.header.name !== MANIFEST) throw damaged('it does not begin with a manifest');
  if (entry.header.size > LARGEST_MANIFEST) throw damaged('its manifest is too large');
  const chunks: Buffer[] = [];
  for await (const chunk of entry) chunks.push(chunk);
  return parseManifest(Buffer.concat(chunks).toString());
}

async function unpackFile(entry: Entry, { path, size, sha256 }: StoredFile, folder: string): Promise<void> {
  if (entry.header.size !== size) throw damaged(`${path} has another size than its manifest says`);
  const file = join(folder, path);
  await mkdir(dirname(file), { recursive: true });
  const hash = createHash('sha256');
  async function* hashed() {
    for await (const chunk of entry) {
      hash.update(chunk);
      yield chunk;
    }
  }
  await pipeline(hashed, createWriteStream(file, { flags: 'wx' }));
  if (hash.digest('hex') !== sha256) throw damaged(`${path} has another checksum than its manifest says`);
  await sync(file);
}

/** The file of SQLite is copied once more, to where it belongs. */
async function requireRoom({ files }: Manifest, folder: string): Promise<void> {
  const copied = files.filter(({ path }) => path === DATABASES.sqlite);
  const needed = [...files, ...copied].reduce((sum, { size }) => sum + size, 0);
  const { bavail, bsize } = await statfs(folder);
  if (needed > bavail * bsize)
    throw new Refusal(
      `${Math.ceil(needed / 1e6)} MB would not fit on the disk of ${folder}: make room first.`,
    );
}

/** What the disk says is no fault of the archive. */
function explain(error: unknown): unknown {
  if (error instanceof Refusal) return error;
  const { code, message } = error as NodeJS.ErrnoException;
  return code && /^E[A-Z]+$/.test(code) ? error : damaged(message);
}
