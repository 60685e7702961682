import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** In the image it stands beside `src`, in development beside `dist`. */
const FOLDER = ['../../../..', '../../../../..']
  .map((root) => path.join(__dirname, root, 'assets/assistant'))
  .find((folder) => existsSync(folder));

export const readAsset = (name: string): Buffer => readFileSync(path.join(FOLDER ?? '', name));
export const readLines = (name: string): string[] => readAsset(name).toString().split('\n').filter(Boolean);
