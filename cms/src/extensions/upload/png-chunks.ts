export const PNG = /^\x89PNG\r\n/;
/** Bytes before the first chunk. */
export const PNG_BEGINNING = 8;

/** https://www.w3.org/TR/png-3/#5Chunk-layout */
export function* chunksOf(png: Buffer): Generator<{ type: string; data: Buffer; whole: Buffer }> {
  for (let at = PNG_BEGINNING; at + 8 <= png.length;) {
    const end = at + 12 + png.readUInt32BE(at);
    const type = png.toString('latin1', at + 4, at + 8);
    yield { type, data: png.subarray(at + 8, end - 4), whole: png.subarray(at, end) };
    at = end;
  }
}
