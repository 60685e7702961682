type Unit = (value: number) => string;

export type Row = {
  figure: string;
  value: string;
  target?: string;
  isMet?: boolean;
  /** To what. */
  ratio?: string;
  /** A target that depends on the machine is reported, not required. */
  dependsOnMachine?: boolean;
};

type Extra = Pick<Row, 'ratio' | 'dependsOnMachine'>;

const count: Unit = (value) => value.toLocaleString('en', { maximumFractionDigits: 0 });

export const units = {
  count,
  decimal: (value) => value.toFixed(3),
  kilobytes: (value) => `${(value / 1000).toFixed(1)} kB`,
  megabytes: (value) => `${(value / 1e6).toFixed(1)} MB`,
  milliseconds: (value) => `${value.toFixed(value < 10 ? 1 : 0)} ms`,
  perSecond: (value) => `${count(value)}/s`,
  seconds: (value) => `${(value / 1000).toFixed(2)} s`,
} satisfies Record<string, Unit>;

export function report(figure: string, value: number, unit: Unit, extra?: Extra): Row {
  return { figure, value: unit(value), ...extra };
}

export function atMost(figure: string, value: number, limit: number, unit: Unit, extra?: Extra): Row {
  return { ...report(figure, value, unit, extra), target: `≤ ${unit(limit)}`, isMet: value <= limit };
}

export function atLeast(figure: string, value: number, limit: number, unit: Unit, extra?: Extra): Row {
  return { ...report(figure, value, unit, extra), target: `≥ ${unit(limit)}`, isMet: value >= limit };
}

export function ratioTo(value: number, control: number, name: string): string {
  return control > 0 ? `${Number((value / control).toPrecision(3))} × ${name}` : '';
}

export function isFailure({ isMet, dependsOnMachine }: Row): boolean {
  return isMet === false && !dependsOnMachine;
}

export function toTable(title: string, rows: Row[]): string {
  const lines = [
    ['figure', 'measured', 'target', '', 'ratio'],
    ...rows.map((row) => [row.figure, row.value, row.target ?? '', verdictOf(row), row.ratio ?? '']),
  ];
  const widthOf = (column: number) => Math.max(...lines.map((cells) => cells[column]?.length ?? 0));
  const [figure, value, target] = [widthOf(0), widthOf(1), widthOf(2)];
  const texts = lines.map(([first = '', second = '', third = '', verdict = '', ratio = '']) =>
    `  ${first.padEnd(figure)}  ${second.padStart(value)}  ${third.padStart(target)}  ${verdict.padEnd(4)}  ${ratio}`.trimEnd(),
  );
  return ['', title, ...texts, ''].join('\n');
}

function verdictOf(row: Row) {
  if (row.isMet === undefined) return '';
  if (row.isMet) return 'ok';
  return isFailure(row) ? 'FAIL' : '—';
}
