import { expect, test } from 'vitest';
import { connectionOf } from './postgres-client.ts';

/** Stands for certificates and keys, which `pg` reads at once. */
const FILE = import.meta.filename;

test.each([
  [
    'postgres://me:p%40ss@db:5433/my%20site',
    { PGHOST: 'db', PGPORT: '5433', PGDATABASE: 'my site', PGPASSWORD: 'p@ss' },
  ],
  ['postgres://me@[2001:db8::1]/site', { PGHOST: '2001:db8::1', PGPORT: '5432', PGUSER: 'me' }],
  ['postgres://me@localhost/site?host=/run/postgresql', { PGHOST: '/run/postgresql', PGDATABASE: 'site' }],
  ['postgres://me@db/site?sslmode=no-verify', { PGSSLMODE: 'require' }],
  [`postgres://me@db/site?sslmode=no-verify&sslrootcert=${FILE}`, { PGSSLMODE: 'require' }],
  ['postgres://me@db/site?sslmode=verify-full', { PGSSLMODE: 'verify-full', PGSSLROOTCERT: 'system' }],
  ['postgres://me@db/site?sslmode=require', { PGSSLMODE: 'verify-full', PGSSLROOTCERT: 'system' }],
  ['postgres://me@db/site?ssl=true', { PGSSLMODE: 'verify-full', PGSSLROOTCERT: 'system' }],
  [
    `postgres://me@db/site?sslmode=verify-full&sslrootcert=${FILE}&sslcert=${FILE}&sslkey=${FILE}`,
    { PGSSLMODE: 'verify-full', PGSSLROOTCERT: FILE, PGSSLCERT: FILE, PGSSLKEY: FILE },
  ],
])('%s leads the programs of PostgreSQL to where it leads the CMS', (address, expected) => {
  expect(connectionOf(address)).toMatchObject(expected);
});

test('without a password the programs look for one where the CMS does', () => {
  expect(connectionOf('postgres://me@db/site')).not.toHaveProperty('PGPASSWORD');
  expect(connectionOf('postgres://me@db/site')).not.toHaveProperty('PGSSLMODE');
});
