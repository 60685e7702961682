import { minifySync, type Plugin } from 'vite';

/**
 * Starts the app once the page is loaded and painted, or with the visitor's first touch, so that a rendered page
 * is seen first. Buttons clicked before the app listens are clicked again once it does (see page-outlet.tsx); until
 * then a bar tells that something happens (see global-css.ts).
 */
export function deferredEntry(): Plugin {
  return {
    name: 'deferred-entry',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler(html) {
        const entry = /<script type="module"[^>]* src="([^"]+)"><\/script>/.exec(html);
        if (!entry?.[1]) return html;
        const { code } = minifySync('start.js', `(${start.toString()})(${JSON.stringify(entry[1])})`);
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

function start(entry: string) {
  const page = document.documentElement;
  const early: HTMLElement[] = [];
  let started = false;

  function load() {
    if (started) return;
    started = true;
    import(/* @vite-ignore */ entry).catch(recover);
  }

  /**
   * A deploy may have replaced the file: the page of today names its successor. Without any, the rendered page
   * stays usable as it is, and what was to be sent the browser sends by itself.
   */
  function recover() {
    release();
    const submit = early.find((button) => button.closest('form')?.hasAttribute('action'));
    if (submit) return submit.click();
    if (isTypedIn()) return;
    try {
      const url = new URL(entry, location.href).href;
      if (navigator.onLine && sessionStorage.getItem('portfolio.reloaded') !== url) {
        sessionStorage.setItem('portfolio.reloaded', url);
        location.reload();
      }
    } catch {
      // Storage is refused: then nothing would tell a second attempt from the first.
    }
  }

  function isTypedIn() {
    const fields = document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>('input, textarea');
    return Array.from(fields).some((field) => field.value !== field.defaultValue);
  }

  function release() {
    delete page.dataset.waiting;
    removeEventListener('click', holdBack, true);
    removeEventListener('submit', holdBack, true);
  }

  function holdBack(event: Event) {
    load();
    const { target } = event;
    const button = target instanceof Element ? target.closest('button') : null;
    if (event.type === 'submit' || button) event.preventDefault();
    if (event.type !== 'click' || !button) return;
    early.push(button);
    page.dataset.waiting = '';
  }

  addEventListener('click', holdBack, true);
  addEventListener('submit', holdBack, true);
  addEventListener('failed', recover, { once: true });
  for (const type of ['pointerdown', 'keydown']) addEventListener(type, load, { once: true, passive: true });
  addEventListener(
    'hydrated',
    () => {
      release();
      for (const button of early) button.click();
    },
    { once: true },
  );

  const rendered = document.getElementById('root')?.firstElementChild;
  if (!rendered || page.dataset.account !== undefined) load();
  else
    addEventListener('load', () => {
      afterPaint(whenIdle);
      // A tab in the background is not painted, and some browsers keep to themselves when they paint.
      setTimeout(load, 4000);
    });

  /** On a fast line everything is loaded before anything is seen; then the app would come between. */
  function afterPaint(callback: () => void) {
    if (!PerformanceObserver.supportedEntryTypes.includes('paint')) return callback();
    new PerformanceObserver((_, observer) => {
      observer.disconnect();
      callback();
    }).observe({ type: 'paint', buffered: true });
  }

  function whenIdle() {
    if ('requestIdleCallback' in window) requestIdleCallback(load);
    else setTimeout(load, 200);
  }
}
