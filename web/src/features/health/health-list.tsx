import { EntryList } from '../../components/entry-list';
import type { HealthItem_findingFragment, HealthStatus } from '../../graphql/generated-dashboard';
import { HealthItem } from './health-item';

const ORDER: HealthStatus[] = ['ERROR', 'WARNING', 'OK'];

/** What was found, the worst first. */
export function HealthList({ findings }: { findings: HealthItem_findingFragment[] }) {
  const sorted = ORDER.flatMap((status) => findings.filter((finding) => finding.status === status));
  return (
    <EntryList aria-label="Points">
      {sorted.map((finding) => (
        <HealthItem key={finding.id} finding={finding} />
      ))}
    </EntryList>
  );
}

/** How many there are of each kind that is not well. */
export function countProblems(findings: HealthItem_findingFragment[]) {
  const count = (wanted: HealthStatus) => findings.filter(({ status }) => status === wanted).length;
  return { errors: count('ERROR'), warnings: count('WARNING') };
}
