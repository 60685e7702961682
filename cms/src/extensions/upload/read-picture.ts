import { readFile } from 'node:fs/promises';
import { chunksOf, PNG, PNG_BEGINNING } from './png-chunks';

/** libpng unpacks up to 8 MB of each and keeps them: 250, in 2 MB, took 4 GB. No picture needs them. */
const PACKED_TEXTS = ['iTXt', 'zTXt'];

/** The bytes of an uploaded file, for sharp. */
export async function readPicture(filepath: string): Promise<Buffer> {
  const content = await readFile(filepath);
  return PNG.test(content.toString('latin1', 0, PNG_BEGINNING)) ? withoutPackedTexts(content) : content;
}

function withoutPackedTexts(png: Buffer): Buffer {
  const chunks = [...chunksOf(png)].filter(({ type }) => !PACKED_TEXTS.includes(type));
  return Buffer.concat([png.subarray(0, PNG_BEGINNING), ...chunks.map(({ whole }) => whole)]);
}
