import { LIMITS } from '../../../content/project-rules';

/** From good to just good enough: the longer edge in pixels, and the encoder's quality. */
const STEPS = [
  { edge: 2560, quality: 0.85 },
  { edge: 2560, quality: 0.7 },
  { edge: 1920, quality: 0.8 },
  { edge: 1600, quality: 0.7 },
  { edge: 1280, quality: 0.6 },
];

/**
 * A copy that is small enough to upload, upright and without what a camera writes beside a picture.
 * @throws when the browser cannot read the file, or no copy is small enough
 */
export async function shrinkImage(file: File): Promise<File> {
  const bitmap = await createImageBitmap(file, { imageOrientation: 'from-image' });
  try {
    for (const { edge, quality } of STEPS) {
      const copy = await encode(draw(bitmap, edge), quality);
      if (copy.size <= LIMITS.imageSize) return toFile(copy, file.name);
    }
  } finally {
    bitmap.close();
  }
  throw new RangeError('No copy is small enough.');
}

function draw(bitmap: ImageBitmap, edge: number): HTMLCanvasElement {
  const scale = Math.min(1, edge / Math.max(bitmap.width, bitmap.height));
  const canvas = document.createElement('canvas');
  canvas.width = Math.round(bitmap.width * scale);
  canvas.height = Math.round(bitmap.height * scale);
  const context = canvas.getContext('2d');
  if (!context) throw new TypeError('This browser draws nothing.');
  context.imageSmoothingQuality = 'high';
  context.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
  return canvas;
}

/** Browsers that do not write WebP write PNG instead, which is large: JPEG then. */
async function encode(canvas: HTMLCanvasElement, quality: number): Promise<Blob> {
  const webp = await toBlob(canvas, 'image/webp', quality);
  return webp.type === 'image/webp' ? webp : toBlob(canvas, 'image/jpeg', quality);
}

function toBlob(canvas: HTMLCanvasElement, type: string, quality: number): Promise<Blob> {
  return new Promise((resolve, reject) => {
    const take = (blob: Blob | null) => (blob ? resolve(blob) : reject(new TypeError('The copy is empty.')));
    canvas.toBlob(take, type, quality);
  });
}

function toFile(copy: Blob, name: string): File {
  const extension = copy.type === 'image/webp' ? 'webp' : 'jpg';
  return new File([copy], `${name.replace(/\.\w+$/, '')}.${extension}`, { type: copy.type });
}
