import { act, render, screen } from '@testing-library/react';
import { afterAll, expect, test } from 'vitest';
import { mindReplacedText } from './replaced-text';

const { insertBefore, removeChild } = Node.prototype;
mindReplacedText();
afterAll(() => void Object.assign(Node.prototype, { insertBefore, removeChild }));

function Page({ step }: { step: number }) {
  return (
    <main>
      {step > 1 && <b>New: </b>}
      {step} of 3{step > 0 ? <i> now</i> : ' soon'}
    </main>
  );
}

function textNodes(): Text[] {
  const walker = document.createTreeWalker(screen.getByRole('main'), NodeFilter.SHOW_TEXT);
  const found: Text[] = [];
  while (walker.nextNode()) found.push(walker.currentNode as Text);
  return found;
}

function fontAround(text: string): HTMLElement {
  const [outer, inner] = [document.createElement('FONT' as string), document.createElement('FONT' as string)];
  inner.append(text.toUpperCase());
  outer.append(inner);
  return outer;
}

const WAYS: [way: string, replace: (text: Text) => void][] = [
  ['at once', (text) => text.replaceWith(fontAround(text.data))],
  [
    'one after the other',
    (text) => {
      text.before(fontAround(text.data));
      text.remove();
    },
  ],
  [
    'twice',
    (text) => {
      const font = fontAround(text.data);
      text.replaceWith(font);
      font.replaceWith(fontAround(text.data));
    },
  ],
];

test.each(WAYS)('texts that are replaced %s change and go as React wants', async (_, replace) => {
  const { rerender } = render(<Page step={0} />);
  for (const [step, text] of [
    [0, '0 of 3 soon'],
    [1, '1 of 3 now'],
    [2, 'new: 2 of 3 now'],
    [0, '0 of 3 soon'],
  ] as const) {
    rerender(<Page step={step} />);
    await act(async () => {});
    expect(screen.getByRole('main').textContent.toLowerCase()).toBe(text);
    await act(async () => textNodes().forEach(replace));
  }
});

test('a page goes on when texts that had been put back are taken away', async () => {
  const { rerender } = render(<Page step={0} />);
  await act(async () => textNodes().forEach((text) => text.replaceWith(fontAround(text.data))));
  rerender(<Page step={1} />);
  await act(async () => {});
  await act(async () => textNodes().forEach((text) => text.remove()));
  rerender(<Page step={2} />);
  expect(screen.getByRole('main')).toHaveTextContent('New:');
});

test('a page goes on when its texts are taken away', async () => {
  const { rerender } = render(<Page step={0} />);
  await act(async () => textNodes().forEach((text) => text.remove()));
  rerender(<Page step={2} />);
  expect(screen.getByRole('main')).toHaveTextContent('New: now');
});
