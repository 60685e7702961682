import { describe, expect, test } from 'vitest';
import { knownLinks } from '../../src/api/assistant/links/known-links';
import { createLinkFilter } from '../../src/api/assistant/links/link-filter';
import { linkedIn } from '../../src/api/assistant/links/linked-projects';
import { createMarkFilter, NOT_PUBLISHED } from '../../src/api/assistant/mark-filter';
import { inTurn } from '../../src/api/assistant/text-filter';
import { knowledgeOf, OWNERS, type EvaluatedOwner } from './evaluation/owners';
import { cpuOf } from '../harness/measure-cpu';

const SITE = 'https://site.example';
const EVIL = 'https://evil.example';
const { owner, projects, ...rest } = OWNERS.tomasz as EvaluatedOwner;
const knowledge = await knowledgeOf({
  ...rest,
  projects,
  owner: {
    ...owner,
    email: 'hello@site.example',
    socialLinks: [{ platform: 'GitHub', url: 'https://github.com/somebody' }],
  },
});
Object.assign(knowledge.projects[0] ?? {}, { sourceCode: 'https://github.com/somebody/one_(a)' });

function filterIn(pieces: readonly string[], marks: string[] = []): string {
  const filter = inTurn(
    createMarkFilter(() => marks.push('found')),
    createLinkFilter({ known: knownLinks(knowledge), email: 'hello@site.example' }),
  );
  return pieces.map(filter.push).join('') + filter.end();
}

/** In one piece, and in every way to cut it in two or into single characters. */
function filterAll(text: string): string[] {
  const inTwo = Array.from({ length: text.length }, (_, at) => [text.slice(0, at), text.slice(at)]);
  const ways = [[text], Array.from(text), ...inTwo];
  return [...new Set(ways.map((pieces) => filterIn(pieces)))];
}

describe('stays as it is', () => {
  test.each([
    `See [One](${SITE}/portfolio/0), [Two](${SITE}/portfolio/1) and the [contact form](${SITE}/contact).`,
    `Write: hello@site.example/hello@site.example or [by mail](mailto:hello@site.example), or look at ${SITE}/about.`,
    'On [GitHub](https://github.com/somebody), it says.',
    'Node.js, Vue.js, C#, a < b, 2 <3, a[0], [x] and (y), *so* **bold** `code` and \\[no\\](link).',
    'Hello! How high? h ht htt http. wow ww w @ me. Zwölf Boxkämpfer\u2028 ধন্যবাদ 👩‍💻',
    '| Name | Year |\n| --- | ---: |\n| **One** | 2024 |\n\n- a\n- b\n\n[x\n\ny]',
  ])('%s', (text) => {
    expect(filterAll(text)).toEqual([text]);
  });
});

describe('is written as', () => {
  test.each([
    [`[Taant](${EVIL})!`, 'Taant!'],
    [`A **[bold](<${EVIL}/a b> "title")** link`, 'A **bold** link'],
    [`[x](${SITE}.evil.example/contact)`, 'x'],
    [`[x](https://site.example@evil.example/contact)`, 'x'],
    [`[x](https://sitе.example/contact)`, 'x'],
    [`[x](${SITE}/portfolio/%30)`, 'x'],
    [`[x](${SITE}%2Fportfolio/0)`, 'x'],
    [`[x](${SITE}/portfolio/0%00)`, 'x'],
    [`[x](${SITE}/portfolio/none)`, 'x'],
    [`[x](//evil.example) [y](\\\\evil.example)`, 'x y'],
    ['[x](javascript:alert(1)) [y](JaVaScRiPt&#58;alert(1))', 'x y'],
    ['[x](data:text/html,<b>)', 'x'],
    [`[x](${SITE}/contact#form)`, `[x](${SITE}/contact)`],
    [`[x](/contact/)`, `[x](${SITE}/contact)`],
    ['[x](https://github.com/somebody/one_%28a%29)', '[x](https://github.com/somebody/one_%28a%29)'],
    ['[x](https://github.com/somebody/one_(a))', '[x](https://github.com/somebody/one_%28a%29)'],
    [`![picture](${EVIL}/p.png) ![own](${SITE}/contact)`, '!picture !own'],
    [`[a [b](${EVIL}) c](${SITE}/contact)`, `[a b c](${SITE}/contact)`],
    [`<${EVIL}> <${SITE}/contact> <me@evil.example>`, `(link removed) <${SITE}/contact> (link removed)`],
    [`Go to ${EVIL}/x?y=1, or www.evil.example.`, 'Go to (link removed), or (link removed).'],
    [`<a href="${EVIL}">text</a> <img src=x onerror=alert(1)>`, 'text '],
    [`[text][1] and more\n\n[1]: ${EVIL}`, 'text and more\n\n\\[1\\]: (link removed)'],
    ['[a `]` b](javascript:alert(1))', '[a `]` b\\](javascript:alert(1))'],
  ])('%s: %s', (text, expected) => {
    for (const written of filterAll(text))
      expect(written.replace(/ +/g, ' ')).toBe(expected.replace(/ +/g, ' '));
  });
});

