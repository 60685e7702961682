import type { KeyboardEvent } from 'react';

/** Whether a key belongs to an input method that is still choosing characters. */
export function isComposing({ nativeEvent }: KeyboardEvent): boolean {
  // Safari sends the last Enter after the composition: https://bugs.webkit.org/show_bug.cgi?id=165004
  // eslint-disable-next-line @typescript-eslint/no-deprecated -- Nothing else tells it apart there.
  return nativeEvent.isComposing || nativeEvent.keyCode === 229;
}
