// @ts-check

/**
 * @typedef {(value: number) => string} Unit
 * @typedef {{
 *   figure: string, value: string, target?: string, isMet?: boolean, ratio?: string, dependsOnMachine?: boolean,
 * }} Row `ratio` says to what; a target that depends on the machine is reported, not required
 * @typedef {Pick<Row, 'ratio' | 'dependsOnMachine'>} Extra
 */

const HEAD = { figure: 'figure', value: 'measured', target: 'target', verdict: '', ratio: 'ratio' };

/** @type {Unit} */
const count = (value) => value.toLocaleString('en', { maximumFractionDigits: 0 });

/** @satisfies {Record<string, Unit>} */
export const units = {
  count,
  decimal: (value) => value.toFixed(3),
  kilobytes: (value) => `${(value / 1000).toFixed(1)} kB`,
  megabytes: (value) => `${(value / 1e6).toFixed(1)} MB`,
  milliseconds: (value) => `${value.toFixed(value < 10 ? 1 : 0)} ms`,
  perSecond: (value) => `${count(value)}/s`,
  seconds: (value) => `${(value / 1000).toFixed(2)} s`,
};

/**
 * @param {string} figure
 * @param {number} value
 * @param {Unit} unit
 * @param {Extra} [extra]
 * @returns {Row}
 */
export function report(figure, value, unit, extra) {
  return { figure, value: unit(value), ...extra };
}

/**
 * @param {string} figure
 * @param {number} value
 * @param {number} limit
 * @param {Unit} unit
 * @param {Extra} [extra]
 * @returns {Row}
 */
export function atMost(figure, value, limit, unit, extra) {
  return { ...report(figure, value, unit, extra), target: `≤ ${unit(limit)}`, isMet: value <= limit };
}

/** @type {typeof atMost} */
export function atLeast(figure, value, limit, unit, extra) {
  return { ...report(figure, value, unit, extra), target: `≥ ${unit(limit)}`, isMet: value >= limit };
}

/**
 * @param {number} value
 * @param {number} control
 * @param {string} name of the control
 */
export function ratioTo(value, control, name) {
  return control > 0 ? `${Number((value / control).toPrecision(3))} × ${name}` : '';
}

/** @param {Row} row */
export function isFailure({ isMet, dependsOnMachine }) {
  return isMet === false && !dependsOnMachine;
}

/**
 * @param {string} title
 * @param {Row[]} rows
 */
export function toTable(title, rows) {
  const lines = [HEAD, ...rows.map((row) => ({ ...row, verdict: verdictOf(row) }))];
  const width = (/** @type {keyof typeof HEAD} */ key) =>
    Math.max(...lines.map((line) => line[key]?.length ?? 0));
  const widths = { figure: width('figure'), value: width('value'), target: width('target'), verdict: 4 };
  const texts = lines.map(({ figure, value, target = '', verdict, ratio = '' }) =>
    [
      figure.padEnd(widths.figure),
      value.padStart(widths.value),
      target.padStart(widths.target),
      verdict.padEnd(widths.verdict),
      ratio,
    ]
      .join('  ')
      .trimEnd(),
  );
  return ['', title, ...texts.map((text) => `  ${text}`), ''].join('\n');
}

/** @param {Row} row */
function verdictOf(row) {
  if (row.isMet === undefined) return '';
  if (row.isMet) return 'ok';
  return isFailure(row) ? 'FAIL' : '—';
}
