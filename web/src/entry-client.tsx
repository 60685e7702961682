import type { NormalizedCacheObject } from '@apollo/client';
import { StrictMode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { App } from './app/app';
import { preloadPage } from './app/routes';
import { createStyles } from './app/styles';
import { createClient } from './graphql/client';
import { env } from './lib/env';

const root = document.getElementById('root') ?? document.body;
const state = document.getElementById('apollo')?.textContent;

const app = (
  <StrictMode>
    <App
      client={createClient(state ? (JSON.parse(state) as NormalizedCacheObject) : undefined)}
      styles={createStyles()}
      siteUrl={env.siteUrl}
    >
      {(routes) => <BrowserRouter>{routes}</BrowserRouter>}
    </App>
  </StrictMode>
);

// Not awaited at the top level: the page's code imports this file and would wait for it in turn.
void preloadPage(location.pathname).then(() => {
  if (state) hydrateRoot(root, app);
  else createRoot(root).render(app);
});
