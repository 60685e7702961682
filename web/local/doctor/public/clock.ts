import { failure, ok, warning, type Verdict } from '../finding.ts';
import type { PublicSite } from './public-site.ts';

const MINUTE = 60_000;
const FIX = 'Switch on the synchronisation of the clocks of both (timedatectl set-ntp true).';

export async function checkClock({ ask }: PublicSite): Promise<Verdict> {
  const { headers } = await ask('/healthz');
  const time = Date.parse(headers.date ?? '');
  if (Number.isNaN(time)) return ok('The server does not tell the time.');
  const minutes = (time - Date.now()) / MINUTE;
  if (Math.abs(minutes) <= 1) return ok('The server and this machine agree.');
  const finding = `The server is ${Math.abs(minutes).toFixed(0)} minutes ${minutes > 0 ? 'ahead of' : 'behind'} this machine.`;
  return Math.abs(minutes) >= 10 ? failure(finding, FIX) : warning(finding, FIX);
}
