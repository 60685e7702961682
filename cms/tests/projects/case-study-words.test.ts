import { expect, test } from 'vitest';
import { toPlain } from '../../src/api/project/case-study/plain';

test.each([
  ['Uses `snake_case`, snake_case and C#', 'Uses snake_case, snake_case and C#'],
  ['**Bold**, _slanted_ and *half*way, 2 * 3 * 4', 'Bold, slanted and halfway, 2 * 3 * 4'],
  ['[Its site](https://a.example/(b)) and <https://c.example>', 'Its site and https://c.example'],
  ['![The **first** week](1)', 'The first week'],
  ['one\ntwo\\\nthree\n\nfour', 'one two three four'],
  ['- a\n- b\n\n> c', 'a b c'],
  ['| a | b |\n| - | - |\n| 1 | 2 |', 'a b 1 2'],
  ['&amp; \\*so\\* &lt;b&gt;', '& *so* <b>'],
  [' \n ', ''],
  [null, ''],
])('the words of %j', (markdown, words) => {
  expect(toPlain(markdown)).toEqual({ words, prose: words });
});

test.each([
  ['# How_it *works*\n\nWell.', 'How_it works Well.', 'Well.'],
  ['Before\n======\n\nAfter.', 'Before After.', 'After.'],
  ['Run:\n\n```sh\n# not a heading\nnpm ci\n```\n\nDone.', 'Run: # not a heading npm ci Done.', 'Run: Done.'],
  ['So:\n\n    indented()\n\nDone.', 'So: indented() Done.', 'So: Done.'],
  ['- ```\n  in a list\n  ```\n- Done.', 'in a list Done.', 'Done.'],
  ['Call `now()`.', 'Call now().', 'Call now().'],
])('neither headings nor code are sentences: %j', (markdown, words, prose) => {
  expect(toPlain(markdown)).toEqual({ words, prose });
});
