import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { renderPage } from '../../test/render-page';

async function openAbout() {
  renderPage('/about');
  await screen.findByRole('heading', { level: 1, name: 'About Me' });
}

test('the menu of small screens opens, and closes with the choice of a link', async () => {
  await openAbout();
  expect(screen.queryByRole('navigation', { name: 'Menu' })).not.toBeInTheDocument();

  await userEvent.click(screen.getByRole('button', { name: 'Open menu' }));
  const menu = within(screen.getByRole('navigation', { name: 'Menu' }));
  await userEvent.click(menu.getByRole('link', { name: 'Contact' }));

  expect(await screen.findByRole('heading', { name: 'Get In Touch' })).toBeVisible();
  expect(screen.queryByRole('navigation', { name: 'Menu' })).not.toBeInTheDocument();
});

test('Escape closes the menu of small screens, and its button has the focus', async () => {
  await openAbout();
  await userEvent.click(screen.getByRole('button', { name: 'Open menu' }));
  await userEvent.tab();
  await userEvent.keyboard('{Escape}');
  expect(screen.getByRole('button', { name: 'Open menu' })).toHaveAttribute('aria-expanded', 'false');
  expect(screen.getByRole('button', { name: 'Open menu' })).toHaveFocus();
});

test('the menu of small screens closes when the focus goes on to the page', async () => {
  await openAbout();
  await userEvent.click(screen.getByRole('button', { name: 'Open menu' }));
  const main = within(screen.getByRole('main'));
  act(() => main.getByRole('link', { name: 'Contact Me' }).focus());
  expect(screen.getByRole('button', { name: 'Open menu' })).toHaveAttribute('aria-expanded', 'false');
});
