import { ChakraProvider } from '@chakra-ui/react';
import { CacheProvider } from '@emotion/react';
import { render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, expect, test, vi } from 'vitest';
import { SiteContext } from '../../features/site/site-context';
import { SAMPLE_SITE } from '../../test/site';
import { createTheme } from '../../theme';
import { createStyles } from '../styles';
import { Footer } from './footer';

afterEach(() => void vi.useRealTimers());

test('where it is another year than at the server, the rendered page is taken over nevertheless', () => {
  const app = (
    <CacheProvider value={createStyles(document.createElement('head'))}>
      <ChakraProvider value={createTheme()}>
        <SiteContext value={SAMPLE_SITE}>
          <MemoryRouter>
            <Footer />
          </MemoryRouter>
        </SiteContext>
      </ChakraProvider>
    </CacheProvider>
  );
  const container = document.body.appendChild(document.createElement('div'));
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-12-31T12:00:00') });
  container.innerHTML = renderToString(app);
  vi.setSystemTime(new Date('2027-01-01T12:00:00'));
  const onRecoverableError = vi.fn();
  render(app, { container, hydrate: true, onRecoverableError });
  expect(onRecoverableError).not.toHaveBeenCalled();
  expect(screen.getByText(/All Rights Reserved/)).toBeVisible();
});
