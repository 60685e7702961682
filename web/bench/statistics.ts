export function median(values: number[]): number {
  return quantile(values, 0.5);
}

/** Between two values, in proportion. */
export function quantile(values: number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  const position = (sorted.length - 1) * share;
  const below = sorted[Math.floor(position)] ?? NaN;
  const above = sorted[Math.ceil(position)] ?? NaN;
  return below + (above - below) * (position % 1);
}

/** Of each value to the control measured beside it. */
export function medianRatio(values: number[], controls: number[]): number {
  return median(values.map((value, index) => value / (controls[index] ?? NaN)));
}

export function sum(values: number[]): number {
  return values.reduce((total, value) => total + value, 0);
}

/** Measures all in turn, again and again: whatever else the machine does meanwhile, it does to all alike. */
export async function interleave<Name extends string, Value>(
  rounds: number,
  subjects: Record<Name, () => Promise<Value>>,
): Promise<Record<Name, Value[]>> {
  const values: Partial<Record<Name, Value[]>> = {};
  for (let round = 0; round < rounds; round += 1)
    for (const name in subjects) values[name] = [...(values[name] ?? []), await subjects[name]()];
  return values as Record<Name, Value[]>;
}
