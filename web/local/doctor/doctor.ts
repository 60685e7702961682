import { loadEnvFile } from '../bootstrap/folders.mjs';
import { Refusal } from '../bootstrap/terminal.mjs';
import { cloneChecks } from './clone/clone-checks.ts';
import { publicChecks } from './public/public-checks.ts';
import { examine, type Finding } from './finding.ts';
import { printFindings } from './report.ts';

/** Milliseconds: from far away, everything takes longer. */
const PUBLIC_TIME_LIMIT = 10_000;

/** `npm run doctor [-- URL] [--json]` @returns the exit code: 1 when there are errors */
export async function run(): Promise<number> {
  const args = process.argv.slice(3);
  const isJson = args.includes('--json');
  const [address] = args.filter((arg) => !arg.startsWith('--'));
  const findings = address ? await examinePublicly(address) : await examineClone();
  const errors = findings.filter(({ status }) => status === 'error').length;
  const warnings = findings.filter(({ status }) => status === 'warning').length;
  if (isJson) console.log(JSON.stringify({ errors, warnings, findings }, null, 2));
  else printFindings(findings, { errors, warnings });
  return errors > 0 ? 1 : 0;
}

async function examinePublicly(address: string): Promise<Finding[]> {
  return examine(await publicChecks(toUrl(address)), { timeLimit: PUBLIC_TIME_LIMIT });
}

async function examineClone(): Promise<Finding[]> {
  loadEnvFile();
  return examine(await cloneChecks(process.env));
}

function toUrl(address: string): URL {
  const text = address.includes('://') ? address : `https://${address}`;
  if (URL.canParse(text) && /^https?:$/.test(new URL(text).protocol)) return new URL(new URL(text).origin);
  throw new Refusal(`"${address}" is no address of a site: try npm run doctor -- https://example.com`);
}
