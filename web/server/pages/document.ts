import type { RenderedPage } from '../../src/entry-server';
import type { PublicEnv } from '../../src/lib/env';
import { colors } from '../../src/theme/colors';

type Page = Pick<RenderedPage, 'head' | 'language'> & Partial<RenderedPage>;

const ACCENT = 'var(--chakra-colors-accent-fg)';

/** Until the browser has rendered a page: its ground, and that something comes. */
const WAITING = `<style>html{background:${colors.navy[950].value};color-scheme:dark}
#root:empty::after{content:"";position:fixed;inset:0;margin:auto;width:2rem;height:2rem;border-radius:50%;border:3px solid ${ACCENT};
border-bottom-color:transparent;border-left-color:transparent;animation:wait .6s linear infinite}
@keyframes wait{to{rotate:1turn}}@media(prefers-reduced-motion:reduce){#root:empty::after{animation:none}}</style>`;

const LOOK = `body{margin:0;padding:20vh 1.5rem;background:${colors.navy[950].value};color:${colors.mist[50].value};
font:1.125rem/1.6 system-ui,sans-serif;text-align:center}noscript{display:block;max-width:36rem;margin:auto}
h1{margin-bottom:1rem;font-size:1.5em;font-weight:600}a{color:${ACCENT};text-decoration:underline}#root{display:none}`;

/** On pages that only the browser renders. Outside the root, whose content would count as a rendered page. */
const NEEDS_SCRIPT = `<noscript><title>This page needs JavaScript</title><style>${LOOK}</style><h1>This page needs JavaScript</h1><p>Please turn it on in your browser and load the page
anew. Without it you can read the <a href="/">home page</a> and everything it leads to, and send a
<a href="/contact">message</a>.</p></noscript>`;

/** Fills the places that index.html leaves open. Only a complete page says what the browser may build upon. */
export function createDocument(template: string, env: PublicEnv, page: Page) {
  const parts: Record<string, string> = {
    head: page.head + (page.app ? '' : WAITING),
    app: page.app ?? '',
    data:
      jsonScript('env', env) +
      (page.complete ? jsonScript('apollo', page.data) : '') +
      (page.app ? '' : NEEDS_SCRIPT),
  };
  return fill(inLanguage(template, page.language), parts);
}

function jsonScript(id: string, value: unknown) {
  const json = JSON.stringify(value).replaceAll('<', '\\u003c');
  return `<script id="${id}" type="application/json">${json}</script>`;
}

/** A page that stays as it is: an app that starts would begin anew from the address, without what was posted. */
export function createAnswer(template: string, { head, app, language }: RenderedPage) {
  const still = template.replace(/<script\b[^>]*>[\s\S]*?<\/script>/g, '');
  return fill(inLanguage(still, language), { head, app });
}

function fill(template: string, parts: Record<string, string>) {
  return template.replace(/<!--(head|app|data)-->/g, (_, name: string) => parts[name] ?? '');
}

function inLanguage(template: string, language?: string | null) {
  return /^[\w-]+$/.test(language ?? '')
    ? template.replace('<html lang="en"', `<html lang="${language}"`)
    : template;
}
