import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { renderPage } from '../../test/render-page';

const bar = () => within(screen.getByRole('banner'));

async function openAbout() {
  renderPage('/about');
  await screen.findByRole('heading', { level: 1, name: 'About Me' });
}

test('the bar leads to the public pages and marks the one shown', async () => {
  await openAbout();
  const main = within(bar().getByRole('navigation', { name: 'Main' }));
  expect(main.getAllByRole('link').map((link) => link.textContent)).toEqual([
    'About',
    'Portfolio',
    'Contact',
    'ChatBot',
  ]);
  expect(main.getByRole('link', { current: 'page' })).toHaveTextContent('About');
});

test('the résumé opens in a new tab', async () => {
  await openAbout();
  expect(bar().getAllByRole('link', { name: 'Resume' })[0]).toHaveAttribute('target', '_blank');
});

test('the menu of small screens opens, and closes with the choice of a link', async () => {
  await openAbout();
  expect(screen.queryByRole('navigation', { name: 'Menu' })).not.toBeInTheDocument();

  await userEvent.click(screen.getByRole('button', { name: 'Open menu' }));
  const menu = within(screen.getByRole('navigation', { name: 'Menu' }));
  await userEvent.click(menu.getByRole('link', { name: 'Contact' }));

  expect(await screen.findByRole('heading', { name: 'Get In Touch' })).toBeVisible();
  expect(screen.queryByRole('navigation', { name: 'Menu' })).not.toBeInTheDocument();
});

test('Escape closes the menu of small screens', async () => {
  await openAbout();
  await userEvent.click(screen.getByRole('button', { name: 'Open menu' }));
  await userEvent.keyboard('{Escape}');
  expect(screen.getByRole('button', { name: 'Open menu' })).toHaveAttribute('aria-expanded', 'false');
});

test('the footer tells who, where and how to reach', async () => {
  await openAbout();
  const footer = within(screen.getByRole('contentinfo'));
  expect(
    footer.getByText('Passionate Web Developer, 5 years of experience crafting modern web solutions'),
  ).toBeVisible();
  for (const name of ['LinkedIn', 'GitHub', 'Facebook'])
    expect(footer.getByRole('link', { name })).toHaveAttribute('target', '_blank');
  for (const name of ['HTML', 'CSS', 'Tailwind', 'React', 'Node.js', 'MongoDB', 'Firebase', 'AWS'])
    expect(footer.getByText(name)).toBeVisible();
  expect(footer.getByRole('link', { name: /@/ })).toHaveAttribute('href', expect.stringMatching(/^mailto:/));
  expect(footer.getByRole('link', { name: /^\+/ })).toHaveAttribute(
    'href',
    expect.stringMatching(/^tel:\+\d+$/),
  );
  expect(footer.getByText(new RegExp(`© ${new Date().getFullYear()} .+ All Rights Reserved`))).toBeVisible();
});
