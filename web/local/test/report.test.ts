import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { ROOT } from '../bootstrap/folders.mjs';
import { readReport } from './report.ts';

const file = join(mkdtempSync(join(tmpdir(), 'report-')), 'tests.json');
const read = (report: object) => {
  writeFileSync(file, JSON.stringify(report));
  return readReport(file);
};

test('a step that got nowhere reports nothing', () => {
  expect(readReport(`${file}.none`)).toEqual({ passed: 0, flaky: 0, failed: 0, failures: [] });
});

test("Vitest's failures are named, and a file that failed before its first test", () => {
  const assertionResults = [
    { fullName: 'adds', status: 'passed' },
    { fullName: 'sum adds', status: 'failed' },
    { fullName: 'takes', status: 'skipped' },
  ];
  const testResults = [
    { name: join(ROOT, 'web/sum.test.ts'), status: 'failed', assertionResults },
    { name: join(ROOT, 'web/none.test.ts'), status: 'failed', assertionResults: [] },
  ];
  expect(read({ numPassedTests: 1, numTotalTests: 3, testResults })).toEqual({
    passed: 1,
    flaky: 0,
    failed: 2,
    failures: ['web/sum.test.ts: sum adds', 'web/sum.test.ts: takes (skipped)', 'web/none.test.ts'],
  });
});

test("Playwright's are, at any depth, and what passed at the second try only", () => {
  const spec = (title: string, status: string) => ({ title, file: 'e2e/a.spec.ts', tests: [{ status }] });
  const suites = [
    { specs: [spec('fits', 'expected')], suites: [{ specs: [spec('falls', 'unexpected')] }] },
    { specs: [spec('wavers', 'flaky')] },
  ];
  const stats = { expected: 1, flaky: 1, unexpected: 1, skipped: 0 };
  expect(read({ stats, suites })).toEqual({
    passed: 2,
    flaky: 1,
    failed: 1,
    failures: ['e2e/a.spec.ts: falls', 'e2e/a.spec.ts: wavers (flaky)'],
  });
});
