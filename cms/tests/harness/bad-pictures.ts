import { crc32, deflateSync } from 'node:zlib';
import sharp from 'sharp';
import { drawPicture, takePhoto, toFile } from './pictures';

const BYTES_OF_2_1_MB = 2.1 * 1024 * 1024;

/** Files that are no pictures, whatever their names say. */
export async function createBadPictures(): Promise<[what: string, file: File][]> {
  const photo = await bytesOf(await takePhoto('whole.jpg', { width: 300, height: 200 }));
  const gif = await sharp({ create: { width: 9, height: 9, channels: 3, background: 'red' } })
    .gif()
    .toBuffer();
  return [
    [
      'an SVG with a script',
      toFile('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>', 'a.png'),
    ],
    [
      'an SVG with a prolog',
      toFile('<?xml version="1.0"?><svg xmlns="http://www.w3.org/2000/svg"/>', 'b.svg'),
    ],
    ['a page', toFile('<!doctype html><script>alert(1)</script>', 'page.png')],
    ['a program', toFile(Buffer.from('MZ\x90\x00\x03\x00\x00\x00', 'latin1'), 'program.png')],
    ['nothing', toFile('', 'empty.png')],
    ['half a jpeg', toFile(photo.subarray(0, photo.length / 2), 'half.jpg')],
    ['a jpeg without an end', toFile(photo.subarray(0, photo.length - 200), 'end.jpg')],
    ['the head of a png', toFile((await bytesOf(await drawPicture())).subarray(0, 50), 'head.png')],
    ['a gif', toFile(gif, 'moving.png')],
  ];
}

/** Its styles are matched again for each of its many parts. */
export function createCostlySvg(): File {
  const deep = 'g '.repeat(8);
  const styles = Array.from({ length: 15_000 }, (_, index) => `${deep}.a${index}{fill:red}`).join('');
  const parts = '<g>'.repeat(200) + '<rect/>'.repeat(20_000) + '</g>'.repeat(200);
  return toFile(
    `<svg xmlns="http://www.w3.org/2000/svg"><style>${styles}</style>${parts}</svg>`,
    'costly.png',
  );
}

export async function createHugeFile(): Promise<File> {
  const picture = await bytesOf(await drawPicture('huge.jpg'));
  return toFile(Buffer.concat([picture, Buffer.alloc(BYTES_OF_2_1_MB - picture.length)]), 'huge.jpg');
}

/** A valid png of 28 kB that decodes to 225 million pixels. */
export function createPixelBomb(): File {
  return createPng({ width: 15_000, height: 15_000 }, 'bomb.png');
}

/** Black and white. */
export function createPng({ width, height }: { width: number; height: number }, name: string): File {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([1, 0, 0, 0, 0], 8);
  const rows = Buffer.alloc(height * (1 + Math.ceil(width / 8)));
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  const chunks = [chunk('IHDR', header), chunk('IDAT', deflateSync(rows)), chunk('IEND', Buffer.alloc(0))];
  return toFile(Buffer.concat([signature, ...chunks]), name);
}

export function chunk(type: string, data: Buffer): Buffer {
  const content = Buffer.concat([Buffer.from(type), data]);
  const [length, checksum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  checksum.writeUInt32BE(crc32(content));
  return Buffer.concat([length, content, checksum]);
}

async function bytesOf(file: File): Promise<Buffer> {
  return Buffer.from(await file.arrayBuffer());
}
