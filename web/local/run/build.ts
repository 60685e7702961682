import { existsSync, mkdirSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { CMS, ROOT } from '../bootstrap/folders.mjs';
import { findNpm } from '../bootstrap/install.mjs';
import { runProcess, type Command } from '../bootstrap/processes.mjs';
import { step } from '../bootstrap/terminal.mjs';
import { fingerprint, isStamped, stamp } from './fingerprint.ts';
import { productEnv, type Settings } from './settings.ts';
import { requireUnusedBuild } from './users-of-build.ts';

const CMS_DIST = join(CMS, 'dist');
const WEB_SOURCES = ['web', 'cms/src/shared-with-web', 'package-lock.json', 'package.json', 'tsconfig.json'];
const CMS_SOURCES = [
  'cms/src',
  'cms/config',
  'cms/seed/site.json',
  'cms/tsconfig.json',
  'cms/package-lock.json',
];
const ADMIN_SOURCES = [
  'cms/src/admin',
  'cms/config/admin.ts',
  'cms/config/server.ts',
  'cms/package-lock.json',
];

type Folders = { dist: string; aside: string };
type Build = (name: string, log: string, command: Pick<Command, 'args' | 'cwd'>) => Promise<void>;

export const CMS_BUILD: Folders = { dist: CMS_DIST, aside: join(CMS, '.cache/dist') };

/** Builds what is stale, both sides at once. */
export async function build(settings: Settings): Promise<void> {
  const env = { ...productEnv(settings, process.env), NODE_ENV: 'production' };
  const run: Build = (name, log, command) =>
    step(name, () => runProcess({ name, env, log: join(settings.logDir, log), ...command }));
  await Promise.all([buildWeb(run), buildCms(run)]);
}

async function buildWeb(run: Build) {
  const dist = join(ROOT, 'web/dist');
  const sources = fingerprint(ROOT, WEB_SOURCES);
  if (isStamped(dist, sources)) return;
  requireUnusedBuild();
  empty(dist);
  await run('Building the website', 'build-web.log', { args: [findNpm(), 'run', 'build'], cwd: ROOT });
  stamp(dist, sources);
}

/** Compiles the server alone, which takes a tenth of the time, when the admin panel is still as it was built. */
async function buildCms(run: Build) {
  takeBuildBack(CMS_BUILD);
  const adminDist = join(CMS_DIST, 'build');
  const sources = fingerprint(ROOT, CMS_SOURCES);
  const adminSources = fingerprint(ROOT, ADMIN_SOURCES);
  const hasAdmin = isStamped(adminDist, adminSources);
  if (hasAdmin && isStamped(CMS_DIST, sources)) return;

  requireUnusedBuild();
  empty(CMS_DIST, hasAdmin ? ['build'] : []);
  const bin = join(CMS, 'node_modules');
  const [name, args] = hasAdmin
    ? ['Compiling the CMS', [join(bin, 'typescript/bin/tsc')]]
    : ['Building the CMS and its admin panel', [join(bin, '@strapi/strapi/bin/strapi.js'), 'build']];
  await run(name, 'build-cms.log', { args, cwd: CMS });
  stamp(adminDist, adminSources);
  stamp(CMS_DIST, sources);
}

function empty(folder: string, keep: string[] = []) {
  mkdirSync(folder, { recursive: true });
  for (const entry of readdirSync(folder).filter((name) => !keep.includes(name))) {
    rmSync(join(folder, entry), { recursive: true });
  }
}

/** Out of the way of `strapi develop`, which empties `dist` and compiles into it. */
export function setBuildAside({ dist, aside }: Folders): void {
  // What `strapi develop` itself leaves behind has no admin panel.
  if (!existsSync(join(dist, 'build'))) return;
  rmSync(aside, { recursive: true, force: true });
  mkdirSync(dirname(aside), { recursive: true });
  renameSync(dist, aside);
}

/** @throws {Refusal} while `strapi develop` runs in its place */
export function takeBuildBack({ dist, aside }: Folders, users?: string): void {
  if (!existsSync(aside)) return;
  requireUnusedBuild(users);
  rmSync(dist, { recursive: true, force: true });
  renameSync(aside, dist);
}
