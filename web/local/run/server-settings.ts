import { requireSource } from '../bootstrap/source.mjs';

type CmsModule = typeof import('../../../cms/src/settings/read-settings.ts');
type WebModule = typeof import('../../server/env.ts');

/** What both servers read, or what each of them would refuse at its start. */
export function readServerSettings(env: NodeJS.ProcessEnv) {
  const cms = attempt(() =>
    (requireSource('cms/src/settings/read-settings.ts') as CmsModule).readSettings(env),
  );
  const web = attempt(() => (requireSource('web/server/env.ts') as WebModule).readEnv(env));
  return {
    cms: cms.settings,
    web: web.settings,
    refusals: { cms: cms.refusal, web: web.refusal },
  };
}

function attempt<Settings>(read: () => Settings): { settings?: Settings; refusal?: string } {
  try {
    return { settings: read() };
  } catch (error) {
    return { refusal: String(error instanceof Error ? error.message : error) };
  }
}
