import { minifySync, type Plugin } from 'vite';

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
  const LONG = 15_000;
  const TYPED = 'portfolio.typed';
  const early: HTMLElement[] = [];
  let started = false;
  let notice: HTMLElement | undefined;

  function load() {
    if (started) return;
    started = true;
    if (!isRendered()) setTimeout(() => isRendered() || tell(), LONG);
    import(/* @vite-ignore */ entry).catch(recover);
  }

  /**
   * A deploy may have replaced the file: the page of today names its successor. Without any, the rendered page
   * stays usable as it is, and what was to be sent the browser sends by itself.
   */
  function recover() {
    if (sendEarly() || isTypedIn()) return;
    try {
      const url = new URL(entry, location.href).href;
      if (navigator.onLine && sessionStorage.getItem('portfolio.reloaded') !== url) {
        sessionStorage.setItem('portfolio.reloaded', url);
        return location.reload();
      }
    } catch {
      // Storage is refused: then nothing would tell a second attempt from the first.
    }
    if (!isRendered()) tell();
  }

  function giveUp() {
    if (page.dataset.hydrated === undefined && !sendEarly()) tell();
  }

  /** Leaves to the browser what was to be sent before the app listened, if anything was. */
  function sendEarly(): boolean {
    release();
    const submit = early.find((button) => button.closest('form')?.hasAttribute('action'));
    if (!submit) return false;
    // The app may still come while the answer does not.
    early.length = 0;
    submit.click();
    return true;
  }

  function tell() {
    if (notice) return;
    const retry = document.createElement('a');
    retry.href = '';
    retry.textContent = 'Try again';
    retry.style.cssText = 'color:inherit;text-decoration:underline';
    retry.onclick = () => {
      keepTyped();
      location.reload();
      return false;
    };
    notice = document.createElement('p');
    notice.setAttribute('role', 'alert');
    // The page has no styles yet when nothing is rendered.
    notice.style.cssText =
      'position:fixed;inset:auto 0 0;z-index:9999;margin:0;padding:1rem;font:1rem/1.5 system-ui,sans-serif;text-align:center;background:#182544;color:#eef3ff';
    notice.append('Loading takes unusually long. ', retry);
    document.body.append(notice);
  }

  function isRendered() {
    return document.getElementById('root')?.firstElementChild;
  }

  function fields() {
    return Array.from(document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>('input, textarea'));
  }

  function isTypedIn() {
    return fields().some((field) => field.value !== field.defaultValue);
  }

  function keepTyped() {
    try {
      const texts = fields().map(({ value }) => value);
      sessionStorage.setItem(TYPED, JSON.stringify([location.href, ...texts]));
    } catch {
      // Storage is refused.
    }
  }

  function bringBackTyped() {
    try {
      const [address, ...texts] = JSON.parse(sessionStorage.getItem(TYPED) ?? '[]') as string[];
      sessionStorage.removeItem(TYPED);
      if (address === location.href) fields().forEach((field, index) => (field.value = texts[index] ?? ''));
    } catch {
      // Storage is refused.
    }
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
    if (early.length === 0) setTimeout(giveUp, LONG);
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
      notice?.remove();
      for (const button of early) button.click();
    },
    { once: true },
  );

  bringBackTyped();
  if (!isRendered() || page.dataset.account !== undefined) load();
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
