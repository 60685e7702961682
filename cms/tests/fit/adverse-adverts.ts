import { FIT_LIMITS } from '../../src/shared-with-web/fit-rules';

const fill = (make: (index: number) => string) =>
  Array.from({ length: 3000 }, (_, index) => make(index))
    .join('')
    .slice(0, FIT_LIMITS.advertLength);

/** As long as may be, and costly to read. */
export const ADVERSE_ADVERTS: Record<string, string> = {
  'one word': fill(() => 'x'.repeat(10)),
  'names in one line': `Requirements: ${fill((index) => `React${index}, `)}`.slice(
    0,
    FIT_LIMITS.advertLength,
  ),
  'technologies in lines': `Requirements\n${fill((index) => ['- React\n', '- Node.js\n', '- Stripe\n'][index % 3] ?? '')}`,
  'different lines': `Requirements\n${fill((index) => `- harbour tablet crews ${index.toString(36)} signal\n`)}`,
  capitals: `Requirements\n- ${fill((index) => `Go Vue C X${index} `)}`,
  brackets: `Requirements\n- ${fill(() => '((,')}`,
  spaces: `Requirements\n${fill(() => '-  \u00a0 :')}`,
  years: `Requirements\n${fill(() => '5 - 5 to 5+ years ')}`,
  'short lines': `You need:\n${fill((index) => `\n${index % 10}a`)}`,
  dots: `Requirements\n- ${fill(() => 'a.-/')}`,
};
