import { deflateSync } from 'node:zlib';
import sharp from 'sharp';
import { chunk } from './bad-pictures';
import { drawPicture, toFile } from './pictures';

/** Small pictures of which each takes a decoder tens of seconds. */
export async function createCostlyPictures(): Promise<[what: string, file: File][]> {
  return [
    ['thousands of scans', await createManyScans()],
    ['thousands of frames', await createManyFrames()],
    ['colours by a chain of steps', await createChainedColors()],
  ];
}

async function createManyScans(): Promise<File> {
  const create = { width: 6000, height: 6000, channels: 3, background: 'red' } as const;
  const picture = await sharp({ create }).jpeg({ mozjpeg: true, chromaSubsampling: '4:4:4' }).toBuffer();
  const last = picture.subarray(picture.lastIndexOf(Buffer.from([0xff, 0xda])), -2);
  const scans = Array<Buffer>(1500).fill(last);
  return toFile(Buffer.concat([picture.subarray(0, -2), ...scans, picture.subarray(-2)]), 'scans.jpg');
}

/** https://developers.google.com/speed/webp/docs/riff_container#animation */
async function createManyFrames(): Promise<File> {
  const create = { width: 1, height: 1, channels: 3, background: 'red' } as const;
  const picture = await sharp({ create }).webp({ lossless: true }).toBuffer();
  const frame = riff('ANMF', Buffer.concat([Buffer.alloc(16), picture.subarray(12)]));
  const header = riff('VP8X', Buffer.from([2, 0, 0, 0, 0, 0, 0, 0, 0, 0]));
  const frames = Array<Buffer>(43_000).fill(frame);
  const parts = [Buffer.from('WEBP'), header, riff('ANIM', Buffer.alloc(6)), ...frames];
  return toFile(riff('RIFF', Buffer.concat(parts)), 'frames.webp');
}

function riff(type: string, data: Buffer): Buffer {
  const header = Buffer.alloc(8);
  header.write(type);
  header.writeUInt32LE(data.length, 4);
  return Buffer.concat([header, data]);
}

/** A picture of 2 MB with 2 GB of texts, which a decoder unpacks. */
export function createPackedTexts(): Promise<File> {
  const text = deflateSync(Buffer.alloc(7_900_000, 'a'));
  const texts = Array.from({ length: 250 }, (_, index) =>
    chunk('zTXt', Buffer.concat([Buffer.from(`key ${index}\0\0`), text])),
  );
  return withChunks(texts, 'texts.png');
}

function createChainedColors(): Promise<File> {
  const packed = deflateSync(profileOf(60_000));
  return withChunks([chunk('iCCP', Buffer.concat([Buffer.from('steps\0\0'), packed]))], 'colors.png');
}

/** Behind a PNG's header. */
async function withChunks(chunks: readonly Buffer[], name: string): Promise<File> {
  const picture = Buffer.from(await (await drawPicture(name)).arrayBuffer());
  return toFile(Buffer.concat([picture.subarray(0, 33), ...chunks, picture.subarray(33)]), name);
}

/** An ICC profile whose one tag repeats a matrix: https://www.color.org/specification/ICC.1-2022-05.pdf */
function profileOf(steps: number): Buffer {
  const matrix = Buffer.alloc(60);
  matrix.write('matf');
  matrix.set([0, 3, 0, 3], 8);
  for (let cell = 0; cell < 12; cell += 1) matrix.writeFloatBE(0.3, 12 + 4 * cell);
  const chain = Buffer.alloc(16 + 8 * steps);
  chain.write('mpet');
  chain.set([0, 3, 0, 3], 8);
  chain.writeUInt32BE(steps, 12);
  for (let at = 16; at < chain.length; at += 8) {
    chain.writeUInt32BE(chain.length, at);
    chain.writeUInt32BE(matrix.length, at + 4);
  }
  const header = Buffer.alloc(144);
  header.writeUInt32BE(header.length + chain.length + matrix.length);
  header.write('\0\0\0\0\x04\x30\0\0mntrRGB XYZ ', 4, 'latin1');
  header.write('acsp', 36);
  // The white that all profiles are made for.
  header.set([0, 0, 0xf6, 0xd6, 0, 1, 0, 0, 0, 0, 0xd3, 0x2d], 68);
  header.writeUInt32BE(1, 128);
  header.write('D2B0', 132);
  header.writeUInt32BE(header.length, 136);
  header.writeUInt32BE(chain.length + matrix.length, 140);
  return Buffer.concat([header, chain, matrix]);
}
