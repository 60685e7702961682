import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { ROOT } from '../bootstrap/folders.mjs';

const read = (path: string) => readFileSync(join(ROOT, path), 'utf8');

/** Write what this expects into docker-compose.yml and stack.yml after a change of the file. */
test.each([
  ['Caddyfile', 'docker-compose.yml', 'caddyfile: '],
  ['Caddyfile', 'web/docker/stack.yml', 'portfolio_caddyfile_'],
  ['healthcheck.mjs', 'web/docker/stack.yml', 'portfolio_healthcheck_'],
  ['create-database.sh', 'web/docker/stack.yml', 'portfolio_create_database_'],
])('a change of %s is noticed by %s', (file, by, label) => {
  const checksum = createHash('sha256')
    .update(read(`web/docker/${file}`))
    .digest('hex');
  expect(read(by)).toContain(`${label}${checksum.slice(0, 8)} }`);
});

test('what a killed restore has begun is finished while the CMS starts, not after it', () => {
  const [, backup = ''] = read('docker-compose.yml').split('backup: &backup');
  expect(backup).not.toContain('cms: { condition:');
});

test.each(['docker-compose.yml', 'web/docker/stack.yml'])(
  '%s waits for a first start that is slow',
  (file) => {
    expect(read(file)).toContain('start_period: 10m');
  },
);

test('browsers forget where other names led, so that two names can change places', () => {
  const [, aliases = ''] = read('web/docker/Caddyfile').split('{$SITE_ALIASES} {');
  expect(aliases.split('}\n')[0]).toMatch(/header Cache-Control max-age=3600\n\tredir /);
});

test.each([[['docker-compose.yml', 'web/docker/optional.yml']], [['web/docker/stack.yml']]])(
  '%j set all that the Caddyfile reads, of which what is empty would be a site without a name',
  (files) => {
    const composed = files.map(read).join();
    const names = [...read('web/docker/Caddyfile').matchAll(/\{\$([A-Z_]+)\}/g)].map(([, name]) => name);
    expect(names).toContain('SITE_ALIASES');
    expect(names.filter((name) => !composed.includes(`${name}=`))).toEqual([]);
    expect(composed).toMatch(/SITE_ALIASES=\$\{SITE_ALIASES:-http:/);
  },
);
