import { technologyKey } from '../../content/project-rules';

export const SEPARATORS = /[,;|•·，、；،؛\t\n]/;

/** The spelling is the owner's. */
export function isSame(name: string, other: string): boolean {
  return technologyKey(name) === technologyKey(other);
}

export function addName(chosen: readonly string[], name: string): string[] {
  return chosen.some((other) => isSame(other, name)) ? [...chosen] : [...chosen, name];
}

/** Chosen twice, it is not chosen. */
export function toggleName(chosen: readonly string[], name: string): string[] {
  const others = chosen.filter((other) => !isSame(other, name));
  return others.length < chosen.length ? others : [...chosen, name];
}

/** Those that a list tells, or a row of a spreadsheet, spelt as known ones are. */
export function namesIn(text: string, known: readonly string[]): string[] {
  const names = text.split(SEPARATORS).map((name) => name.trim());
  return names.filter(Boolean).map((name) => known.find((other) => isSame(other, name)) ?? name);
}
