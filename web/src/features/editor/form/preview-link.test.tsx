import { ApolloProvider } from '@apollo/client/react';
import { ChakraProvider } from '@chakra-ui/react';
import { act, render, screen } from '@testing-library/react';
import { graphql, HttpResponse } from 'msw';
import { afterEach, expect, test, vi } from 'vitest';
import { createClient } from '../../../graphql/client';
import { network } from '../../../test/network';
import { createTheme } from '../../../theme';
import { PreviewLink } from './preview-link';

afterEach(() => void vi.useRealTimers());

test('the link is renewed within a minute, also after the computer slept', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  let made = 0;
  network.use(
    graphql.query('PreviewAddress', () =>
      HttpResponse.json({ data: { previewAddress: `/preview/${++made}` } }),
    ),
  );
  render(
    <ApolloProvider client={createClient()}>
      <ChakraProvider value={createTheme()}>
        <PreviewLink documentId="project" />
      </ChakraProvider>
    </ApolloProvider>,
  );
  const address = () => screen.queryByRole('link')?.getAttribute('href');
  await vi.waitFor(() => expect(address()).toBe('/preview/1'));
  await act(() => vi.advanceTimersByTimeAsync(61_000));
  await vi.waitFor(() => expect(address()).toBe('/preview/2'));
});
