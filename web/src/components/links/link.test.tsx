import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter, useLocation } from 'react-router-dom';
import { expect, test, vi } from 'vitest';
import { Link, NavLink } from './link';

function Place() {
  const { pathname, state } = useLocation();
  return <output>{`${pathname} ${String(state)}`}</output>;
}

function show(children: React.ReactNode, at = '/portfolio/harvest-ledger') {
  render(
    <MemoryRouter initialEntries={[at]}>
      {children}
      <Place />
    </MemoryRouter>,
  );
}

test('a link leads to its page with its state, unless its own handler has taken the click', async () => {
  const take = vi.fn((event: React.MouseEvent) => event.preventDefault());
  show(
    <>
      <Link to="/about" onClick={take}>
        Taken
      </Link>
      <Link to="/contact" state="asked">
        Contact
      </Link>
    </>,
  );
  await userEvent.click(screen.getByRole('link', { name: 'Taken' }));
  expect(take).toHaveBeenCalledOnce();
  expect(screen.getByRole('status')).toHaveTextContent('/portfolio/harvest-ledger null');
  await userEvent.click(screen.getByRole('link', { name: 'Contact' }));
  expect(screen.getByRole('status')).toHaveTextContent('/contact asked');
});

test('the link of the page, or of one above it, is current, and none that only begins like it', () => {
  show(
    <>
      <NavLink to="/portfolio">Portfolio</NavLink>
      <NavLink to="/port">Port</NavLink>
      <NavLink to="/">Home</NavLink>
    </>,
  );
  expect(screen.getByRole('link', { current: 'page' })).toHaveTextContent('Portfolio');
});
