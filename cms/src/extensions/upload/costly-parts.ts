/**
 * What a file is refused for that has more of them than a camera or a program writes. Such a mark stands nowhere else, or
 * by chance some thirty times in 2 MB.
 */
export type CostlyParts = { mark: RegExp; most: number };

/** Each scan goes over all pixels again: 2,600 of them, in 400 kB, take 25 s. A camera writes ten. */
export const SCANS: CostlyParts = { mark: /\xff\xda/g, most: 100 };

/** libpng unpacks up to 8 MB of each and keeps them: 250, in 2 MB, take 4 GB. */
export const PACKED_TEXTS: CostlyParts = { mark: /zTXt|iTXt/g, most: 8 };

export function hasTooMany({ mark, most }: CostlyParts, file: Buffer): boolean {
  return (file.toString('latin1').match(mark) ?? []).length > most;
}

/**
 * Whether a profile of colours computes by a chain of steps, which may be of any length: 60,000 of them, in a PNG of 5 kB,
 * take 53 s. Cameras and screens have tables. https://www.color.org/specification/ICC.1-2022-05.pdf, 10.17
 */
export function hasChainedSteps(profile: Buffer | undefined): boolean {
  return profile?.includes('mpet') ?? false;
}
