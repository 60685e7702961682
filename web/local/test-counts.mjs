// @ts-check
import { existsSync, readFileSync } from 'node:fs';

/** @typedef {{ passed: number, failed: number }} Counts */

/**
 * @param {string} file
 * @returns {Counts} none when the run did not get as far as a report
 */
export function readVitestCounts(file) {
  const { numPassedTests: passed = 0, numFailedTests: failed = 0 } = readReport(file);
  return { passed, failed };
}

/**
 * @param {string} file
 * @returns {Counts}
 */
export function readPlaywrightCounts(file) {
  const { expected = 0, flaky = 0, unexpected = 0 } = readReport(file).stats ?? {};
  return { passed: expected + flaky, failed: unexpected };
}

/** @param {string} file */
function readReport(file) {
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {};
}
