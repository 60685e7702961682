// @ts-check
import { buildCms, buildWeb, CMS_BUILD } from './build.mjs';
import { setBuildAside } from './build-aside.mjs';
import { installCms, installWeb } from './install.mjs';
import { productEnv } from './settings.mjs';

/**
 * Installs what is missing and builds what is stale, both sides at once.
 *
 * @param {import('./settings.mjs').Settings} settings
 */
export async function installAndBuild(settings) {
  const env = productEnv(settings, process.env);
  const { logDir } = settings;
  await Promise.all([
    installWeb(logDir).then(() => buildWeb(env, logDir)),
    installCms(logDir).then(() => buildCms(env, logDir)),
  ]);
}

/**
 * Installs what is missing; with hot reload, both sides build as they go.
 *
 * @param {import('./settings.mjs').Settings} settings
 */
export async function prepareDevelopment(settings) {
  await install(settings);
  setBuildAside(CMS_BUILD);
}

/** @param {import('./settings.mjs').Settings} settings */
export async function install({ logDir }) {
  await Promise.all([installWeb(logDir), installCms(logDir)]);
}
