import getPort from 'get-port';
import lighthouse, { type Result } from 'lighthouse';
import { addBenchProject } from './bench-project.ts';
import { launchBrowser, PAGES, type Setup } from './setup.ts';
import { interleave, median } from './statistics.ts';
import { ratioTo, row, units, type Row } from './table.ts';

export const title = 'Lighthouse: mobile, simulated throttling, median (lowest–highest)';

const ATTEMPTS = 3;
const PROJECT = 'a project';
/** Of the control page's LCP. */
const MAX_LCP = 1.3;
/** Scores of categories, and what single audits measured. */
type Run = ReturnType<typeof readRun>;

type Figure = { key: keyof Run; unit: (value: number) => string; isCompared?: boolean; target?: object };

const FIGURES: Figure[] = [
  { key: 'performance', unit: units.count, target: { atLeast: 97, dependsOnMachine: true } },
  { key: 'accessibility', unit: units.count, target: { atLeast: 100 } },
  { key: 'best-practices', unit: units.count, target: { atLeast: 100 } },
  { key: 'seo', unit: units.count, target: { atLeast: 100 } },
  { key: 'FCP', unit: units.seconds, isCompared: true },
  { key: 'LCP', unit: units.seconds, target: { atMost: 1500, dependsOnMachine: true }, isCompared: true },
  { key: 'TBT', unit: units.milliseconds, target: { atMost: 200, dependsOnMachine: true }, isCompared: true },
  { key: 'CLS', unit: units.decimal, target: { atMost: 0.02, dependsOnMachine: true } },
];

export async function measure(setup: Setup): Promise<Row[]> {
  const project = await addBenchProject(setup);
  const urls = [
    ...PAGES.map((path) => [path, setup.webUrl + path] as const),
    [PROJECT, setup.webUrl + project] as const,
    ['control', setup.controlUrl] as const,
  ];
  const subjects = Object.fromEntries(urls.map(([name, url]) => [name, () => look(setup, url)]));
  await interleave(1, subjects);
  const { control = [], ...pages } = await interleave(setup.runs, subjects);
  const compared = FIGURES.filter(({ isCompared }) => isCompared);
  return [
    ...Object.entries(pages).flatMap(([path, runs]) =>
      FIGURES.map((figure) => toRow(path, figure, runs, control)),
    ),
    ...compared.map(({ key, unit }) => toRow('control', { key, unit }, control)),
    toRow('all', { key: 'benchmarkIndex', unit: units.count }, [...Object.values(pages).flat(), ...control]),
  ];
}

async function look(setup: Setup, url: string, attempt = 1): Promise<Run> {
  const port = await getPort();
  const browser = await launchBrowser(setup, `--remote-debugging-port=${port}`);
  try {
    return readRun((await lighthouse(url, { port, logLevel: 'silent' }))?.lhr);
  } catch (error) {
    if (attempt === ATTEMPTS) throw error;
  } finally {
    await browser.close();
  }
  return look(setup, url, attempt + 1);
}

function readRun(report?: Result) {
  if (report?.runtimeError) throw new Error(`Lighthouse: ${report.runtimeError.message}`);
  const score = (category: string) => (report?.categories[category]?.score ?? NaN) * 100;
  const value = (audit: string) => report?.audits[audit]?.numericValue ?? NaN;
  const run = {
    performance: score('performance'),
    accessibility: score('accessibility'),
    'best-practices': score('best-practices'),
    seo: score('seo'),
    FCP: value('first-contentful-paint'),
    LCP: value('largest-contentful-paint'),
    TBT: value('total-blocking-time'),
    CLS: value('cumulative-layout-shift'),
    benchmarkIndex: report?.environment.benchmarkIndex ?? NaN,
  };
  const missing = Object.entries(run).flatMap(([name, value]) => (Number.isFinite(value) ? [] : [name]));
  if (missing.length > 0) throw new Error(`Lighthouse could not measure ${missing.join(', ')}.`);
  return run;
}

function targetOfProject(key: keyof Run, control: Run[]): object | undefined {
  if (key === 'performance') return { atLeast: 98 };
  if (key === 'LCP') return { atMost: MAX_LCP * median(control.map(({ LCP }) => LCP)) };
}

function toRow(
  name: string,
  { key, unit, isCompared, target }: Figure,
  runs: Run[],
  control: Run[] = [],
): Row {
  const values = runs.map((run) => run[key]);
  const value = median(values);
  const own = name === PROJECT ? targetOfProject(key, control) : undefined;
  const ratio = isCompared ? ratioTo(value, median(control.map((run) => run[key])), 'control') : undefined;
  const plain = row(`${name} ${key}`, value, unit, { ...target, ...own, ratio });
  return { ...plain, value: `${plain.value} (${unit(Math.min(...values))}–${unit(Math.max(...values))})` };
}
