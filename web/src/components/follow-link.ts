/** A link that is chosen in a menu by keyboard. Ark's own click does not bubble to React: the browser would load a whole page. */
export function followLink({ node }: { node: HTMLElement }): void {
  const follow = () => node.click();
  // Within the event of a key, Firefox takes another tab for one that nobody has asked for.
  if (node.getAttribute('target') === '_blank') setTimeout(follow);
  else queueMicrotask(follow);
}
