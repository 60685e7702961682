// @ts-check
import './node-version.mjs';
import { join } from 'node:path';
import { runCommand } from './command.mjs';
import { install } from './prepare.mjs';
import { print, seconds, step } from './progress.mjs';
import { Refusal } from './refusal.mjs';
import { ROOT } from './settings.mjs';
import { installChromium, installPostgres } from './system-tools.mjs';
import { temporarySettings } from './temporary-settings.mjs';
import { listSteps } from './test-steps.mjs';

await runCommand(async () => {
  const settings = { ...(await temporarySettings('test')), logDir: join(ROOT, '.data/logs/test') };
  await install(settings);
  const tools = {
    chromium: await installChromium(settings.logDir),
    postgres: await installPostgres(),
  };

  const results = [];
  for (const testStep of listSteps(settings, tools)) results.push(await run(testStep));
  summarize(results);
});

/**
 * @param {import('./test-steps.mjs').TestStep} testStep
 * @returns {Promise<{ name: string, passed: number, failed: number, time: string }>}
 */
async function run({ name, run, countTests }) {
  const start = performance.now();
  const problem = await step(name, run).then(
    () => '',
    (/** @type {Error} */ error) => error.message,
  );
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
