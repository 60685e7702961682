import { render, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { renderToString } from 'react-dom/server';
import { MemoryRouter, Route, Routes } from 'react-router-dom';
import { expect, test, vi } from 'vitest';
import { PageOutlet } from './page-outlet';
import { noteTypedText } from './typed-text';

const onInput = vi.fn();

function Page() {
  const [text, setText] = useState('');
  return (
    <form onInput={onInput}>
      <input aria-label="Controlled" value={text} onInput={(event) => setText(event.currentTarget.value)} />
      <output>{text}</output>
      <textarea aria-label="With a beginning" defaultValue="Dear owner," />
      <input aria-label="Untouched" />
    </form>
  );
}

const app = (
  <MemoryRouter>
    <Routes>
      <Route element={<PageOutlet />}>
        <Route index element={<Page />} />
      </Route>
    </Routes>
  </MemoryRouter>
);

test('what was typed into a rendered page reaches the app once it takes over, once', async () => {
  const root = document.body.appendChild(document.createElement('div'));
  root.innerHTML = renderToString(app);
  const field = screen.getByLabelText<HTMLInputElement>('Controlled');
  const letter = screen.getByLabelText<HTMLTextAreaElement>('With a beginning');
  field.value = 'early';
  letter.value = 'Dear Ada,';
  noteTypedText();

  render(app, { container: root, hydrate: true });
  await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('early'));
  expect(letter).toHaveValue('Dear Ada,');
  expect(onInput.mock.calls.map(([event]) => (event as Event).target)).toEqual([field, letter]);
});
