import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** In the image it stands beside `src`, in development beside `dist`. */
const folder = ['../../../..', '../../../../..']
  .map((root) => path.join(__dirname, root, 'assets/assistant'))
  .find((candidate) => existsSync(candidate));

/** Word lists and vectors of general language: see cms/assets/README.md. */
export function readAsset(name: string): Buffer {
  return readFileSync(path.join(folder ?? '', name));
}

export function readLines(name: string): string[] {
  return readAsset(name).toString().split('\n').filter(Boolean);
}
