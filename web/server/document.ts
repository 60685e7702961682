import type { RenderedPage } from '../src/entry-server';
import type { PublicEnv } from '../src/lib/env';

type Page = Pick<RenderedPage, 'head'> & Partial<RenderedPage>;

/** On pages that only the browser renders. Outside the root, whose content would count as a rendered page. */
const NEEDS_SCRIPT = `<noscript><h1>This page needs JavaScript</h1><p>Please turn it on in your browser and load the page
anew. Without it you can read the <a href="/">home page</a> and everything it leads to, and send a
<a href="/contact">message</a>.</p></noscript>`;

/** Fills the places that index.html leaves open. Only a complete page says what the browser may build upon. */
export function createDocument(template: string, env: PublicEnv, page: Page) {
  const parts: Record<string, string> = {
    head: page.head,
    app: page.app ?? '',
    data:
      jsonScript('env', env) +
      (page.complete ? jsonScript('apollo', page.data) : '') +
      (page.app ? '' : NEEDS_SCRIPT),
  };
  return template.replace(/<!--(head|app|data)-->/g, (_, name: string) => parts[name] ?? '');
}

function jsonScript(id: string, value: unknown) {
  const json = JSON.stringify(value).replaceAll('<', '\\u003c');
  return `<script id="${id}" type="application/json">${json}</script>`;
}

/** A page that stays as it is: an app that starts would begin anew from the address, without what was posted. */
export function createAnswer(template: string, page: Pick<RenderedPage, 'head' | 'app'>) {
  const still = template.replace(/<script\b[^>]*>[\s\S]*?<\/script>/g, '');
  const parts: Record<string, string> = { head: page.head, app: page.app };
  return still.replace(/<!--(head|app|data)-->/g, (_, name: string) => parts[name] ?? '');
}
