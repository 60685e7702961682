import type { Site } from '../../src/features/site/site-context';
import type { ServerEnv } from '../env';
import type { SiteReader } from '../site-reader';
import { createDocument } from './document';
import type { WebApp } from './page-renderer';
import { storePage, type StoredPage } from './stored-page';

type Built = { template: string; owner: Site; page: Promise<StoredPage> };

/** What the browser renders by itself. The same as long as the site is, and the template, which changes in development. */
export function createShell(webApp: WebApp, env: ServerEnv, siteReader: SiteReader) {
  let built: Built | undefined;

  async function build(template: string, owner: Site): Promise<StoredPage> {
    try {
      const head = await webApp.renderShell(owner);
      return storePage(createDocument(template, env.public, { head }), true);
    } catch (error) {
      built = undefined;
      throw error;
    }
  }

  return async (): Promise<StoredPage> => {
    const template = await webApp.template('/');
    const owner = await siteReader.readSiteSoon();
    if (built?.template !== template || built.owner !== owner)
      built = { template, owner, page: build(template, owner) };
    return built.page;
  };
}
