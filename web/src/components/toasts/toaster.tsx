import { lazy, Suspense, useSyncExternalStore } from 'react';
import type { Success } from './toast-region';

const loadRegion = () => import('./toast-region');
const ToastRegion = lazy(() => loadRegion().then(({ ToastRegion }) => ({ default: ToastRegion })));

let wanted = false;
let loadingToasts = 0;
const listeners = new Set<() => void>();

/** Where toasts appear. Their code is loaded with the first one. */
export function Toaster() {
  const open = useSyncExternalStore(
    subscribe,
    () => wanted,
    () => false,
  );
  return open ? (
    <Suspense fallback={null}>
      <ToastRegion />
    </Suspense>
  ) : null;
}

export const toast = {
  /** Loads the code ahead, for what must be told without a connection. */
  prepare: () => void loadRegion().catch(() => {}),
  success: (title: string, more?: Success) => void withToaster(({ succeed }) => succeed(title, more)),
  dismiss: (id: string) => void withToaster(({ toaster }) => toaster.dismiss(id)),
  error: (title: string, description?: string) =>
    void withToaster(({ toaster }) => toaster.error({ title, description, closable: true })),
  /** Stays until the returned function is called. */
  loading: (title: string) => {
    const id = `loading-${++loadingToasts}`;
    void withToaster(({ toaster }) => toaster.loading({ id, title }));
    return () => toast.dismiss(id);
  },
};

type Region = Awaited<ReturnType<typeof loadRegion>>;

/** What cannot be loaded tells nothing: whoever has to tell of a lost connection loads it ahead. */
async function withToaster(action: (region: Region) => void): Promise<void> {
  const region = await loadRegion().catch(() => undefined);
  if (!region) return;
  wanted = true;
  listeners.forEach((listener) => listener());
  await region.mounted;
  action(region);
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
