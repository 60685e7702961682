const MODULE = /@strapi\/admin\/.*\/utils\/shims\.mjs$/;
const CALL = ': requestIdleCallback;';
const CALL_IN_TIME = ': (callback) => requestIdleCallback(callback, { timeout: 100 });';

let isMended = false;

/**
 * The panel of Strapi 5.54 redraws its buttons when the browser is idle, which Chromium is not after a drag: once
 * pictures had another order, Save stayed disabled until the next click somewhere else.
 */
const redrawInTime = {
  name: 'redraw-in-time',
  apply: 'build',
  transform(code: string, id: string): string | undefined {
    if (!MODULE.test(id) || !code.includes(CALL)) return undefined;
    isMended = true;
    return code.replace(CALL, CALL_IN_TIME);
  },
  buildEnd() {
    if (!isMended) throw new Error('Strapi has changed how its panel redraws: see src/admin/vite.config.ts.');
  },
};

export default function extendConfig<Config extends { plugins?: unknown[] }>(config: Config): Config {
  return { ...config, plugins: [...(config.plugins ?? []), redrawInTime] };
}
