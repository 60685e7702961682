import { chunksOf } from './png-chunks';

/** Tags that point to another directory, which libexif reads anew for each; the bytes in either order. */
// eslint-disable-next-line no-control-regex -- one of the tags has such a byte
const POINTERS = /\x69\x87|\x87\x69|\x25\x88|\x88\x25|\x05\xa0|\xa0\x05/g;
/** A camera writes three; of 64 kB with a thumbnail, six more look like one. */
const MAX_POINTERS = 100;

/**
 * Whether reading the header would take seconds: 5,000 pointers in 60 kB take 3 s, each time it is opened.
 * @param blocks of EXIF, of one file
 */
export function hasNestedExif(blocks: Iterable<Buffer>): boolean {
  for (const block of blocks)
    if ((block.toString('latin1').match(POINTERS) ?? []).length > MAX_POINTERS) return true;
  return false;
}

/** Each kind of file is a chain of parts that tell how long they are. Of https://www.w3.org/Graphics/JPEG/itu-t81.pdf, B.1.1, some markers do not. */
export function* inJpeg(file: Buffer): Generator<Buffer> {
  let at = 2;
  while (at + 4 <= file.length) {
    const marker = file[at + 1] ?? 0;
    // libjpeg reads over what stands between two parts, too.
    if (file[at] !== 0xff || marker === 0xff || marker < 0xc0 || isBare(marker)) {
      at += 1;
      continue;
    }
    if (marker === 0xda) return;
    const end = at + 2 + file.readUInt16BE(at + 2);
    if (marker === 0xe1 && file.toString('latin1', at + 4, at + 8) === 'Exif')
      yield file.subarray(at + 4, end);
    at = end;
  }
}

function isBare(marker: number): boolean {
  return marker >= 0xd0 && marker <= 0xd9;
}

export function* inPng(file: Buffer): Generator<Buffer> {
  for (const { type, data } of chunksOf(file)) if (type === 'eXIf') yield data;
}

export function* inWebp(file: Buffer): Generator<Buffer> {
  for (let at = 12; at + 8 <= file.length;) {
    const length = file.readUInt32LE(at + 4);
    if (file.toString('latin1', at, at + 4) === 'EXIF') yield file.subarray(at + 8, at + 8 + length);
    at += 8 + length + (length % 2);
  }
}
