import type { RenderedPage } from '../src/entry-server';
import type { PublicEnv } from '../src/lib/env';

type Page = Pick<RenderedPage, 'head'> & Partial<RenderedPage>;

/** Fills the places that index.html leaves open. Only a complete page says what the browser may build upon. */
export function createDocument(template: string, env: PublicEnv, page: Page) {
  const parts: Record<string, string> = {
    head: page.head,
    app: page.app ?? '',
    data: jsonScript('env', env) + (page.complete ? jsonScript('apollo', page.data) : ''),
  };
  return template.replace(/<!--(head|app|data)-->/g, (_, name: string) => parts[name] ?? '');
}

function jsonScript(id: string, value: unknown) {
  const json = JSON.stringify(value).replaceAll('<', '\\u003c');
  return `<script id="${id}" type="application/json">${json}</script>`;
}
