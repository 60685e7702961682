import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

export type Certificate = { key: string; cert: string };

type Wanted = { name?: string; days: number };

/** A certificate that signs itself, as tests need them; one of minus a day is over. */
export function makeCertificate({ name = 'localhost', days }: Wanted): Certificate {
  const folder = mkdtempSync(join(tmpdir(), 'certificate-'));
  const file = (which: string) => join(folder, which);
  const openssl = (...args: string[]) => execFileSync('openssl', args, { stdio: 'pipe' });
  const subject = ['-subj', `/CN=${name}`];
  try {
    writeFileSync(file('names'), `subjectAltName=DNS:${name}`);
    openssl('ecparam', '-name', 'prime256v1', '-genkey', '-noout', '-out', file('key'));
    openssl('req', '-new', '-key', file('key'), ...subject, '-out', file('request'));
    const request = ['-req', '-in', file('request'), '-signkey', file('key'), '-extfile', file('names')];
    openssl('x509', ...request, '-days', String(days), '-out', file('cert'));
    return { key: readFileSync(file('key'), 'utf8'), cert: readFileSync(file('cert'), 'utf8') };
  } finally {
    rmSync(folder, { recursive: true });
  }
}
