import { LONG_WAIT } from './long-wait';
import { readItem, writeItem } from '../storage/storage';

const RELOADED = 'portfolio.reloaded';

/**
 * After a deploy the code that an open page still asks for may be gone: loading the page anew brings its successor.
 * Once for each build, because code that is missing for another reason is an error and must not become a loop; and once
 * more after code was asked for offline, as browsers keep that failure as long as the page. A rendered page that has
 * not come alive stays, with what is typed in it: start-app.ts decides about it.
 */
export async function loadCode<Code>(load: () => Promise<Code>): Promise<Code> {
  try {
    return await load();
  } catch (error) {
    if (!navigator.onLine) writeItem(RELOADED, null, 'sessionStorage');
    if (isOnlyRendered() || !navigator.onLine || !isFirstReload()) throw error;
    location.reload();
    return new Promise(() => {});
  }
}

/** Fails when the code has not come after a while, as what hangs does not fail by itself. It may come all the same. */
export function inTime<Code>(code: Promise<Code>): Promise<Code> {
  const late = new Promise<never>((_, reject) => {
    setTimeout(() => reject(new TypeError('The code has not come in time.')), LONG_WAIT);
  });
  return Promise.race([code, late]);
}

function isOnlyRendered(): boolean {
  return (
    document.getElementById('apollo') !== null && document.documentElement.dataset.hydrated === undefined
  );
}

function isFirstReload(): boolean {
  if (readItem(RELOADED, 'sessionStorage') === import.meta.url) return false;
  return writeItem(RELOADED, import.meta.url, 'sessionStorage');
}
