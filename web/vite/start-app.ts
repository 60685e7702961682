import { LONG_WAIT } from '../src/lib/code/long-wait.ts';

/**
 * Stands in the page itself, so it has nothing but the functions of this file.
 * @param files the entry, and what it imports: asked for together, not once the entry is there
 */
export function startScript(files: string[]): string {
  const functions = [start, whenSeen, earlyClicks, typedTexts, createNotice].map(String).join('\n');
  return `(() => {${functions}\n${start.name}(${JSON.stringify(files)}, ${LONG_WAIT})})()`;
}

function start(files: string[], longWait: number) {
  const page = document.documentElement;
  const early = earlyClicks();
  const typed = typedTexts();
  const notice = createNotice();
  let started = false;

  function load() {
    if (started) return;
    started = true;
    if (!isRendered()) setTimeout(() => isRendered() || tellDelay(), longWait);
    Promise.all(files.map((file) => import(/* @vite-ignore */ file))).catch(recover);
  }

  /**
   * A deploy may have replaced the file: the page of today names its successor. Without any, the rendered page
   * stays usable as it is, and what was to be sent the browser sends by itself.
   */
  function recover() {
    if (early.submit()) return;
    if (!typed.isThere() && isFirstFailure()) location.reload();
    else tell('Parts of this page could not be loaded.');
  }

  function isFirstFailure(): boolean {
    try {
      const url = new URL(files[0] ?? '', location.href).href;
      if (!navigator.onLine || sessionStorage.getItem('portfolio.reloaded') === url) return false;
      sessionStorage.setItem('portfolio.reloaded', url);
      return true;
    } catch {
      // Storage is refused: then nothing would tell a second attempt from the first.
      return false;
    }
  }

  function giveUp() {
    if (page.dataset.hydrated === undefined && !early.submit()) tellDelay();
  }

  function tellDelay() {
    tell('Loading takes unusually long.');
  }

  function tell(text: string) {
    notice.show(text, () => {
      typed.keep();
      location.reload();
    });
  }

  function isRendered() {
    return document.getElementById('root')?.firstElementChild;
  }

  early.hold({ onTouch: load, onFirst: () => setTimeout(giveUp, longWait) });
  addEventListener('failed', recover, { once: true });
  for (const type of ['pointerdown', 'keydown']) addEventListener(type, load, { once: true, passive: true });
  addEventListener(
    'hydrated',
    () => {
      notice.hide();
      early.clickAgain();
    },
    { once: true },
  );

  typed.bringBack();
  if (!isRendered() || page.dataset.account !== undefined) load();
  else
    addEventListener('load', () => {
      whenSeen(load);
      // A tab in the background is not painted, and some browsers keep to themselves when they paint.
      setTimeout(load, 4000);
    });
}

/** On a fast line everything is loaded before anything is seen; then the app would come between. */
function whenSeen(callback: () => void) {
  if (!PerformanceObserver.supportedEntryTypes.includes('paint')) return whenIdle();
  new PerformanceObserver((_, observer) => {
    observer.disconnect();
    whenIdle();
  }).observe({ type: 'paint', buffered: true });

  function whenIdle() {
    if ('requestIdleCallback' in window) requestIdleCallback(callback);
    else setTimeout(callback, 200);
  }
}

/** Buttons that are pressed before the app listens. */
function earlyClicks() {
  const { dataset } = document.documentElement;
  const buttons: HTMLElement[] = [];
  let on = { onTouch: () => {}, onFirst: () => {} };

  function holdBack(event: Event) {
    on.onTouch();
    const { target } = event;
    const button = target instanceof Element ? target.closest('button') : null;
    if (event.type === 'click' && !button) return;
    event.preventDefault();
    // React listens from the moment that it begins: what it answered now would be pressed a second time later.
    event.stopPropagation();
    if (button) keep(button);
  }

  /** Enter, where it sends: that button cannot be pressed yet. */
  function holdEnter(event: KeyboardEvent) {
    const { target, key, shiftKey, isComposing } = event;
    if (key !== 'Enter' || shiftKey || isComposing) return;
    if (!(target instanceof HTMLTextAreaElement) || target.enterKeyHint !== 'send') return;
    event.preventDefault();
    const button = target.form?.querySelector<HTMLElement>('[type=submit]');
    if (button && target.value.trim() && !buttons.includes(button)) keep(button);
  }

  function keep(button: HTMLElement) {
    if (buttons.length === 0) on.onFirst();
    buttons.push(button);
    dataset.waiting = '';
  }

  function release() {
    delete dataset.waiting;
    removeEventListener('click', holdBack, true);
    removeEventListener('submit', holdBack, true);
    removeEventListener('keydown', holdEnter, true);
  }

  return {
    hold(listeners: { onTouch: () => void; onFirst: () => void }) {
      on = listeners;
      addEventListener('click', holdBack, true);
      addEventListener('submit', holdBack, true);
      addEventListener('keydown', holdEnter, true);
    },

    /** Leaves to the browser what was to be sent, if anything was. */
    submit(): boolean {
      release();
      const submit = buttons.find((button) => button.closest('form')?.hasAttribute('action'));
      if (!submit) return false;
      // The app may still come while the answer does not.
      buttons.length = 0;
      submit.click();
      return true;
    },

    clickAgain() {
      release();
      for (const button of buttons) button.click();
    },
  };
}

/** What is typed before the app knows of it, over a reload that somebody asks for. */
function typedTexts() {
  const KEY = 'portfolio.typed';

  function fields() {
    return Array.from(document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>('input, textarea'));
  }

  return {
    isThere: () => fields().some((field) => field.value !== field.defaultValue),

    keep() {
      try {
        const texts = fields().map(({ value }) => value);
        sessionStorage.setItem(KEY, JSON.stringify([location.href, ...texts]));
      } catch {
        // Storage is refused.
      }
    },

    bringBack() {
      try {
        const [address, ...texts] = JSON.parse(sessionStorage.getItem(KEY) ?? '[]') as string[];
        sessionStorage.removeItem(KEY);
        if (address === location.href) fields().forEach((field, index) => (field.value = texts[index] ?? ''));
      } catch {
        // Storage is refused.
      }
    },
  };
}

function createNotice() {
  const notice = document.createElement('p');

  return {
    show(text: string, onRetry: () => void) {
      if (notice.isConnected) return;
      const retry = document.createElement('a');
      retry.href = '';
      retry.textContent = 'Try again';
      retry.style.cssText = 'color:inherit;text-decoration:underline';
      retry.onclick = () => {
        onRetry();
        return false;
      };
      notice.setAttribute('role', 'alert');
      // The page has no styles yet when nothing is rendered.
      notice.style.cssText =
        'position:fixed;inset:auto 0 0;z-index:9999;margin:0;padding:1rem;font:1rem/1.5 system-ui,sans-serif;text-align:center;background:#182544;color:#eef3ff';
      notice.append(`${text} `, retry);
      document.body.append(notice);
    },
    hide: () => notice.remove(),
  };
}
