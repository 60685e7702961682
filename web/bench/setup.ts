import { chromium, type Browser } from '@playwright/test';
import getPort from 'get-port';
import { once } from 'node:events';
import { join } from 'node:path';
import { startGeminiServer } from '../../cms/tests/third-parties/gemini-server.mjs';
import { ROOT } from '../local/bootstrap/folders.mjs';
import { startProduct, startServices } from '../local/run/product.ts';
import { type Settings } from '../local/run/settings.ts';
import { installChromium } from '../local/test/tools.ts';

export type Setup = Awaited<ReturnType<typeof startSetup>>;

/** What most visitors see. */
export const PAGES = ['/', '/portfolio', '/about', '/contact'];

const localFile = (name: string) => join(ROOT, 'web/bench', name);

/**
 * The product beside what it is compared with: a control page, and a model in this process.
 *
 * @param runs how often Lighthouse looks at each page
 */
export async function startSetup(settings: Settings, runs: number) {
  const { ports, dataDir, logDir } = settings;
  const gemini = await startGeminiServer();
  // Visitors are told apart by x-forwarded-for, so that none comes to a limit.
  const variables = { GEMINI_API_KEY: 'local', GEMINI_BASE_URL: gemini.url, TRUSTED_PROXIES: '1' };
  Object.assign(process.env, variables, { ASSISTANT_DAILY_LIMIT: '1000000' });
  const controlUrl = await startControl(logDir);
  const cmsFlags = ['--import', localFile('heap-probe.mjs')];
  const { failure, children } = await startProduct(settings, { cmsFlags });
  return {
    webUrl: `http://localhost:${ports.WEB_PORT}`,
    cmsUrl: `http://127.0.0.1:${ports.CMS_PORT}`,
    authUrl: `http://127.0.0.1:${ports.AUTH_EMULATOR_PORT}`,
    controlUrl,
    dataDir,
    logDir,
    gemini,
    failure,
    runs,
    /** The bytes in use in the CMS. */
    readHeap: async (): Promise<number> => {
      const cms = children.get('The CMS');
      cms?.send('heap');
      return cms ? (await once(cms, 'message'))[0] : NaN;
    },
  };
}

async function startControl(logDir: string) {
  const port = await getPort();
  const health = `http://localhost:${port}/`;
  const env = { ...process.env, CONTROL_PORT: String(port) };
  const log = join(logDir, 'control.log');
  const args = [localFile('control-server.mjs')];
  await startServices([{ name: 'The control page', args, cwd: ROOT, env, log, health }]);
  return health;
}

export async function launchBrowser({ logDir }: Setup, ...flags: string[]): Promise<Browser> {
  return chromium.launch({
    executablePath: await installChromium(logDir),
    args: ['--no-sandbox', '--disable-gpu', '--disable-quic', ...flags],
    handleSIGINT: false,
    handleSIGTERM: false,
    handleSIGHUP: false,
  });
}
