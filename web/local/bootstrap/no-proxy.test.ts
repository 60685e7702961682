import { expect, test } from 'vitest';
import { keepOwnFromProxy } from './no-proxy.mjs';

test.each([
  [{}, 'localhost,127.0.0.1'],
  [{ NO_PROXY: '.example.com' }, '.example.com,localhost,127.0.0.1'],
  [{ no_proxy: 'localhost', NO_PROXY: 'ignored' }, 'localhost,127.0.0.1'],
])('with %j no proxy is asked for %s', (env: NodeJS.ProcessEnv, all) => {
  keepOwnFromProxy(env);
  expect(env).toMatchObject({ NO_PROXY: all, no_proxy: all });
});
