import { startOf } from '../../../shared-with-web/start-of';

/** Characters of a text and items of a list, from generous to a mere sketch. */
const SIZES = [
  [4000, 100],
  [1000, 50],
  [300, 20],
  [100, 8],
  [40, 3],
] as const;

/**
 * JSON of what is known, whose texts can neither end the block they stand in nor look like one: no line breaks, no
 * brackets of tags.
 */
export function toInertJson(facts: unknown): string {
  return JSON.stringify(facts, (_, value: unknown) => (isEmpty(value) ? undefined : value)).replace(
    /[<>&`\u0085\u2028\u2029]/g,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
}

/** The value with its texts and lists cut so far that its JSON has room; nothing when that is impossible. */
export function shorten<Value>(value: Value, room: number): Partial<Value> {
  for (const [length, items] of SIZES) {
    const shortened = cut(value, length, items) as Value;
    if (toInertJson(shortened).length <= room) return shortened;
  }
  return {};
}

/** As many as have room, the first ones before the others. One that is too long leaves its place to them. */
export function fitting<Value>(values: readonly Value[], room: number): Value[] {
  let left = room;
  return values.filter((value) => {
    const length = left > 0 ? toInertJson(value).length + 1 : Infinity;
    const isFitting = length <= left;
    if (isFitting) left -= length;
    return isFitting;
  });
}

function cut(value: unknown, length: number, items: number): unknown {
  if (typeof value === 'string') return startOf(value, length);
  if (Array.isArray(value)) return value.slice(0, items).map((item) => cut(item, length, items));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, cut(part, length, items)]));
}

function isEmpty(value: unknown): boolean {
  return value === null || value === '' || (Array.isArray(value) && value.length === 0);
}
