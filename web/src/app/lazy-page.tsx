import { isValidElement, lazy, type ComponentType, type ReactNode } from 'react';
import { loadCode } from '../lib/code/load-code';

const loaders = new Map<unknown, () => Promise<void>>();
const failed = new Set<() => void>();

/** A page whose code is loaded when it is first shown, or earlier by `preload`. */
export function lazyPage<Name extends string>(
  load: () => Promise<Record<Name, ComponentType>>,
  name: Name,
): ComponentType {
  let Loaded: ComponentType | undefined;
  let Lazy = createLazy();
  const loadPage = async (): Promise<ComponentType> => (await loadCode(load))[name];

  function createLazy() {
    return lazy(async () => {
      try {
        return { default: await loadPage() };
      } catch (error) {
        failed.add(() => (Lazy = createLazy()));
        throw error;
      }
    });
  }

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

/** React keeps a failure as it keeps code. From here on what has failed is asked for again when it is to be shown. */
export function forgetFailures() {
  for (const forget of failed) forget();
  failed.clear();
}
