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
  specs?: { title: string; file: string; tests: { status: string }[] }[];
};

/** Of Playwright's. */
type PlaywrightReport = {
  stats: Record<'expected' | 'flaky' | 'unexpected' | 'skipped', number>;
  suites: Suite[];
};

/** `failures` names the tests that failed, passed at a second try only, or were skipped, each with its file. */
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
    return failed.map(({ fullName, status }) => `${file}: ${fullName}${noteOf(status)}`);
  });
  return { passed: numPassedTests, flaky: 0, failed: numTotalTests - numPassedTests, failures };
}

function countPlaywright({ stats, suites }: PlaywrightReport): Counted {
  const { expected, flaky, unexpected, skipped } = stats;
  const failures = suites.flatMap(specsOf).flatMap(({ file, title, tests }) => {
    const odd = tests.find(({ status }) => status !== 'expected');
    return odd ? [`${file}: ${title}${noteOf(odd.status)}`] : [];
  });
  return { passed: expected + flaky, flaky, failed: unexpected + skipped, failures };
}

const noteOf = (status: string) => (['failed', 'unexpected'].includes(status) ? '' : ` (${status})`);

function specsOf({ specs = [], suites = [] }: Suite): NonNullable<Suite['specs']> {
  return [...specs, ...suites.flatMap(specsOf)];
}
