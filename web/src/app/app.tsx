import type { ApolloClient } from '@apollo/client';
import { ApolloProvider } from '@apollo/client/react';
import { ChakraProvider, type SystemContext } from '@chakra-ui/react';
import type { EmotionCache } from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import type { ReactNode } from 'react';
import { SiteUrl } from '../components/page/page-head';
import { Toaster } from '../components/toasts/toaster';
import { AuthProvider } from '../features/auth/auth-context';
import { SiteProvider } from '../features/site/site-provider';
import { ErrorBoundary } from './error-boundary';
import { Fonts } from './fonts';
import { PageAnnouncer } from './page-announcer';
import { AppRoutes } from './routes';

type Props = {
  client: ApolloClient;
  system: SystemContext;
  styles: EmotionCache;
  siteUrl: string;
  /** Wraps the routes in the router of the place: the server's or the browser's. */
  children: (routes: ReactNode) => ReactNode;
};

export function App({ client, system, styles, siteUrl, children }: Props) {
  return (
    <CacheProvider value={styles}>
      <Fonts />
      <ChakraProvider value={system}>
        <SiteUrl value={siteUrl}>
          <ApolloProvider client={client}>
            <SiteProvider>
              <AuthProvider>
                {children(
                  <ErrorBoundary>
                    <AppRoutes />
                  </ErrorBoundary>,
                )}
                <PageAnnouncer />
                <Toaster />
              </AuthProvider>
            </SiteProvider>
          </ApolloProvider>
        </SiteUrl>
      </ChakraProvider>
    </CacheProvider>
  );
}
