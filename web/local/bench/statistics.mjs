// @ts-check

/** @param {number[]} values */
export function median(values) {
  return quantile(values, 0.5);
}

/**
 * Between two values, in proportion.
 *
 * @param {number[]} values at least one
 * @param {number} share from 0 to 1
 */
export function quantile(values, share) {
  const sorted = [...values].sort((a, b) => a - b);
  const position = (sorted.length - 1) * share;
  const below = sorted[Math.floor(position)] ?? NaN;
  const above = sorted[Math.ceil(position)] ?? NaN;
  return below + (above - below) * (position % 1);
}

/**
 * Of each value to the control measured beside it.
 *
 * @param {number[]} values
 * @param {number[]} controls
 */
export function medianRatio(values, controls) {
  return median(values.map((value, index) => value / (controls[index] ?? NaN)));
}

/** @param {number[]} values */
export function sum(values) {
  return values.reduce((total, value) => total + value, 0);
}

/**
 * Measures everything once, then everything again: whatever else the machine does meanwhile, it does to all alike.
 *
 * @template {string} Name
 * @template Value
 * @param {number} rounds
 * @param {Record<Name, () => Promise<Value>>} subjects
 * @returns {Promise<Record<Name, Value[]>>}
 */
export async function interleave(rounds, subjects) {
  const names = /** @type {Name[]} */ (Object.keys(subjects));
  const values = /** @type {Record<Name, Value[]>} */ (
    Object.fromEntries(names.map((name) => [name, /** @type {Value[]} */ ([])]))
  );
  for (let round = 0; round < rounds; round += 1)
    for (const name of names) values[name].push(await subjects[name]());
  return values;
}
