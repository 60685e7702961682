import { z } from 'zod';
import { failure, ok, type Verdict } from './finding.ts';

const READINESS = z.object({ checks: z.record(z.string(), z.boolean()) });

/** Of `/readyz`, which both servers answer. */
export function judgeReadiness(status: number, text: string): Verdict {
  if (status === 200) return ok('It is ready.');
  if (status !== 503)
    return failure(
      `/readyz answers ${status}.`,
      'See whether what stands in front of the product passes it on.',
    );
  const failed = Object.entries(readChecks(text)).flatMap(([name, isWell]) => (isWell ? [] : [name]));
  const finding = failed.length > 0 ? `It is not ready: ${failed.join(', ')}.` : 'It is not ready.';
  return failure(finding, 'See its log; right after a start or an outage, check again in a minute.');
}

function readChecks(text: string): Record<string, boolean> {
  try {
    return READINESS.parse(JSON.parse(text)).checks;
  } catch {
    return {};
  }
}
