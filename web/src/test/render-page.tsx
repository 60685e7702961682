import { render } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { App } from '../app/app';
import { createStyles } from '../app/styles';
import { toaster } from '../components/toasts/toast-region';
import type { Site } from '../features/site/site-context';
import { createClient } from '../graphql/client';
import { SiteDocument } from '../graphql/generated';
import { createTheme } from '../theme';
import { SAMPLE_SITE, siteAnswer } from './site';

/** The whole app at an address, with its real router and Apollo client, which has read the site. */
export function renderPage(address: string, site: Site = SAMPLE_SITE) {
  // Those of the test before.
  toaster.remove();
  const client = createClient();
  // Nothing is restored: what a test asks anew in its first 100 ms is not to be told from the cache.
  client.prioritizeCacheValues = false;
  client.writeQuery({ query: SiteDocument, data: { site: siteAnswer(site) } });
  // Outside of the document: jsdom goes through all rules there for each element that is asked for by its role.
  const styles = createStyles(document.createElement('head'));
  const page = render(
    <App client={client} system={createTheme()} styles={styles} siteUrl="http://localhost:3000">
      {(routes) => <MemoryRouter initialEntries={[address]}>{routes}</MemoryRouter>}
    </App>,
  );
  return { ...page, client };
}
