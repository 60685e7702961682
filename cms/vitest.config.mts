import { defineConfig } from 'vitest/config';

const databases = process.env.TEST_DATABASE_URL ? (['sqlite', 'postgres'] as const) : (['sqlite'] as const);

/** The same on any database, so they run once. */
const withoutDatabase = [
  'advert-requirements',
  'answer-links',
  'assistant-evaluation',
  'assistant-failures',
  'assistant-model',
  'assistant-retrieval',
  'assistant-rules',
  'case-study-words',
  'closed-entry-points',
  'database-watch',
  'fit-cost',
  'fit-request-cost',
  'half-sent-forms',
  'id-tokens',
  'key-set-outage',
  'known-hosts',
  'levels',
  'limits',
  'pictures-elsewhere',
  'project-social-picture',
  'quick-answer-*',
  'schema',
  'settings',
  'social-picture',
  'visitor-network',
].map((name) => `tests/*/${name}.test.ts`);

/** SQLite belongs to one process; a transfer takes both. */
const postgresOnly = ['several-processes', 'database-outage', 'killed-restore', 'transfer'].map(
  (name) => `tests/*/${name}.test.ts`,
);

export default defineConfig({
  test: {
    pool: 'forks',
    maxWorkers: 2,
    testTimeout: 120_000,
    hookTimeout: 120_000,
    expect: { poll: { timeout: 10_000 } },
    projects: databases.map((database) => ({
      extends: true,
      test: {
        name: database,
        include: ['tests/*/*.test.ts'],
        exclude: database === 'postgres' ? withoutDatabase : postgresOnly,
        globalSetup: 'tests/harness/scratch.ts',
        provide: { database },
      },
    })),
  },
});
