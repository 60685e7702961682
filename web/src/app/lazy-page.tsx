import { isValidElement, lazy, type ComponentType, type ReactNode } from 'react';
import { loadCode } from '../lib/load-code';

const loaders = new Map<unknown, () => Promise<void>>();

/** A page whose code is loaded when it is first shown, or earlier by `preload`. */
export function lazyPage<Name extends string>(
  load: () => Promise<Record<Name, ComponentType>>,
  name: Name,
): ComponentType {
  let Loaded: ComponentType | undefined;
  const loadPage = async (): Promise<ComponentType> => (await loadCode(load))[name];
  const Lazy = lazy(async () => ({ default: await loadPage() }));

  function Page() {
    return Loaded ? <Loaded /> : <Lazy />;
  }
  loaders.set(Page, async () => {
    Loaded = await loadPage();
  });
  return Page;
}

export async function preload(element: ReactNode) {
  if (isValidElement(element)) await loaders.get(element.type)?.();
}
