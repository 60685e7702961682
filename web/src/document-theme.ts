import { createSystem, type SystemContext } from '@chakra-ui/react';
import { siteConfigs } from './theme';
import { globalCss } from './theme/global-css';

/**
 * The site's look with what stands in the head of every page: general rules, keyframes and the variables of the
 * tokens. The server writes them, so that no browser works them out again.
 */
export function createDocumentTheme(): SystemContext {
  const system = createSystem(...siteConfigs, { globalCss });
  // Instead of the preflight that is switched off Chakra writes a layer without a block, which voids what follows.
  return { ...system, _global: system._global.slice(1) };
}
