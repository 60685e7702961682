import { isValidElement, lazy, type ComponentType, type ReactNode } from 'react';

const loaders = new Map<unknown, () => Promise<void>>();

/** A page whose code is loaded when it is first shown, or earlier by `preload`. */
export function lazyPage<Name extends string>(
  load: () => Promise<Record<Name, ComponentType>>,
  name: Name,
): ComponentType {
  let Loaded: ComponentType | undefined;
  const Lazy = lazy(async (): Promise<{ default: ComponentType }> => ({ default: (await load())[name] }));

  function Page() {
    return Loaded ? <Loaded /> : <Lazy />;
  }
  loaders.set(Page, async () => {
    Loaded = (await load())[name];
  });
  return Page;
}

export async function preload(element: ReactNode) {
  if (isValidElement(element)) await loaders.get(element.type)?.();
}
