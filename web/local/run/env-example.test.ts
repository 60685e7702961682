import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { ROOT } from '../bootstrap/folders.mjs';
import { PORTS } from './settings.ts';

function namesIn(path: string, pattern: RegExp) {
  return [...readFileSync(join(ROOT, path), 'utf8').matchAll(pattern)].map(([, name]) => name);
}

test('.env.example names the variables that the servers and docker compose read, and no other', () => {
  const schemaKey =
    /^ +([A-Z][A-Z_]+): (?:z\b|secret|keys|folder|optionalUrl|webUrl|port|origin|wholeNumber)/gm;
  const read = ['web/server/env.ts', 'cms/src/settings/variables.ts'].flatMap((path) =>
    namesIn(path, schemaKey),
  );
  const composed = ['docker-compose.yml', 'web/docker/optional.yml'].flatMap((path) =>
    namesIn(path, /\$\{([A-Z_\d]+)/g),
  );
  const expected = new Set([...read, ...composed, ...PORTS.map(({ variable }) => variable)]);
  // Set by the commands themselves.
  expected.delete('NODE_ENV');
  expected.delete('PGPASSWORD');
  expect(namesIn('.env.example', /^([A-Z_\d]+)=/gm).sort()).toEqual([...expected].sort());
});
