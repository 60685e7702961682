import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { TestProject } from 'vitest/node';

declare module 'vitest' {
  export interface ProvidedContext {
    database: 'sqlite' | 'postgres';
    /** A folder for everything that the tests write, gone at the end even if they crash. */
    scratch: string;
  }
}

export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  if (!process.env.TEST_DATABASE_URL) {
    const message = 'TEST_DATABASE_URL is not set, so nothing is tested on PostgreSQL.';
    if (process.env.CI) throw new Error(message);
    console.warn(message);
  }
  const scratch = await mkdtemp(path.join(tmpdir(), 'cms-tests-'));
  project.provide('scratch', scratch);
  return () => rm(scratch, { recursive: true, force: true });
}
