/**
 * Stops the browser's Back and Forward and asks, with the way to go there once released. React Router's own
 * `useBlocker` needs its data router, 16 kB for every visitor. A browser without the Navigation API does not ask.
 */
export function holdHistory(ask: (leave: () => void) => void): () => void {
  if (!('navigation' in window)) return () => {};
  const { navigation } = window;

  function hold(event: NavigateEvent) {
    const { destination, navigationType, cancelable } = event;
    const leadsAway = new URL(destination.url).pathname !== location.pathname;
    if (navigationType !== 'traverse' || !cancelable || !leadsAway) return;
    event.preventDefault();
    ask(() => void navigation.traverseTo(destination.key));
  }

  navigation.addEventListener('navigate', hold);
  return () => navigation.removeEventListener('navigate', hold);
}
