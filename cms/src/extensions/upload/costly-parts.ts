const SCAN = /\xff\xda/g;
/** A camera writes ten; of data behind the picture, some thirty pairs of bytes in 2 MB look like one. */
const MOST_SCANS = 100;

/** Each scan of a JPEG goes over all pixels again: 2,600 of them, in 400 kB, take 25 s. */
export function hasManyScans(jpeg: Buffer): boolean {
  return (jpeg.toString('latin1').match(SCAN) ?? []).length > MOST_SCANS;
}

const FRAME = /ANMF/g;
/** Five minutes of film. Only the first becomes a picture. */
const MOST_FRAMES = 3000;

/** libwebp looks for each frame from the first one on: 43,000 of them, in 2 MB, take 2.6 s each time it is opened. */
export function hasManyFrames(webp: Buffer): boolean {
  return (webp.toString('latin1').match(FRAME) ?? []).length > MOST_FRAMES;
}

/**
 * Whether a profile of colours computes by a chain of steps, which may be of any length: 60,000 of them, in a PNG of 5 kB,
 * take 53 s. Cameras and screens have tables. https://www.color.org/specification/ICC.1-2022-05.pdf, 10.17
 */
export function hasChainedSteps(profile: Buffer | undefined): boolean {
  return profile?.includes('mpet') ?? false;
}
