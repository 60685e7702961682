import { chakra } from '@chakra-ui/react';
import type { HealthItem_findingFragment, HealthStatus } from '../../graphql/generated-dashboard';
import { HealthItem } from './health-item';

const ORDER: HealthStatus[] = ['ERROR', 'WARNING', 'OK'];

/** What was found, the worst first. */
export function HealthList({ findings }: { findings: HealthItem_findingFragment[] }) {
  const sorted = ORDER.flatMap((status) => findings.filter((finding) => finding.status === status));
  return (
    <List aria-label="Points">
      {sorted.map((finding) => (
        <HealthItem key={finding.id} finding={finding} />
      ))}
    </List>
  );
}

/** In a sentence: `1 error, 2 warnings`. */
export function summaryOf(findings: HealthItem_findingFragment[]): string {
  const count = (wanted: HealthStatus, name: string) => {
    const found = findings.filter(({ status }) => status === wanted).length;
    return found === 0 ? [] : [`${found} ${name}${found === 1 ? '' : 's'}`];
  };
  const problems = [...count('ERROR', 'error'), ...count('WARNING', 'warning')];
  return problems.length === 0 ? 'All is well.' : `${problems.join(', ')}.`;
}

const List = chakra('ul', {
  base: { layerStyle: 'panel', listStyleType: 'none', '& > li + li': { borderTopWidth: '1px' } },
});
