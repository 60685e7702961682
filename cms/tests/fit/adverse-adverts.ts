import { FIT_LIMITS } from '../../src/shared-with-web/rules/fit-rules';

const cut = (text: string) => text.slice(0, FIT_LIMITS.advertLength);
const fill = (make: (index: number) => string) =>
  cut(Array.from({ length: FIT_LIMITS.advertLength }, (_, index) => make(index)).join(''));
/** What begins like a requirement, goes on as long as may be, and ends as it should not. */
const point = (start: string, filling: string) =>
  `${cut(`Requirements:\n- ${start}${fill(() => filling)}`).slice(0, -1)}!`;

const SPACES = {
  space: ' ',
  tab: '\t',
  'em space': '\u2003',
  'line separator': '\u2028',
  'byte order mark': '\ufeff',
};
const MARKS = { 'zero-width joiner': '\u200d', 'combining mark': '\u0301', 'soft hyphen': '\u00ad' };

/** As long as may be, and costly to read. */
export const ADVERSE_ADVERTS: Record<string, string> = {
  'one word': fill(() => 'x'.repeat(10)),
  'names in one line': cut(`Requirements: ${fill((index) => `React${index}, `)}`),
  'technologies in lines': cut(
    `Requirements\n${fill((index) => ['- React\n', '- Node.js\n', '- Stripe\n'][index % 3] ?? '')}`,
  ),
  'different lines': cut(
    `Requirements\n${fill((index) => `- harbour tablet crews ${index.toString(36)} signal\n`)}`,
  ),
  capitals: cut(`Requirements\n- ${fill((index) => `Go Vue C X${index} `)}`),
  spaces: cut(`Requirements\n${fill(() => '-  \u00a0 :')}`),
  'a question of commas': cut(
    `${','.repeat(6000)}${fill(() => 'du bist ').slice(0, 3000)}${'x'.repeat(2900)}?`,
  ),
  'a question of marks': `${fill(() => ',').slice(0, -2)}x?`,
  'questions of commas': fill(() => `${','.repeat(48)}du bist du bist du bist xxxxxxxxx?\n`),
  years: cut(`Requirements\n${fill(() => '5 - 5 to 5+ years ')}`),
  alternatives: cut(
    `Requirements\n- one of: ${fill((index) => `React${index} or Vue${index}, Go/Rust and e.g. `)}`,
  ),
  'names, or similar': cut(`Requirements\n${fill((index) => `- React, C${index} or similar, e.g. Go or\n`)}`),
  'bullets in a line': fill(() => 'Skills:•'),
  'dashes in a line': cut(`Requirements: – ${fill((index) => `${index}–a – `)}`),
  'headings in a line': fill(() => 'aBonus Skills: '),
  'capitals before colons': fill(() => 'aAaAaAaAaA A A A A A A A: '),
  'points in a line': fill(() => 'Save · 2 days ago · '),
  'lines of a page': fill(() => 'Share\n\nPosted a\n'),
  'tables with tabs': fill((index) => `skill\tyears\nReact${index}\t5\n`),
  'short lines': cut(`You need:\n${fill((index) => `\n${index % 10}a`)}`),
  'short sentences': fill(() => '; '),
  'pictures apart': fill(() => '✅ \n\n'),
  'rows of a table': fill(() => '|-|\n'),
  'columns of a table': cut(`|must have|nice to have|\n|-|-|\n${fill(() => '|a')}`),
  'rows below many columns': cut(`${'|a'.repeat(3000)}\n|-\n${fill(() => '|a\n')}`),
  'languages of others': point('', 'speaks not German, '),
  denials: point('', 'no React, never '),
  'denials affirmed': cut(
    `Requirements\n${fill((index) => `- React, C${index}, no Go no day or life without LiDAR, not Rust\n`)}`,
  ),
  degrees: fill((index) => `- Degree in ${index}, law or React\n`),
  ...Object.fromEntries(
    Object.entries({ ...SPACES, ...MARKS }).flatMap(([name, letter]) => [
      [`a run of ${name}`, point('React, Vue', letter)],
      [`names with ${name}`, point('', `React${letter}`)],
    ]),
  ),
  ...Object.fromEntries(
    [
      'A',
      'a-',
      'A.',
      'C+',
      'a/',
      '(',
      '((,',
      '"',
      '’',
      '7',
      '7 ',
      'a.-/',
      'C ',
      'I2',
      '*',
      '|',
      '-',
      '#',
      '@',
      'é',
      '漢',
      'lösen ',
      'your ',
    ].map((filling) => [`a line of ${filling}`, point('React, ', filling)]),
  ),
};
