import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
// With the test itself, as its loading takes as long as a test may wait.
import './toast-region';
import { toast, Toaster } from './toaster';

test.each(['action', 'close'])('the %s of a toast leads back to where the keyboard was', async (part) => {
  render(
    <>
      <button>Here</button>
      <Toaster />
    </>,
  );
  const here = screen.getByRole('button', { name: 'Here' });
  here.focus();
  toast.success(`Gone, ${part}`, { undo: vi.fn() });
  const shown = (await screen.findByText(`Gone, ${part}`)).closest('[role=status]');
  const button = shown?.querySelector(`[data-part=${part}-trigger]`) as HTMLElement;
  act(() => button.focus());
  await userEvent.setup().keyboard('{Enter}');
  await waitFor(() => expect(here).toHaveFocus());
  await waitFor(() => expect(button).not.toBeInTheDocument());
});
