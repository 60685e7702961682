// @ts-check
const OWN = ['localhost', '127.0.0.1'];

/**
 * With NODE_USE_ENV_PROXY, Node asks the proxy of the shell even for what runs on this machine: here, our own servers.
 *
 * @param {NodeJS.ProcessEnv} env
 */
export function keepOwnFromProxy(env = process.env) {
  const given = (env.no_proxy || env.NO_PROXY || '').split(',').filter(Boolean);
  const all = [...new Set([...given, ...OWN])].join(',');
  Object.assign(env, { NO_PROXY: all, no_proxy: all });
}
