import { requireSource } from '../bootstrap/source.mjs';

/** What the CMS's checks answer with, too. */
export const { ok, warning, failure, examine, summaryOf } = requireSource(
  'cms/src/shared-with-web/finding.ts',
) as typeof import('../../../cms/src/shared-with-web/finding.ts');

export type { Check, Finding, Verdict } from '../../../cms/src/shared-with-web/finding.ts';
