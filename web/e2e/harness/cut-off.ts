import type { Page } from '@playwright/test';

/** What is cut off: at the edge of the screen, or by a box without an ellipsis that does not scroll. */
export function cutOff(page: Page) {
  return page.evaluate(() => {
    const shown = [
      ...document.querySelectorAll<HTMLElement>(
        'body *:not([aria-hidden] *, [aria-hidden], [role=group][tabindex="0"], [role=group][tabindex="0"] *)',
      ),
    ].filter((element) => element.checkVisibility({ visibilityProperty: true }) && element.clientWidth > 1);
    const cut = shown.filter((element) => {
      const { left, right } = element.getBoundingClientRect();
      const { overflowX, textOverflow } = getComputedStyle(element);
      const isClipping = overflowX !== 'visible' && textOverflow === 'clip';
      const isBeyondEdge = left < 0 || right > document.documentElement.clientWidth + 0.5;
      return isBeyondEdge || (isClipping && element.scrollWidth > element.clientWidth + 1);
    });
    return cut.map((element) => element.outerHTML.slice(0, 120));
  });
}
