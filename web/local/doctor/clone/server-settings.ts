import { failure, type Check } from '../finding.ts';
import { requireSource } from '../source.mjs';

type CmsModule = typeof import('../../../../cms/src/settings/read-settings.ts');
type WebModule = typeof import('../../../server/env.ts');

/** What both servers read, or what each of them would refuse at its start. */
export function readServerSettings(env: NodeJS.ProcessEnv) {
  const cms = attempt(() =>
    (requireSource('cms/src/settings/read-settings.ts') as CmsModule).readSettings(env),
  );
  const web = attempt(() => (requireSource('web/server/env.ts') as WebModule).readEnv(env));
  return {
    cms: cms.settings,
    web: web.settings,
    problems: [
      ...problemOf('settings', 'Settings', cms.refusal),
      ...problemOf('website-settings', 'Website’s settings', web.refusal),
    ],
  };
}

function attempt<Settings>(read: () => Settings): { settings?: Settings; refusal?: string } {
  try {
    return { settings: read() };
  } catch (error) {
    return { refusal: String(error instanceof Error ? error.message : error) };
  }
}

/** Both servers list what is wrong below a first line. */
function problemOf(id: string, title: string, refusal: string | undefined): Check[] {
  if (refusal === undefined) return [];
  const [first = '', ...lines] = refusal.split('\n').map((line) => line.trim());
  const finding = lines.length > 0 ? `${lines.join('. ')}.` : first;
  const fix = 'Correct it in .env; .env.example says what each variable means. The rest is checked then.';
  return [{ id, title, run: () => failure(finding, fix) }];
}
