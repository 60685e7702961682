// @ts-check
import { once } from 'node:events';
import { join } from 'node:path';
import { startGeminiServer } from '../../../cms/tests/gemini-server.mjs';
import { pickFreePorts } from '../ports.mjs';
import { startProcess } from '../processes.mjs';
import { startProduct, waitForAnswer } from '../product.mjs';
import { ROOT } from '../settings.mjs';

/**
 * @typedef {{
 *   webUrl: string, cmsUrl: string, authUrl: string, controlUrl: string, logDir: string,
 *   gemini: import('../../../cms/tests/gemini-server.mjs').GeminiServer, readHeap: () => Promise<number>,
 *   failure: Promise<never>, runs: number,
 * }} Setup `readHeap` tells the bytes in use in the CMS, `runs` how often Lighthouse looks at each page
 */

const localFile = (/** @type {string} */ name) => join(ROOT, 'web/local/bench', name);

/**
 * The product beside what it is compared with: a control page, and a model in this process.
 *
 * @param {import('../settings.mjs').Settings} settings
 * @param {number} runs
 * @returns {Promise<Setup>}
 */
export async function startSetup(settings, runs) {
  const { ports, logDir } = settings;
  const gemini = await startGeminiServer();
  // Visitors are told apart by x-forwarded-for, so that none comes to a limit.
  const variables = { GEMINI_API_KEY: 'local', GEMINI_BASE_URL: gemini.url, TRUSTED_PROXIES: '1' };
  Object.assign(process.env, variables, { ASSISTANT_DAILY_LIMIT: '1000000' });
  const [controlUrl, { failure, children }] = await Promise.all([
    startControl(logDir),
    startProduct(settings, { cmsFlags: ['--import', localFile('heap-probe.mjs')] }),
  ]);

  return {
    webUrl: `http://localhost:${ports.WEB_PORT}`,
    cmsUrl: `http://127.0.0.1:${ports.CMS_PORT}`,
    authUrl: `http://127.0.0.1:${ports.AUTH_EMULATOR_PORT}`,
    controlUrl,
    logDir,
    runs,
    gemini,
    failure,
    readHeap: async () => {
      const cms = /** @type {import('../processes.mjs').ChildProcess} */ (children.get('The CMS'));
      const answer = once(cms, 'message');
      cms.send('heap');
      const [bytes] = await answer;
      return bytes;
    },
  };
}

/** @param {string} logDir */
async function startControl(logDir) {
  const [port] = await pickFreePorts(1);
  const control = {
    name: 'The control page',
    args: [localFile('control-server.mjs')],
    cwd: ROOT,
    env: { ...process.env, CONTROL_PORT: String(port) },
    log: join(logDir, 'control.log'),
    health: `http://127.0.0.1:${port}/`,
  };
  startProcess(control);
  await waitForAnswer(control);
  return `http://localhost:${port}/`;
}
