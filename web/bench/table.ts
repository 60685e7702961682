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

type Options = Pick<Row, 'ratio' | 'dependsOnMachine'> & { atMost?: number; atLeast?: number };

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

/** Without `atMost` or `atLeast` it is reported only. */
export function row(figure: string, value: number, unit: Unit, options: Options = {}): Row {
  const { atMost, atLeast, ...rest } = options;
  const plain = { figure, value: unit(value), ...rest };
  if (atMost !== undefined) return { ...plain, target: `≤ ${unit(atMost)}`, isMet: value <= atMost };
  if (atLeast !== undefined) return { ...plain, target: `≥ ${unit(atLeast)}`, isMet: value >= atLeast };
  return plain;
}

export function ratioTo(value: number, control: number, name: string): string {
  return control > 0 ? `${Number((value / control).toPrecision(3))} × ${name}` : '';
}

export function isFailure({ isMet, dependsOnMachine }: Row): boolean {
  return isMet === false && !dependsOnMachine;
}

export function toTable(title: string, rows: Row[]): string {
  const head = { figure: 'figure', value: 'measured', target: 'target', verdict: '', ratio: 'ratio' };
  const lines = [head, ...rows.map((row) => ({ target: '', ratio: '', ...row, verdict: verdictOf(row) }))];
  const widthOf = (key: keyof typeof head) => Math.max(...lines.map((line) => line[key].length));
  const [figure, value, target] = [widthOf('figure'), widthOf('value'), widthOf('target')];
  const texts = lines.map((line) => {
    const figures = [line.figure.padEnd(figure), line.value.padStart(value), line.target.padStart(target)];
    return `  ${[...figures, line.verdict.padEnd(4), line.ratio].join('  ')}`.trimEnd();
  });
  return ['', title, ...texts, ''].join('\n');
}

function verdictOf(row: Row) {
  if (row.isMet === undefined) return '';
  if (row.isMet) return 'ok';
  return isFailure(row) ? 'FAIL' : '—';
}
