import { prerenderStatic } from '@apollo/client/react/ssr';
import createEmotionServer from '@emotion/server/create-instance';
import { prerender } from 'react-dom/static';
import { StaticRouter } from 'react-router-dom';
import { App } from './app/app';
import { Fonts } from './app/fonts';
import { createStyles } from './app/styles';
import { Submitted, type SubmittedMessage } from './features/contact/submitted-message';
import { fetchNoting, type Answers } from './graphql/answers';
import { GalleryDocument } from './graphql/generated';
import { createServerClient } from './graphql/server-client';
import { pageNumber } from './paths';
import { structuredData } from './structured-data';
import { createTheme } from './theme';

const system = createTheme();

export type RenderOptions = {
  graphqlUrl: string;
  siteUrl: string;
  /** The cookie that reads past the cms's cache. */
  freshCookie?: string;
  /** What the page answers to. */
  submitted?: SubmittedMessage | null;
};

export type RenderedPage = {
  head: string;
  app: string;
  /** The answers that the page was made of, for the browser's cache. */
  data: unknown;
  /** False when the cms did not answer or a part broke: the page shows its empty states. */
  complete: boolean;
  /** What it was made from. */
  answers: Answers;
  /** Known from a page of the gallery. */
  galleryPages?: number;
};

export async function renderPage(
  location: string,
  { graphqlUrl, siteUrl, freshCookie, submitted = null }: RenderOptions,
): Promise<RenderedPage> {
  const failures = { cms: false, part: false };
  const answers: Answers = new Map();
  const client = createServerClient({
    url: graphqlUrl,
    freshCookie,
    fetch: fetchNoting(answers),
    onError: () => (failures.cms = true),
  });
  const styles = createStyles();
  const { extractCriticalToChunks, constructStyleTagsFromChunks } = createEmotionServer(styles);

  const { result } = await prerenderStatic({
    context: { client },
    // Called once more with each answer of the cms; the last page is what counts.
    renderFunction: (tree) => {
      failures.part = false;
      return prerender(tree, { progressiveChunkSize: Infinity, onError });
    },
    tree: (
      <Submitted value={submitted}>
        <App client={client} system={system} styles={styles} siteUrl={siteUrl}>
          {(routes) => <StaticRouter location={location}>{routes}</StaticRouter>}
        </App>
      </Submitted>
    ),
  });

  // React leaves what breaks under a Suspense boundary to the browser and calls the rest a page.
  function onError(error: unknown) {
    failures.part = true;
    console.error(`A part of ${location} broke:`, error);
  }

  const { searchParams } = new URL(location, siteUrl);
  const gallery = client.readQuery({ query: GalleryDocument, variables: { page: pageNumber(searchParams) } });
  const { nodes: projects = [], pageInfo } = gallery?.projects_connection ?? {};

  const { hoisted, app } = splitHoisted(result);
  const facts = `<script type="application/ld+json">${structuredData(location, projects, siteUrl)}</script>`;
  const styleTags = constructStyleTagsFromChunks(extractCriticalToChunks(result));
  const head = hoisted + inPlace(styleTags) + facts;
  return {
    head,
    app,
    data: client.extract(),
    complete: !failures.cms && !failures.part,
    answers,
    galleryPages: pageInfo?.pageCount,
  };
}

/** The head of a page that the browser renders by itself. */
export async function renderShell(): Promise<string> {
  const { prelude } = await prerender(<Fonts />);
  return new Response(prelude).text();
}

/** Marks what Emotion would otherwise move to the end of the head when the page comes alive. */
const inPlace = (styleTags: string) => styleTags.replaceAll('<style ', '<style data-s ');

/** React puts what belongs into the head first when it renders less than a whole document. */
function splitHoisted(html: string) {
  const hoisted = /^(?:<(title|style)\b[^>]*>[^<]*<\/\1>|<(?:meta|link)\b[^>]*>)*/.exec(html)?.[0] ?? '';
  return { hoisted, app: html.slice(hoisted.length) };
}
