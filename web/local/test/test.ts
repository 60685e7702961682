import { join } from 'node:path';
import { ROOT } from '../bootstrap/folders.mjs';
import { print, Refusal, seconds, step } from '../bootstrap/terminal.mjs';
import { temporarySettings } from '../run/temporary-settings.ts';
import { readReport, type Counted } from './report.ts';
import { listSteps, type TestStep } from './steps.ts';
import { installChromium, installPostgres } from './tools.ts';

type Result = Counted & { name: string; time: string };

export async function run(): Promise<void> {
  const settings = { ...(await temporarySettings('test')), logDir: join(ROOT, '.data/logs/test') };
  const chromium = await installChromium(settings.logDir);
  const hasPostgres = await installPostgres();
  const results: Result[] = [];
  for (const steps of listSteps(settings, chromium, hasPostgres))
    results.push(...(await Promise.all(steps.map(take))));
  summarize(results);
}

async function take({ name, run, report }: TestStep): Promise<Result> {
  const start = performance.now();
  const problem = await step(name, run).then(
    () => '',
    (error: unknown) => (error instanceof Error ? error.message : String(error)),
  );
  if (problem) print(problem);
  const counted = readReport(report);
  const failed = problem ? Math.max(1, counted.failed) : counted.failed;
  return { ...counted, name, failed, time: seconds(start) };
}

function summarize(results: Result[]) {
  print('');
  for (const { name, passed, flaky, failed, time } of results) {
    const outcome = failed > 0 ? `${failed} failed` : passed > 0 ? `${passed} passed` : 'ok';
    const twice = flaky > 0 ? `  ${flaky} of them flaky` : '';
    print(`${name.padEnd(24)}${outcome.padStart(12)}${time.padStart(8)}${twice}`);
  }
  const failures = results.flatMap(({ failures }) => failures);
  if (failures.length > 0) print(['', ...failures].join('\n'));
  const sum = (key: 'passed' | 'failed') => results.reduce((total, result) => total + result[key], 0);
  const line = `\n${sum('passed')} passed, ${sum('failed')} failed`;
  if (sum('failed') > 0) throw new Refusal(line);
  print(line);
}
