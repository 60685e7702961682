import { screen, waitFor } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { expect } from 'vitest';

/** Opens a menu by the keyboard and chooses by the arrow keys. */
export async function choose(user: UserEvent, menu: string, label: string) {
  const trigger = await screen.findByRole('button', { name: menu });
  trigger.focus();
  await user.keyboard('{Enter}');
  await waitFor(() => expect(screen.getByRole('menu')).toHaveFocus());
  const isHighlighted = () => screen.getByRole('menuitem', { name: label }).hasAttribute('data-highlighted');
  const { length } = screen.getAllByRole('menuitem');
  for (let presses = 0; presses < length && !isHighlighted(); presses++) await user.keyboard('{ArrowDown}');
  await user.keyboard('{Enter}');
}
