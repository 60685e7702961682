import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { RequirementKind } from '../../src/shared-with-web/rules/fit-rules';

export type Mark = { level: string; kind: RequirementKind; text: string };

const FOLDER = path.join(import.meta.dirname, 'adverts');

/** A made-up advert with what it asks for, marked by hand before there were rules to find it; names in titles later. */
export function readMarked(name: string): { advert: string; marks: Mark[] } {
  const [advert = '', list = ''] = readFileSync(path.join(FOLDER, `${name}.txt`), 'utf8').split('===\n');
  const marks = list
    .trim()
    .split('\n')
    .map((line): Mark => {
      const [level = '', kind = '', ...words] = line.split(' ');
      return { level, kind: kind as RequirementKind, text: words.join(' ') };
    });
  return { advert, marks };
}
