import { expect, test } from 'vitest';
import { parseMarkdown, withoutHalfLink, type Inline } from './markdown';

function inline(markdown: string): Inline[] | undefined {
  const [block] = parseMarkdown(markdown);
  return block?.type === 'paragraph' ? block.lines[0] : undefined;
}

const text = (content: string): Inline => ({ type: 'text', text: content });

test('paragraphs, lines and lists', () => {
  expect(parseMarkdown('One\ntwo\n\nThree:\n- a\n- b\n\n1. c\n2. d')).toEqual([
    { type: 'paragraph', lines: [[text('One')], [text('two')]] },
    { type: 'paragraph', lines: [[text('Three:')]] },
    { type: 'list', isOrdered: false, items: [[text('a')], [text('b')]] },
    { type: 'list', isOrdered: true, items: [[text('c')], [text('d')]] },
  ]);
});

test('a numbered list goes on over blank lines', () => {
  expect(parseMarkdown('1. a\n\n2. b\n\n\n3. c')).toEqual([
    { type: 'list', isOrdered: true, items: [[text('a')], [text('b')], [text('c')]] },
  ]);
});

test('a numbered list that something else divides goes on with its number', () => {
  expect(parseMarkdown('1. a\n   about a\n\n2. b\n- of b\n\n3. c\n\nEnd\n\n1. anew')).toEqual([
    { type: 'list', isOrdered: true, items: [[text('a')]] },
    { type: 'paragraph', lines: [[text('about a')]] },
    { type: 'list', isOrdered: true, start: 2, items: [[text('b')]] },
    { type: 'list', isOrdered: false, items: [[text('of b')]] },
    { type: 'list', isOrdered: true, start: 3, items: [[text('c')]] },
    { type: 'paragraph', lines: [[text('End')]] },
    { type: 'list', isOrdered: true, items: [[text('anew')]] },
  ]);
});

test('bold, code and links, also in each other', () => {
  expect(inline('A **bold [link](https://a.example/x?y=(z)#w)** and `co*de*`')).toEqual([
    text('A '),
    {
      type: 'strong',
      content: [
        text('bold '),
        { type: 'link', href: 'https://a.example/x?y=(z)#w', content: [text('link')] },
      ],
    },
    text(' and '),
    { type: 'code', text: 'co*de*' },
  ]);
});

test('escaped characters are themselves', () => {
  expect(inline('\\[no\\](link) \\*\\*plain\\*\\* \\_a\\_ \\`b\\` \\<i\\> c\\\\d')).toEqual([
    text('[no](link) **plain** _a_ `b` <i> c\\d'),
  ]);
  expect(inline('[a \\[b\\]](https://a.example)')).toEqual([
    { type: 'link', href: 'https://a.example', content: [text('a [b]')] },
  ]);
});

test.each(['<img src=x onerror=alert(1)>', 'a * b ** c', '[half](', '[]()', 'no\\thing', '****'])(
  '%s is text',
  (markdown) => {
    expect(inline(markdown)).toEqual([text(markdown)]);
  },
);

test('a heading is bold', () => {
  expect(inline('## Skills')).toEqual([{ type: 'strong', content: [text('Skills')] }]);
});

test.each([
  ['See [Taa', 'See '],
  ['See [Taant](htt', 'See '],
  ['See [Taant]', 'See '],
  ['See [Taant](https://a.example) and', 'See [Taant](https://a.example) and'],
  ['A \\[bracket', 'A \\[bracket'],
])('while it arrives, "%s" shows as "%s"', (arrived, shown) => {
  expect(withoutHalfLink(arrived)).toBe(shown);
});

test('hostile text is parsed quickly', () => {
  const start = performance.now();
  for (const hostile of ['[', '**', '[a](', '\\', '`', '[[]', '**a'])
    parseMarkdown(withoutHalfLink(hostile.repeat(5000)));
  expect(performance.now() - start).toBeLessThan(2000);
});
