const RECORD = { first: 4, size: 8 };
const UNICODE = 4;

/**
 * The characters of the Basic Multilingual Plane that a TrueType font draws.
 * https://learn.microsoft.com/typography/opentype/spec/cmap#format-4-segment-mapping-to-delta-values
 */
export function charactersOf(font: Buffer): number[] {
  const table = tableOf(font, 'cmap');
  const records = Array.from({ length: table.readUInt16BE(2) }, (_, index) =>
    table.subarray(table.readUInt32BE(RECORD.first + RECORD.size * index + 4)),
  );
  const map = records.find((record) => record.readUInt16BE(0) === UNICODE);
  return map ? mappedIn(map) : [];
}

function tableOf(font: Buffer, tag: string): Buffer {
  const count = font.readUInt16BE(4);
  const at = Array.from({ length: count }, (_, index) => 12 + 16 * index).find(
    (record) => font.toString('latin1', record, record + 4) === tag,
  );
  if (at === undefined) throw new Error(`The font has no table ${tag}.`);
  return font.subarray(font.readUInt32BE(at + 8));
}

function mappedIn(map: Buffer): number[] {
  const size = map.readUInt16BE(6);
  const [ends, starts, deltas, offsets] = [14, 16 + size, 16 + 2 * size, 16 + 3 * size] as const;
  return Array.from({ length: size / 2 }, (_, segment) => 2 * segment).flatMap((segment) => {
    const [start, end] = [map.readUInt16BE(starts + segment), map.readUInt16BE(ends + segment)];
    const [delta, offset] = [map.readUInt16BE(deltas + segment), map.readUInt16BE(offsets + segment)];
    const hasGlyph = (character: number) => {
      const glyph =
        offset === 0 ? character : map.readUInt16BE(offsets + segment + offset + 2 * (character - start));
      return glyph !== 0 && ((glyph + delta) & 0xffff) !== 0;
    };
    // The last segment ends the list and maps nothing.
    const characters = Array.from({ length: end - start + 1 }, (_, index) => start + index);
    return characters.filter((character) => character < 0xffff && hasGlyph(character));
  });
}
