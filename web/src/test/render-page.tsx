import { render } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { App } from '../app/app';
import { createStyles } from '../app/styles';
import { createClient } from '../graphql/client';
import { createTheme } from '../theme';

/** The whole app at an address, with its real router and Apollo client. */
export function renderPage(address: string) {
  return render(
    <App
      client={createClient()}
      system={createTheme()}
      styles={createStyles()}
      siteUrl="http://localhost:3000"
    >
      {(routes) => <MemoryRouter initialEntries={[address]}>{routes}</MemoryRouter>}
    </App>,
  );
}
