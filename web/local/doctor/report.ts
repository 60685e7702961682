import { styleText } from 'node:util';
import { summaryOf, type Finding } from './finding.ts';

const MARKS = {
  ok: { mark: '✓', color: 'green' },
  warning: { mark: '!', color: 'yellow' },
  error: { mark: '✗', color: 'red' },
} as const;

/** Columns, where the terminal does not say how many it has. */
const WIDTH = 110;

export function printFindings(findings: Finding[], counts: { errors: number; warnings: number }): void {
  const { isTTY, columns } = process.stdout;
  for (const line of toLines(findings, { hasColors: isTTY, width: columns || WIDTH })) console.log(line);
  console.log(`\n${summaryOf(counts)}`);
}

type Look = { hasColors: boolean; width: number };

/** One finding under the other, its fix below it. */
export function toLines(findings: Finding[], { hasColors, width }: Look): string[] {
  const titleWidth = Math.max(...findings.map(({ title }) => title.length));
  const indent = titleWidth + 4;
  return findings.flatMap(({ status, title, finding, fix }) => {
    const { mark, color } = MARKS[status];
    const [first = '', ...rest] = [
      ...wrap(finding, width - indent),
      ...wrap(fix ? `→ ${fix}` : '', width - indent),
    ];
    const head = hasColors ? styleText(color, mark) : mark;
    return [
      `${head} ${title.padEnd(titleWidth)}  ${first}`,
      ...rest.map((line) => ' '.repeat(indent) + line),
    ];
  });
}

function wrap(text: string, width: number): string[] {
  const lines: string[] = [];
  for (const word of text.split(' ').filter(Boolean)) {
    const last = lines.at(-1);
    if (last !== undefined && last.length + word.length < width) lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(word);
  }
  return lines;
}
