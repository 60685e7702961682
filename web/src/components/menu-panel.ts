/** Of a menu that opens at a button: https://www.w3.org/WAI/ARIA/apg/patterns/menu-button/ */
export const menuPanel = {
  p: '2',
  outline: 'none',
  bg: 'bg.panel',
  borderWidth: '1px',
  borderColor: 'border.emphasized',
  borderRadius: 'md',
  boxShadow: 'lg',
  animation: 'rise {durations.fast} {easings.out}',
  '& [data-highlighted]': { bg: 'bg.muted' },
};

/** A link that is chosen by keyboard. Ark's own click does not bubble to React: the browser would load a whole page. */
export function followLink({ node }: { node: HTMLElement }): void {
  queueMicrotask(() => node.click());
}