describe('never becomes a link', () => {
  test.each([
    '[x]<b>(javascript:alert(1))',
    'ht<b>tps://evil.example',
    'w[w](x)w.evil.example',
    'me[a](x)@evil.example',
    'Write to me@evil.example now',
    'www[.evil](x).example',
    '[x]\\\n: //evil.example',
    '[[x](//evil.example)](//evil.example)',
    '[x][[not-published]](//evil.example)',
    '![[[[x](//evil.example)](y)](z)][1]\n\n[1]: //evil.example',
    'Source:https://evil.example/a',
    'Source:www.evil.example, -www.evil.example, /www.evil.example',
    'see ftp://evil.example/a',
    `[${'x'.repeat(3000)}](//evil.example)`,
    `<a href="${'x'.repeat(3000)}//evil.example">`,
  ])('%s', (text) => {
    for (const written of filterAll(text.length > 1000 ? `${text} ` : text).slice(0, 100)) {
      expect(written).not.toMatch(/(?<!\\)\](?:\(|: )(?!https:\/\/site)|\w:\/\/evil|www\.evil|\w@evil/);
    }
  });
});

describe('the mark of what is not published', () => {
  test.each([
    NOT_PUBLISHED,
    '[[Not-Published]]',
    '\\[\\[not-published\\]\\]',
    '\\[[NOT-PUBLISHED\\]]',
    '[not-published]',
    '**[[not-published]]**',
    '`[not_published]`',
    '> [[not‑published]]',
  ])('written as %s is found and never shown, however it is cut', (mark) => {
    const text = `${mark} That is [not] published.`;
    const ways = Array.from(text, (_, at) => [text.slice(0, at), text.slice(at)]);
    for (const pieces of [...ways, Array.from(text)]) {
      const marks: string[] = [];
      expect(filterIn(pieces, marks).replace('> ', '')).toBe(' That is [not] published.');
      expect(marks).toEqual(['found']);
    }
  });

  test('counts only where an answer begins', () => {
    const marks: string[] = [];
    const text = `It uses React. ${NOT_PUBLISHED} His age is *[[Not-Published]]*.`;
    expect(filterIn([text.slice(0, 16), text.slice(16)], marks)).toBe('It uses React.  His age is .');
    expect(filterIn(Array.from(text), marks)).toBe('It uses React.  His age is .');
    expect(marks).toEqual([]);
  });

  test.each(['**', 'a `b', '[[not-pub', '[', 'snake_', '\\'])('does not keep back an end like %j', (text) => {
    expect(filterIn(Array.from(text))).toBe(text.replaceAll('[', '\\['));
  });
});

test('only what may become a link waits', () => {
  const filter = createLinkFilter({ known: () => undefined });
  expect(filter.push('First')).toBe('First');
  expect(filter.push(' words [and')).toBe(' words ');
  expect(filter.push(' a link](x) on')).toBe('and a link on');
  expect(filter.push(' see ht')).toBe(' see ');
  expect(filter.push('ml and <')).toBe('html and ');
  expect(filter.push(' 5')).toBe('< 5');
  expect(filter.push(' show, now-and-th')).toBe(' show, now-and-th');
  expect(filter.push('en. Note:')).toBe('en. Note');
  expect(filter.push(' it')).toBe(': it');
});

test.each([
  '[',
  '![',
  '[]',
  '[x](',
  '[x][',
  '<',
  '<a ',
  'http://',
  '://',
  'https:',
  ':w',
  'www-',
  '\\',
  '@',
  'a@',
  'w',
  '[x](<',
  '[x](y "',
  '[[x](y)',
  '[a\n',
  '**[[not-',
  '](',
])('an answer full of %j costs little', async (hostile) => {
  const text = hostile.repeat(20_000 / hostile.length);
  expect(await cpuOf(() => filterIn(Array.from(text)))).toBeLessThan(500);
  expect(await cpuOf(() => filterIn([text]))).toBeLessThan(200);
  expect(await cpuOf(() => linkedIn(text, knowledge))).toBeLessThan(50);
});
