// @ts-check
import './node-version.mjs';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runCommand } from './command.mjs';
import { pickFreePorts } from './ports.mjs';
import { install } from './prepare.mjs';
import { print, seconds, step } from './progress.mjs';
import { Refusal } from './refusal.mjs';
import { PORTS, readSettings, ROOT } from './settings.mjs';
import { installChromium, installPostgres } from './system-tools.mjs';
import { listSteps } from './test-steps.mjs';

const folder = mkdtempSync(join(tmpdir(), 'portfolio-test-'));
process.once('exit', () => rmSync(folder, { recursive: true, force: true }));

await runCommand(async () => {
  forgetVariables();
  const settings = await readTestSettings();
  await install(settings);
  const tools = {
    chromium: await installChromium(settings.logDir),
    postgres: await installPostgres(),
  };

  const results = [];
  for (const testStep of listSteps(settings, tools)) results.push(await run(testStep));
  summarize(results);
});

/** Whatever is set in this shell, the tests see the same product. */
function forgetVariables() {
  const example = readFileSync(join(ROOT, '.env.example'), 'utf8');
  for (const [, name = ''] of example.matchAll(/^([A-Z_]+)=/gm)) delete process.env[name];
}

/** A product of its own: free ports, no data, beside whatever else runs on this machine. */
async function readTestSettings() {
  const ports = await pickFreePorts(PORTS.length);
  const variables = PORTS.map(({ variable }, index) => [variable, String(ports[index])]);
  const settings = readSettings({ ...Object.fromEntries(variables), DATA_DIR: folder });
  return { ...settings, logDir: join(ROOT, '.data/logs/test') };
}

/**
 * @param {import('./test-steps.mjs').TestStep} testStep
 * @returns {Promise<{ name: string, passed: number, failed: number, time: string }>}
 */
async function run({ name, run, countTests }) {
  const start = performance.now();
  const problem = await step(name, run).then(() => undefined, String);
  if (problem) print(problem);
  const { passed, failed } = countTests?.() ?? { passed: 0, failed: 0 };
  return { name, passed, failed: problem ? Math.max(1, failed) : failed, time: seconds(start) };
}

/** @param {Awaited<ReturnType<typeof run>>[]} results */
function summarize(results) {
  print('');
  for (const { name, passed, failed, time } of results) {
    const outcome = failed > 0 ? `${failed} failed` : passed > 0 ? `${passed} passed` : 'ok';
    print(`${name.padEnd(24)}${outcome.padStart(12)}${time.padStart(8)}`);
  }
  const sum = (/** @type {'passed' | 'failed'} */ key) =>
    results.reduce((total, result) => total + result[key], 0);
  const line = `\n${sum('passed')} passed, ${sum('failed')} failed`;
  if (sum('failed') > 0) throw new Refusal(line);
  print(line);
}
