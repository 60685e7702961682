import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { CMS } from '../../bootstrap/folders.mjs';
import { requireSource } from '../../bootstrap/source.mjs';
import { cloneDatabase } from '../../run/clone-database.ts';
import { readServerSettings } from '../../run/server-settings.ts';
import { productEnv, readSettings, type Settings } from '../../run/settings.ts';
import { failure, ok, type Check } from '../finding.ts';
import { checkEmailJs } from './email-js.ts';
import { findRunning, portsCheck, readinessChecks } from './running.ts';

/** What can be told of this clone, whether the product runs or not. */
export async function cloneChecks(variables: NodeJS.ProcessEnv): Promise<Check[]> {
  const settings = readSettings(variables);
  const { SITE_URL } = variables;
  const env = { ...productEnv(settings, variables), ...(SITE_URL && { SITE_URL }) };
  const running = await findRunning(settings.dataDir);
  return [
    { id: 'versions', title: 'Versions', run: checkVersions },
    ...(running ? readinessChecks(settings) : [portsCheck(settings)]),
    ...settingsChecks(env, settings),
  ];
}

function settingsChecks(env: NodeJS.ProcessEnv, { dataDir }: Settings): Check[] {
  const { cms, web, refusals } = readServerSettings(env);
  if (!cms || !web) {
    return [
      ...problemOf('settings', 'Settings', refusals.cms),
      ...problemOf('website-settings', 'Website’s settings', refusals.web),
    ];
  }
  const { databaseChecks } = requireSource(
    'cms/src/doctor/checks/database.ts',
  ) as typeof import('../../../../cms/src/doctor/checks/database.ts');
  const { checkData } = requireSource(
    'cms/src/doctor/checks/data.ts',
  ) as typeof import('../../../../cms/src/doctor/checks/data.ts');
  const { outsideChecks } = requireSource(
    'cms/src/doctor/outside-checks.ts',
  ) as typeof import('../../../../cms/src/doctor/outside-checks.ts');
  const { isNew, database, time } = cloneDatabase(cms);
  return [
    ...(isNew
      ? [{ id: 'database', title: 'Database', run: () => ok('There is none yet: the first start makes it.') }]
      : [
          ...databaseChecks(database, cms),
          { id: 'data', title: 'Data', run: () => checkData(database, ownVersions()) },
        ]),
    ...outsideChecks(cms, { databaseTime: time, folders: foldersBefore(dataDir) }),
    {
      id: 'email-js',
      title: 'EmailJS',
      run: (signal) => checkEmailJs({ isSetUp: web.public.emailjs !== null, signal }),
    },
  ];
}

/** Both servers list what is wrong below a first line. */
function problemOf(id: string, title: string, refusal: string | undefined): Check[] {
  if (refusal === undefined) return [];
  const [first = '', ...lines] = refusal.split('\n').map((line) => line.trim());
  const finding = lines.length > 0 ? `${lines.join('. ')}.` : first;
  const fix = 'Correct it in .env; .env.example says what each variable means. The rest is checked then.';
  return [{ id, title, run: () => failure(finding, fix) }];
}

/** Before the first start, the folder in which all others will be made. */
function foldersBefore(dataDir: string): string[] | undefined {
  // Not the folder around it, which a restore makes, too.
  if (existsSync(join(dataDir, 'cms/tmp'))) return undefined;
  let folder = dataDir;
  while (!existsSync(folder)) folder = dirname(folder);
  return [folder];
}

function checkVersions() {
  const { checkVersions: check } = requireSource(
    'cms/src/doctor/checks/versions.ts',
  ) as typeof import('../../../../cms/src/doctor/checks/versions.ts');
  return check({ ...ownVersions(), node: process.versions.node });
}

function ownVersions() {
  return { product: versionIn(CMS), strapi: versionIn(join(CMS, 'node_modules/@strapi/strapi')) };
}

function versionIn(folder: string): string {
  const { version } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as { version: string };
  return version;
}
