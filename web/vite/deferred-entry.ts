import { minifySync, type Plugin } from 'vite';
import { startScript } from './start-app.ts';

/**
 * Starts the app once the page is loaded and painted, or with the visitor's first touch, so that a rendered page
 * is seen first. Buttons clicked before the app listens are clicked again once it does (see page-outlet.tsx); until
 * then a bar tells that something happens (see global-css.ts), and after a while a notice that it takes long.
 */
export function deferredEntry(): Plugin {
  return {
    name: 'deferred-entry',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler(html, { chunk }) {
        const entry = /<script type="module"[^>]* src="([^"]+)"><\/script>/.exec(html);
        if (!entry?.[1]) return html;
        const parts = chunk?.imports.map((file) => `/${file}`) ?? [];
        const { code } = minifySync('start.js', startScript([entry[1], ...parts]));
        const loader = `<script>${code.trim()}</script>`;
        return html
          .replace(entry[0], '')
          .replace(/\s*<link rel="modulepreload"[^>]*>/g, '')
          .replace('</body>', () => `${loader}</body>`)
          .replace(/>\s+</g, '><');
      },
    },
  };
}
