import { parseArgs } from 'node:util';
import { print, Refusal, step } from '../local/bootstrap/terminal.mjs';
import { build } from '../local/run/build.ts';
import { temporarySettings } from '../local/run/temporary-settings.ts';
import * as assistant from './assistant.ts';
import * as contact from './contact.ts';
import * as drafts from './drafts.ts';
import * as firstLoad from './first-load.ts';
import * as floods from './floods.ts';
import * as lighthouse from './lighthouse.ts';
import * as reads from './reads.ts';
import * as search from './search.ts';
import { startSetup, type Setup } from './setup.ts';
import { isFailure, toTable, type Row } from './table.ts';

type Theme = { title: string; measure: (setup: Setup) => Promise<Row[]> };

/** The last three add projects. */
const THEMES: Record<string, Theme> = {
  'first-load': firstLoad,
  lighthouse,
  assistant,
  contact,
  floods,
  reads,
  drafts,
  search,
};

export async function run(): Promise<void> {
  const { names, runs } = readOptions();
  const settings = await temporarySettings('bench');
  await build(settings);
  const setup = await step('Starting', () => startSetup(settings, runs));
  const problems: string[] = [];
  for (const [name, theme] of Object.entries(THEMES)) {
    if (names.includes(name)) problems.push(...(await measure(name, theme, setup)));
  }
  if (problems.length > 0) throw new Refusal(problems.join('\n'));
}

/** Prints the table of a theme; returns what is wrong on any machine. */
async function measure(name: string, { title, measure }: Theme, setup: Setup): Promise<string[]> {
  try {
    const rows = await step(`Measuring ${name}`, () => Promise.race([measure(setup), setup.failure]));
    print(toTable(title, rows));
    return rows
      .filter(isFailure)
      .map(({ figure, value, target = '' }) => `${figure}: ${value}, not ${target}.`);
  } catch (error) {
    return [`${name} could not be measured: ${String(error)}`];
  }
}

function readOptions() {
  const all = Object.keys(THEMES);
  const { only = all, runs = '5' } = parseOptions();
  if (!only.every((name) => all.includes(name))) throw new Refusal(`--only takes one of ${all.join(', ')}.`);
  if (!/^[1-9]\d*$/.test(runs)) throw new Refusal('--runs takes how often Lighthouse looks at each page.');
  return { names: only, runs: Number(runs) };
}

function parseOptions() {
  const options = { only: { type: 'string', multiple: true }, runs: { type: 'string' } } as const;
  try {
    return parseArgs({ args: process.argv.slice(3), options }).values;
  } catch (error) {
    throw new Refusal(error instanceof Error ? error.message : String(error));
  }
}
