// @ts-check
import './node-version.mjs';
import { parseArgs } from 'node:util';
import { startSetup } from './bench/setup.mjs';
import { isFailure, toTable } from './bench/table.mjs';
import { runCommand } from './command.mjs';
import { installAndBuild } from './prepare.mjs';
import { print, step } from './progress.mjs';
import { Refusal } from './refusal.mjs';
import { temporarySettings } from './temporary-settings.mjs';

/** Loaded once the packages are there. Reads come last, because they add projects. */
const THEMES = {
  'first-load': () => import('./bench/first-load.mjs'),
  lighthouse: () => import('./bench/lighthouse.mjs'),
  assistant: () => import('./bench/assistant.mjs'),
  contact: () => import('./bench/contact.mjs'),
  floods: () => import('./bench/floods.mjs'),
  reads: () => import('./bench/reads.mjs'),
};

await runCommand(async () => {
  const { names, runs } = readOptions();
  const settings = await temporarySettings('bench');
  await installAndBuild(settings);
  const setup = await step('Starting', () => startSetup(settings, runs));

  const problems = [];
  for (const name of names) problems.push(...(await run(name, setup)));
  if (problems.length > 0) throw new Refusal(problems.join('\n'));
});

/**
 * Prints the table of a theme.
 *
 * @param {keyof typeof THEMES} name
 * @param {import('./bench/setup.mjs').Setup} setup
 * @returns {Promise<string[]>} what is wrong on any machine
 */
async function run(name, setup) {
  const { title, measure } = await THEMES[name]();
  try {
    const rows = await step(`Measuring ${name}`, () => Promise.race([measure(setup), setup.failure]));
    print(toTable(title, rows));
    return rows.filter(isFailure).map(({ figure, value, target }) => `${figure}: ${value}, not ${target}.`);
  } catch (error) {
    return [`${name} could not be measured: ${/** @type {Error} */ (error).message}`];
  }
}

/** @returns {{ names: (keyof typeof THEMES)[], runs: number }} */
function readOptions() {
  const all = /** @type {(keyof typeof THEMES)[]} */ (Object.keys(THEMES));
  const { only, runs } = parseOptions();
  const unknown = only.filter((name) => !(name in THEMES));
  if (unknown.length > 0) throw new Refusal(`--only takes one of ${all.join(', ')}.`);
  if (!/^[1-9]\d*$/.test(runs)) throw new Refusal('--runs takes how often Lighthouse looks at each page.');
  const names = all.filter((name) => only.length === 0 || only.includes(name));
  return { names, runs: Number(runs) };
}

function parseOptions() {
  /** @type {string[]} */
  const none = [];
  try {
    return parseArgs({
      options: {
        only: { type: 'string', multiple: true, default: none },
        runs: { type: 'string', default: '5' },
      },
    }).values;
  } catch (error) {
    throw new Refusal(/** @type {Error} */ (error).message);
  }
}
