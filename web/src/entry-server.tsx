import type { ApolloClient } from '@apollo/client';
import { prerenderStatic } from '@apollo/client/react/ssr';
import { ChakraProvider } from '@chakra-ui/react';
import type { EmotionCache } from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import createEmotionServer from '@emotion/server/create-instance';
import type { ReactNode } from 'react';
import { prerender } from 'react-dom/static';
import { StaticRouter } from 'react-router-dom';
import { App } from './app/app';
import { Fonts } from './app/fonts';
import { createStyles } from './app/styles';
import { createDocumentTheme } from './document-theme';
import { Submitted, type SubmittedMessage } from './features/contact/submitted-message';
import { accentRule } from './features/site/accent';
import { readGallery, searchVariables } from './features/projects/search/gallery-selection';
import { EMPTY_SITE, type Site } from './features/site/site-context';
import { fetchNoting, type Answers } from './graphql/answers';
import { GalleryDocument, SiteDocument, type SiteQuery } from './graphql/generated';
import { SearchProjectsDocument } from './graphql/generated-gallery';
import { ProjectPageDocument } from './graphql/generated-project';
import { createServerClient } from './graphql/server-client';
import { askForPage, FIRST_PAGE } from './page-question';
import { NO_LIMIT, type Turns } from './lib/limit';
import { slugIn } from './lib/slugs';
import { englishPages } from './paths';
import { structuredData } from './structured-data';

const system = createDocumentTheme();

export type RenderOptions = {
  graphqlUrl: string;
  siteUrl: string;
  /** The cookie that reads past the cms's cache. */
  freshCookie?: string;
  /** What the page answers to. */
  submitted?: SubmittedMessage | null;
  /** In which the cms is asked and, when there is something to render, the page is rendered. */
  turns?: { ask: Turns; render: Turns };
};

export type RenderedPage = {
  head: string;
  app: string;
  /** Of the owner's texts; null: English. */
  language?: string | null;
  /** The answers that the page was made of, for the browser's cache. */
  data: unknown;
  /** False when the cms did not answer or a part broke: the page shows its empty states. */
  complete: boolean;
  /** What it was made from. */
  answers: Answers;
  /** Of the home page and the gallery, with its filters. */
  galleryPages?: number;
  /** Where the address leads instead; then nothing is rendered. */
  leadsTo?: string;
};

/** What a page that the cms does not answer for shows of the owner. */
let lastSite: SiteQuery | null = null;

export async function renderPage(location: string, options: RenderOptions): Promise<RenderedPage> {
  const { graphqlUrl, siteUrl, freshCookie, turns = { ask: NO_LIMIT, render: NO_LIMIT } } = options;
  const failures = { cms: false, part: false };
  const answers: Answers = new Map();
  const ask = fetchNoting(answers);
  const client = createServerClient({
    url: graphqlUrl,
    freshCookie,
    // Who has not answered is not asked again for the same page.
    fetch: (...question) => (failures.cms ? Promise.reject(new Error('No answer')) : ask(...question)),
    onError: () => (failures.cms = true),
  });
  const url = new URL(location, siteUrl);
  const leadsTo = await turns.ask.run(() => askForPage(client, url));
  if (leadsTo && !failures.cms) return { head: '', app: '', data: null, complete: true, answers, leadsTo };
  return turns.render.run(() => renderAnswered({ location, url, client, failures, answers }, options));
}

type Answered = {
  location: string;
  url: URL;
  client: ApolloClient;
  failures: { cms: boolean; part: boolean };
  answers: Answers;
};

async function renderAnswered(
  { location, url, client, failures, answers }: Answered,
  { siteUrl, submitted = null }: RenderOptions,
): Promise<RenderedPage> {
  const site = siteIn(client);

  const styles = createStyles();
  const html = await renderTree(
    <Submitted value={submitted}>
      <App client={client} system={system} styles={styles} siteUrl={siteUrl}>
        {(routes) => <StaticRouter location={location}>{routes}</StaticRouter>}
      </App>
    </Submitted>,
  );

  /** In one go: every question of the tree is answered already, or by its error. */
  async function renderTree(tree: ReactNode): Promise<string> {
    const render = (tree: ReactNode) => prerender(tree, { progressiveChunkSize: Infinity, onError });
    if (failures.cms)
      return (await prerenderStatic({ tree, context: { client }, renderFunction: render })).result;
    return new Response((await render(tree)).prelude).text();
  }

  // React leaves what breaks under a Suspense boundary to the browser and calls the rest a page.
  function onError(error: unknown) {
    failures.part = true;
    console.error(`A part of ${location} broke:`, error);
  }

  const search = searchVariables(readGallery(url.searchParams));
  const slug = slugIn(url.pathname) ?? '';
  const featured = client.readQuery({ query: GalleryDocument, variables: FIRST_PAGE });
  const found = client.readQuery({ query: SearchProjectsDocument, variables: search });
  const { nodes: projects = [], pageInfo } = found?.searchProjects ?? featured?.projects_connection ?? {};
  const about = client.readQuery({ query: ProjectPageDocument, variables: { slug } });
  const project = about?.projectPage?.project;

  const { hoisted, app } = splitHoisted(html);
  const facts = `<script type="application/ld+json">${structuredData({ url, siteUrl, site, projects, project })}</script>`;
  return {
    head: hoisted + styleTags(styles, html) + accentStyle(site) + facts,
    app,
    // As `isOwners` of page-head.tsx, which has no say in what stands before the head.
    language: englishPages.includes(url.pathname) ? null : site.language,
    data: client.extract(),
    complete: !failures.cms && !failures.part,
    answers,
    galleryPages: pageInfo?.pageCount,
  };
}

/** What the client has read, or the last that any has. */
function siteIn(client: ApolloClient): Site {
  const read = client.readQuery({ query: SiteDocument });
  if (read) lastSite = read;
  else if (lastSite) client.writeQuery({ query: SiteDocument, data: lastSite });
  return lastSite?.site ?? EMPTY_SITE;
}

/** The head of a page that the browser renders by itself. */
export async function renderShell(site: Site): Promise<string> {
  const styles = createStyles();
  const { prelude } = await prerender(
    <CacheProvider value={styles}>
      <Fonts />
      <ChakraProvider value={system}>{null}</ChakraProvider>
    </CacheProvider>,
  );
  const fonts = await new Response(prelude).text();
  return fonts + styleTags(styles, fonts) + accentStyle(site);
}

function accentStyle({ accentColor }: Site): string {
  const rule = accentRule(accentColor);
  return rule && `<style>${rule}</style>`;
}

/** Of a page, marked: Emotion would move them to the end of the head when the page comes alive. */
function styleTags(styles: EmotionCache, html: string): string {
  const { extractCriticalToChunks, constructStyleTagsFromChunks } = createEmotionServer(styles);
  return constructStyleTagsFromChunks(extractCriticalToChunks(html)).replaceAll('<style ', '<style data-s ');
}

/** React puts what belongs into the head first when it renders less than a whole document. */
function splitHoisted(html: string) {
  const hoisted = /^(?:<(title|style)\b[^>]*>[^<]*<\/\1>|<(?:meta|link)\b[^>]*>)*/.exec(html)?.[0] ?? '';
  return { hoisted, app: html.slice(hoisted.length) };
}
