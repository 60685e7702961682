import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { followTranslation } from './follow-translation';

function Answer({
  count,
  isNew = false,
  isOpen = true,
}: {
  count: number;
  isNew?: boolean;
  isOpen?: boolean;
}) {
  return (
    <p role="status">
      {isNew && <b>New: </b>}
      {count} found
      {isOpen && ', more below'}
    </p>
  );
}

/** As Chrome does. */
function translate(element: Element) {
  for (const text of [...element.childNodes].filter(({ nodeType }) => nodeType === Node.TEXT_NODE)) {
    const translation = document.createElement('FONT');
    translation.append(`<${text.textContent}>`);
    text.parentNode?.replaceChild(translation, text);
  }
  return new Promise((resolve) => setTimeout(resolve));
}

test('a page that a browser has translated goes on to change', async () => {
  followTranslation();
  const { rerender } = render(<Answer count={1} />);
  const answer = screen.getByRole('status');
  await translate(answer);
  expect(answer).toHaveTextContent('<1>< found><, more below>');

  rerender(<Answer count={2} isNew />);
  await expect.poll(() => answer.textContent).toBe('New: 2< found><, more below>');
  await translate(answer);
  rerender(<Answer count={2} isOpen={false} />);
  expect(answer).toHaveTextContent('<2>< found>');
});
