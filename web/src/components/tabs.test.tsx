import { ChakraProvider } from '@chakra-ui/react';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';
import { createTheme } from '../theme';
import { Tabs } from './tabs';

beforeEach(() => {
  const tabs = ['One', 'Two', 'Three'].map((name) => ({ id: name, name, content: `About ${name}` }));
  render(
    <ChakraProvider value={createTheme()}>
      <Tabs label="Numbers" tabs={tabs} />
    </ChakraProvider>,
  );
});

test('the first tab is open', () => {
  expect(screen.getByRole('tab', { selected: true })).toHaveTextContent('One');
  expect(screen.getByRole('tabpanel', { name: 'One' })).toHaveTextContent('About One');
});

test('a click opens another tab', async () => {
  await userEvent.click(screen.getByRole('tab', { name: 'Two' }));
  expect(screen.getByRole('tabpanel')).toHaveTextContent('About Two');
});

test.each([
  { keys: '{ArrowRight}', opened: 'Two' },
  { keys: '{ArrowLeft}', opened: 'Three' },
  { keys: '{End}', opened: 'Three' },
  { keys: '{End}{ArrowRight}', opened: 'One' },
  { keys: '{End}{Home}', opened: 'One' },
])('$keys opens $opened', async ({ keys, opened }) => {
  await userEvent.tab();
  await userEvent.keyboard(keys);
  expect(screen.getByRole('tab', { name: opened })).toHaveFocus();
  expect(screen.getByRole('tabpanel')).toHaveTextContent(`About ${opened}`);
});

test('a browser that searches closed panels opens the one where it finds something', async () => {
  const tab = screen.getByRole('tab', { name: 'Two' });
  const panel = document.getElementById(tab.getAttribute('aria-controls') ?? '');
  await userEvent.click(tab);
  await userEvent.click(screen.getByRole('tab', { name: 'One' }));
  expect(panel).toHaveAttribute('hidden', 'until-found');
  expect(screen.getAllByRole('tabpanel')).toHaveLength(1);

  act(() => void panel?.dispatchEvent(new Event('beforematch', { bubbles: true })));
  expect(screen.getByRole('tabpanel')).toHaveTextContent('About Two');
  expect(tab).not.toHaveFocus();
});
