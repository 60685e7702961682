import type { Settings } from '../../settings/read-settings';
import { ok, warning, type Verdict } from '../../shared-with-web/finding';

/** What the CMS starts with, but should not. What it refuses never comes so far. */
export function checkSettings(settings: Settings): Verdict {
  if (!settings.isDeployment) return ok('They are those of a machine of your own.');
  const problems = [...editorProblems(settings), ...addressProblems(settings), ...secretProblems(settings)];
  if (problems.length === 0) return ok('They are complete.');
  const join = (part: 'finding' | 'fix') => problems.map((problem) => problem[part]).join(' ');
  return warning(join('finding'), join('fix'));
}

type Problem = { finding: string; fix: string };

function editorProblems({ editors }: Settings): Problem[] {
  if (!editors.includes('*')) return [];
  return [
    {
      finding: 'Everybody who signs in may change this site.',
      fix: 'Set EDITORS to UIDs or e-mail addresses.',
    },
  ];
}

function addressProblems({ siteUrl }: Settings): Problem[] {
  if (siteUrl.startsWith('https:')) return [];
  return [
    {
      finding: 'The address of the site is not encrypted.',
      fix: 'Set SITE_URL to an address that begins with https://.',
    },
  ];
}

/** Random values of 16 characters and more have at least eight different ones. */
function secretProblems({ secrets }: Settings): Problem[] {
  const values = Object.values(secrets);
  const weak = Object.entries(secrets)
    .filter(([, value]) => new Set(value).size < 8 || values.filter((other) => other === value).length > 1)
    .map(([name]) => name);
  if (weak.length === 0) return [];
  return [
    {
      finding: `${weak.join(', ')}: easy to guess, or used twice.`,
      fix: 'Give each a long random value of its own (openssl rand -base64 32).',
    },
  ];
}
