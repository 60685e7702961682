import getPort from 'get-port';
import { join } from 'node:path';
import { DEMO_OWNER } from '../auth/accounts.mjs';
import { startProduct } from '../run/product.ts';
import { type Settings } from '../run/settings.ts';

/** A browser test waits as often as it works: two at once keep two cores busy. */
const WORKERS = 2;

/** Starts what each worker of the browser tests drives; the first one's first product is what the settings say. */
export async function startBrowserProducts(settings: Settings) {
  const others = Array.from({ length: WORKERS - 1 }, async (_, index) => {
    const own = { AUTH_EMULATOR_PORT: await getPort() };
    return startForWorker(await besides(settings, `worker-${index + 1}`, own));
  });
  return Promise.all([startForWorker(settings), ...others]);
}

/** A product with samples where everybody may edit, and one without where only the owner may; they share an emulator. */
async function startForWorker(settings: Settings) {
  const ownerOnly = {
    ...(await besides(settings, 'owner-only')),
    isDemo: false,
    editors: DEMO_OWNER.email,
  };
  const first = await startProduct(settings);
  const second = await startProduct(ownerOnly, { hasEmulator: false });
  const { WEB_PORT, CMS_PORT, AUTH_EMULATOR_PORT } = settings.ports;
  return {
    failures: [first.failure, second.failure],
    addresses: {
      BASE_URL: `http://localhost:${WEB_PORT}`,
      OWNER_ONLY_URL: `http://localhost:${ownerOnly.ports.WEB_PORT}`,
      CMS_URL: `http://127.0.0.1:${CMS_PORT}`,
      AUTH_EMULATOR_URL: `http://127.0.0.1:${AUTH_EMULATOR_PORT}`,
    },
  };
}

/** Of a product beside another, in a folder of its data. */
async function besides(
  settings: Settings,
  name: string,
  ports: Partial<Settings['ports']> = {},
): Promise<Settings> {
  return {
    ...settings,
    ports: { ...settings.ports, WEB_PORT: await getPort(), CMS_PORT: await getPort(), ...ports },
    dataDir: join(settings.dataDir, name),
    logDir: join(settings.logDir, name),
  };
}
