import { ApolloProvider } from '@apollo/client/react';
import { ChakraProvider } from '@chakra-ui/react';
import { act, render, screen } from '@testing-library/react';
import { graphql, HttpResponse } from 'msw';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createClient } from '../../../graphql/client';
import { network } from '../../../test/network';
import { createTheme } from '../../../theme';
import { PreviewLink } from './preview-link';

let asked = 0;

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  asked = 0;
  network.use(
    graphql.query('PreviewAddress', () =>
      HttpResponse.json({ data: { previewAddress: `/preview/${++asked}` } }),
    ),
  );
});

afterEach(() => void vi.useRealTimers());

const address = () => screen.queryByRole('link')?.getAttribute('href');
const aMinutePasses = () => act(() => vi.advanceTimersByTimeAsync(61_000));

async function showLink() {
  render(
    <ApolloProvider client={createClient()}>
      <ChakraProvider value={createTheme()}>
        <PreviewLink documentId="project" />
      </ChakraProvider>
    </ApolloProvider>,
  );
  await vi.waitFor(() => expect(address()).toBe('/preview/1'));
}

test('the link is renewed within a minute, also after the computer slept', async () => {
  await showLink();
  await aMinutePasses();
  await vi.waitFor(() => expect(address()).toBe('/preview/2'));
});

test('a hidden tab asks for no links, and for one at once when it is looked at', async () => {
  await showLink();
  const hidden = vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
  await aMinutePasses();
  await aMinutePasses();
  expect(asked).toBe(1);
  hidden.mockRestore();
  document.dispatchEvent(new Event('visibilitychange'));
  await vi.waitFor(() => expect(address()).toBe('/preview/2'));
});

test('what cannot be renewed is not offered until it can', async () => {
  await showLink();
  network.use(graphql.query('PreviewAddress', () => HttpResponse.error() as never, { once: true }));
  await aMinutePasses();
  await vi.waitFor(() => expect(address()).toBeUndefined());
  await aMinutePasses();
  await vi.waitFor(() => expect(address()).toBe('/preview/2'));
});
