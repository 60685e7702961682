import { expect, test } from 'vitest';
import { toPlain } from '../../src/api/project/case-study/plain';

test.each([
  ['Uses `snake_case`, snake_case and C#', 'Uses snake_case, snake_case and C#'],
  ['**Bold**, _slanted_ and *half*way, 2 * 3 * 4', 'Bold, slanted and halfway, 2 * 3 * 4'],
  ['[Its site](https://a.example/(b)) and <https://c.example>', 'Its site and https://c.example'],
  ['![The **first** week](1)', 'The first week'],
  ['one\ntwo\\\nthree', 'one two three'],
  ['&amp; \\*so\\* &lt;b&gt;', '& *so* <b>'],
  [' \n ', ''],
  [null, ''],
])('the words of %j', (markdown, words) => {
  expect(toPlain(markdown)).toEqual({ words, prose: words });
});

test.each([
  ['one\n\ntwo', 'one two', 'one\n\ntwo'],
  ['- a\n- b\n\n> c', 'a b c', 'a\n\nb\n\nc'],
  ['| a | b |\n| - | - |\n| 1 | 2 |', 'a b 1 2', 'a b\n\n1 2'],
  ['![At dawn](1)\n\nWell.', 'At dawn Well.', 'At dawn\n\nWell.'],
  ['# How_it *works*\n\nWell.', 'How_it works Well.', '# How_it works\n\nWell.'],
  ['Before\n======\n\nAfter.', 'Before After.', '# Before\n\nAfter.'],
  ['#\n\nWell.', 'Well.', 'Well.'],
  ['\\# 1 in town\n\nWell.', '# 1 in town Well.', '#1 in town\n\nWell.'],
  [
    'Run:\n\n```sh\n# not a heading\nnpm ci\n```\n\nDone.',
    'Run: # not a heading npm ci Done.',
    'Run:\n\nDone.',
  ],
  ['So:\n\n    indented()\n\nDone.', 'So: indented() Done.', 'So:\n\nDone.'],
  ['- ```\n  in a list\n  ```\n- Done.', 'in a list Done.', 'Done.'],
  ['Call `now()`.', 'Call now().', 'Call now().'],
])('blocks are told apart, headings are marked, and code is left out: %j', (markdown, words, prose) => {
  expect(toPlain(markdown)).toEqual({ words, prose });
});
