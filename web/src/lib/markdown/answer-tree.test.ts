import type { Nodes } from 'hast';
import { expect, test } from 'vitest';
import { closeMarkdown } from './half-answer';
import { parseMarkdown } from './answer-tree';

function toHtml(node: Nodes): string {
  if (node.type === 'text') return node.value;
  const content = 'children' in node ? node.children.map(toHtml).join('') : '';
  if (node.type !== 'element') return content;
  const attributes = Object.entries(node.properties).map(([name, value]) => ` ${name}="${String(value)}"`);
  return `<${node.tagName}${attributes.join('')}>${content}</${node.tagName}>`;
}

const html = (markdown: string) =>
  toHtml(parseMarkdown(markdown)).replaceAll('\n', '').replaceAll('</br>', '');

test('paragraphs, lines and lists', () => {
  expect(html('One\ntwo\n\nThree:\n- a\n- b\n\n1. c\n2. d')).toBe(
    '<p>One<br>two</p><p>Three:</p><ul><li>a</li><li>b</li></ul><ol><li>c</li><li>d</li></ol>',
  );
});

test('a numbered list goes on over blank lines and what belongs to its items', () => {
  expect(html('1. a\n\n2. b\n\n\n3. c')).toBe('<ol><li><p>a</p></li><li><p>b</p></li><li><p>c</p></li></ol>');
  expect(html('1. a\n   about a\n2. b\n   - of b\n3. c')).toBe(
    '<ol><li>a<br>about a</li><li>b<ul><li>of b</li></ul></li><li>c</li></ol>',
  );
});

test('a numbered list that something else divides goes on with its number', () => {
  expect(html('1. a\n\nbetween\n\n2. b\n\nEnd\n\n1. anew')).toBe(
    '<ol><li>a</li></ol><p>between</p><ol start="2"><li>b</li></ol><p>End</p><ol><li>anew</li></ol>',
  );
});

test('bold, emphasis, code and links, also in each other', () => {
  expect(html('A **bold [link](https://a.example/x?y=(z)#w)**, *so* and `co*de*`')).toBe(
    '<p>A <strong>bold <a href="https://a.example/x?y=(z)#w">link</a></strong>, <em>so</em> and <code>co*de*</code></p>',
  );
});

test('tables', () => {
  expect(html('| a | b |\n| - | -: |\n| 1 | **2** |')).toBe(
    '<table><thead><tr><th>a</th><th align="right">b</th></tr></thead>' +
      '<tbody><tr><td>1</td><td align="right"><strong>2</strong></td></tr></tbody></table>',
  );
});

test('code in blocks keeps its lines', () => {
  expect(toHtml(parseMarkdown('```ts\na *b*\n  c\n```'))).toBe('<pre><code>a *b*\n  c\n</code></pre>');
});

test('escaped characters are themselves', () => {
  expect(html('\\[no\\](link) \\*\\*plain\\*\\* \\_a\\_ \\`b\\` \\<i\\> c\\\\d')).toBe(
    '<p>[no](link) **plain** _a_ `b` <i> c\\d</p>',
  );
  expect(html('[a \\[b\\]](https://a.example)')).toBe('<p><a href="https://a.example">a [b]</a></p>');
});

test.each([
  '<img src=x onerror=alert(1)>',
  '<script>alert(1)</script>',
  'a * b ** c',
  '[half](',
  'no\\thing',
  '****a',
  'AT&amp;T &copy;',
])('%s is text', (markdown) => {
  expect(html(markdown)).toBe(`<p>${markdown}</p>`);
});

test('a heading is bold', () => {
  expect(html('## Skills')).toBe('<p><strong>Skills</strong></p>');
});

test.each(['javascript:alert(1)', 'JaVaScRiPt:alert(1)', 'data:text/html,x', 'vbscript:x'])(
  'a link to %s has no address',
  (href) => {
    expect(html(`[a](${href}) <${href}>`)).not.toMatch(/href/);
  },
);

test.each(['mailto:a@b.example', 'tel:+123'])('%s reaches somebody', (href) => {
  expect(html(`[a](${href})`)).toBe(`<p><a href="${href}">a</a></p>`);
});

test('a picture is a link, never loaded', () => {
  expect(html('![a](https://a.example/b.png)')).toBe('<p>!<a href="https://a.example/b.png">a</a></p>');
});

test.each([
  ['See [Taa', 'See'],
  ['See [Taant](htt', 'See'],
  ['See [Taant]', 'See'],
  ['See [Taant](https://a.example) and', 'See <a href="https://a.example">Taant</a> and'],
  ['A \\[bracket', 'A [bracket'],
  ['All **bo', 'All <strong>bo</strong>'],
])('while it arrives, "%s" shows as "%s"', (arrived, shown) => {
  expect(html(closeMarkdown(arrived))).toBe(`<p>${shown}</p>`);
});

test('what has arrived never shows as anything but the beginning of the answer', () => {
  const answer = [
    'Hello, **two *nice* projects** and `co*de*`, by [Taant](https://a.example/x_y) of 2024:',
    '- **[One](/portfolio#one)** (Web): a_b_c 3 * 4\n- Two\n  1. *deep*\n  2. `x`',
    '1. a\n\n2. b \\*no\\* \\[x\\]',
    '| Name | Year |\n| --- | ---: |\n| **One** | 2024 |\n| Two | [2025](/x) |',
    '## End\n\n---\n\n> said\n\n```ts\nconst a = `b`;\n```\n\nBye ***all***.',
  ].join('\n\n');
  const text = (markdown: string) =>
    toHtml(parseMarkdown(markdown))
      .replace(/<[^>]*>/g, '')
      .replace(/\s+/g, '');
  const whole = text(answer);
  for (let end = 0; end <= answer.length; end++) {
    const arrived = answer.slice(0, end);
    expect(whole.startsWith(text(closeMarkdown(arrived))), JSON.stringify(arrived)).toBe(true);
  }
});

test.each(['[', '**', '[a](', '\\', '`', '[[]', '**a', '|', '|\n', '- ', '> '])(
  'thousands of "%s" are parsed quickly',
  (hostile) => {
    const start = performance.now();
    parseMarkdown(closeMarkdown(hostile.repeat(2000)));
    expect(performance.now() - start).toBeLessThan(2000);
  },
);
