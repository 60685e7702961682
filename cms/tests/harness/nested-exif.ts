import { chunk } from './bad-pictures';
import { drawPicture, toFile } from './pictures';

const POINTERS = 4_990;

/** Pictures of each kind with 60 kB of EXIF that point to themselves, which libexif follows one by one. */
export async function createNestedExif(): Promise<File[]> {
  const exif = nestedExif();
  const segment = Buffer.from([0xff, 0xe1, 0, 0]);
  segment.writeUInt16BE(exif.length + 8, 2);
  const length = Buffer.alloc(4);
  length.writeUInt32LE(exif.length);
  return [
    await insert('nested.jpg', 2, [segment, Buffer.from('Exif\0\0', 'latin1'), exif]),
    await insert('nested.png', 33, [chunk('eXIf', exif)]),
    await insert('nested.webp', 12, [Buffer.from('EXIF'), length, exif]),
  ];
}

function nestedExif(): Buffer {
  const beginning = 8;
  const exif = Buffer.alloc(beginning + 2 + 12 * POINTERS + 4);
  exif.write('II*\0', 'latin1');
  exif.writeUInt32LE(beginning, 4);
  exif.writeUInt16LE(POINTERS, beginning);
  for (let entry = beginning + 2; entry + 12 <= exif.length; entry += 12) {
    exif.writeUInt16LE(0x8769, entry);
    exif.writeUInt16LE(4, entry + 2);
    exif.writeUInt32LE(1, entry + 4);
    exif.writeUInt32LE(beginning, entry + 8);
  }
  return exif;
}

async function insert(name: string, at: number, parts: readonly Buffer[]): Promise<File> {
  const picture = Buffer.from(await (await drawPicture(name)).arrayBuffer());
  return toFile(Buffer.concat([picture.subarray(0, at), ...parts, picture.subarray(at)]), name);
}
