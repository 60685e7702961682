import { existsSync, readFileSync } from 'node:fs';
import { relative } from 'node:path';
import { ROOT } from '../bootstrap/folders.mjs';

/** Of Vitest's JSON reporter. */
type VitestReport = {
  numPassedTests: number;
  numTotalTests: number;
  testResults: {
    name: string;
    status: string;
    assertionResults: { fullName: string; status: string }[];
  }[];
};

type Suite = {
  suites?: Suite[];
  specs?: { title: string; file: string; ok: boolean; tests: { status: string }[] }[];
};

/** Of Playwright's. */
type PlaywrightReport = {
  stats: Record<'expected' | 'flaky' | 'unexpected' | 'skipped', number>;
  suites: Suite[];
};

/** `failures` names the tests that failed, or passed at a second try only, each with its file. */
export type Counted = { passed: number; flaky: number; failed: number; failures: string[] };

/** What a step reports of its tests, if it got so far; a skipped one counts as failed. */
export function readReport(file = ''): Counted {
  if (!existsSync(file)) return { passed: 0, flaky: 0, failed: 0, failures: [] };
  const report: VitestReport | PlaywrightReport = JSON.parse(readFileSync(file, 'utf8'));
  return 'stats' in report ? countPlaywright(report) : countVitest(report);
}

function countVitest({ numPassedTests, numTotalTests, testResults }: VitestReport): Counted {
  const failures = testResults.flatMap(({ name, status, assertionResults }) => {
    const file = relative(ROOT, name);
    const failed = assertionResults.filter((one) => one.status !== 'passed');
    // A file may fail before its first test.
    if (status !== 'passed' && failed.length === 0) return [file];
    return failed.map(({ fullName }) => `${file}: ${fullName}`);
  });
  return { passed: numPassedTests, flaky: 0, failed: numTotalTests - numPassedTests, failures };
}

function countPlaywright({ stats, suites }: PlaywrightReport): Counted {
  const { expected, flaky, unexpected, skipped } = stats;
  const odd = suites
    .flatMap(specsOf)
    .filter(({ tests }) => tests.some(({ status }) => status !== 'expected'));
  const failures = odd.map(({ file, title, ok }) => `${file}: ${title}${ok ? ' (flaky)' : ''}`);
  return { passed: expected + flaky, flaky, failed: unexpected + skipped, failures };
}

function specsOf({ specs = [], suites = [] }: Suite): NonNullable<Suite['specs']> {
  return [...specs, ...suites.flatMap(specsOf)];
}
