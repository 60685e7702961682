import { expect, test } from 'vitest';
import { CONTACT_LIMITS } from '../../content/contact-rules';
import type { EvidenceSheet, SheetEntry } from '../../content/fit-rules';
import { tellLine, tellShare, toMarkdown, toMessage } from './sheet-text';

const entry: SheetEntry = {
  ...{ requirement: 'C# *and* <b>', line: '', kind: 'technology', level: 'nice', status: 'covered' },
  evidence: [{ source: 'Chamber', quote: 'Doctors [use] it.', link: 'https://a.example/portfolio/chamber' }],
};
const sheetOf = (entries: SheetEntry[]): EvidenceSheet => ({
  entries,
  checked: 1,
  covered: 1,
  leftOut: [],
});

test('the share tells what was not checked', () => {
  const open: SheetEntry = { ...entry, status: 'unchecked', evidence: [] };
  expect(tellShare(sheetOf([entry, open]))).toBe('1 of 1 checked requirements are covered; 1 not checked.');
  expect(tellShare({ ...sheetOf([open]), checked: 0, covered: 0 })).toBe(
    'Nothing could be checked; 1 not checked.',
  );
  expect(tellShare({ ...sheetOf([]), checked: 0, covered: 0 })).toBe(
    'No requirements were found in this advert.',
  );
});

test('an advert writes no Markdown of its own', () => {
  expect(toMarkdown(sheetOf([entry]), 'Ada')).toBe(
    [
      '# Job advert and evidence: Ada\n',
      '1 of 1 checked requirements are covered.\n',
      '- **C\\# \\*and\\* \\<b\\>** (nice to have): Published',
      '  - “Doctors \\[use\\] it.” [Chamber](https://a.example/portfolio/chamber)\n',
    ].join('\n'),
  );
});

const named = (line: string, ...requirements: string[]): SheetEntry[] =>
  requirements.map((requirement) => ({ ...entry, requirement, line }));

test.each([
  ['German, and a driving licence', ['German']],
  ['Experience with React, horses and tractors', ['React']],
  ['Solid experience with React and Go', ['React', 'Go']],
  ['Deutsch (C1)', ['German']],
])('what an advert says beside the names stands with the first of them: %s', (line, requirements) => {
  const entries = [...named('Docker', 'Docker'), ...named(line, ...requirements)];
  const told = entries.map(tellLine);
  expect(told).toEqual([undefined, line, ...requirements.slice(1).map(() => undefined)]);
  expect(toMarkdown(sheetOf(entries), '')).toContain(`: Published\n  - In the advert: ${line}\n  - “`);
});

test.each([
  ['React', ['React']],
  ['React, Java and JavaScript', ['React', 'Java', 'JavaScript']],
  ['– Docker oder Podman.', ['Docker', 'Podman']],
  ['', ['React']],
])('a line that says no more than the names is not told: %s', (line, requirements) => {
  expect(named(line, ...requirements).map(tellLine)).toEqual(requirements.map(() => undefined));
});

test('what was left out stands in the Markdown, with the reason', () => {
  expect(toMarkdown({ ...sheetOf([entry]), leftOut: ['We like *bees*.'] }, '')).toContain(
    '\n\n## 1 line is left out as about the company, the tasks or benefits, not asked for, or named above\n\n- We like \\*bees\\*.\n',
  );
});

test('a message fits into the contact form, cut at the end of a line', () => {
  const long = { ...entry, requirement: 'x'.repeat(300) };
  const message = toMessage(sheetOf(Array.from({ length: 150 }, () => long)));
  expect(message.length).toBeLessThanOrEqual(CONTACT_LIMITS.messageLength);
  expect(message).toMatch(/x{300}\n\n\(Shortened: the rest did not fit\.\)$/);
});
