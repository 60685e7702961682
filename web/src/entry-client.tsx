import type { NormalizedCacheObject } from '@apollo/client';
import { startTransition, StrictMode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { App } from './app/app';
import { mindReplacedText } from './app/replaced-text';
import { preloadPage } from './app/routes';
import { createStyles } from './app/styles';
import { noteTypedText } from './app/typed-text';
import { createClient } from './graphql/client';
import { env } from './lib/env';
import { createTheme } from './theme';

// Not awaited at the top level: the page's code imports this file and would wait for it in turn.
start().catch((error: unknown) => {
  // To start-app.ts, which then leaves the rendered page as it is.
  dispatchEvent(new Event('failed'));
  reportError(error);
});

async function start() {
  const page = preloadPage(location.pathname);
  await nextTask();
  const system = createTheme();
  await nextTask();
  const state = document.getElementById('apollo')?.textContent;
  const client = createClient(state ? (JSON.parse(state) as NormalizedCacheObject) : undefined);
  // What cannot be loaded is told where the page is shown, unless it is shown already.
  if (state) await page;
  else await page.catch(() => {});

  const root = document.getElementById('root') ?? document.body;
  const app = (
    <StrictMode>
      <App client={client} system={system} styles={createStyles()} siteUrl={env.siteUrl}>
        {(routes) => <BrowserRouter>{routes}</BrowserRouter>}
      </App>
    </StrictMode>
  );
  noteTypedText();
  mindReplacedText();
  // In a transition React brings a page to life in small steps, between which it answers a touch.
  startTransition(() => {
    if (state) hydrateRoot(root, app);
    else createRoot(root).render(app);
  });
}

/** Lets the browser answer its visitor before long work goes on. */
function nextTask(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve));
}
