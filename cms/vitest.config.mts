import { defineConfig } from 'vitest/config';

const databases = process.env.TEST_DATABASE_URL ? (['sqlite', 'postgres'] as const) : (['sqlite'] as const);

/**
 * The same on any database, so they run once: what is refused before a row is touched, what is told of rows that
 * other tests write and read on both, mail, the panel, pictures, words. And what is SQLite's own.
 */
const withoutDatabase = [
  'admin-panel',
  'admin-reset',
  'advert-*',
  'answer-links',
  'assistant-budget',
  'assistant-conversations',
  'assistant-evaluation',
  'assistant-failures',
  'assistant-model',
  'assistant-owner',
  'assistant-quick-answers',
  'assistant-retrieval',
  'assistant-rules',
  'authorization',
  'bad-fields',
  'bad-pictures',
  'bad-queries',
  'busy-database',
  'case-study',
  'case-study-words',
  'closed-entry-points',
  'database-watch',
  'document-store',
  'first-admin',
  'first-admin-missing',
  'fit',
  'fit-cost',
  'fit-request-cost',
  'half-sent-forms',
  'id-tokens',
  'image-texts',
  'key-set-outage',
  'known-hosts',
  'levels',
  'limits',
  'media-library',
  'message-limits',
  'message-mail',
  'message-readers',
  'message-readers-everybody',
  'metrics',
  'model-evidence',
  'panel',
  'panel-publishers',
  'picture-turns',
  'pictures-elsewhere',
  'previews',
  'project-links',
  'project-social-picture',
  'public-api',
  'public-cache',
  'quick-answer-*',
  'schema',
  'settings',
  'site-bad-input',
  'site-seed',
  'social-picture',
  'sqlite-plans',
  'start-refusals',
  'unanswered-redaction',
  'visitor-limits',
  'visitor-network',
].map((name) => `tests/*/${name}.test.ts`);

/** SQLite belongs to one process; a transfer takes both. */
const postgresOnly = [
  'several-processes',
  'database-outage',
  'killed-restore',
  'late-database',
  'transfer',
].map((name) => `tests/*/${name}.test.ts`);

/**
 * What measures the CPU time of its process, or collects its garbage all the time: one that has run other tests has
 * more of it.
 */
const alone = [
  'answer-links',
  'assistant-evaluation',
  'assistant-failures',
  'assistant-retrieval',
  'case-study',
  'fit',
  'fit-cost',
  'fit-request-cost',
  'generated-requests',
  'project-page',
  'project-social-picture',
  'quick-answer-meanings',
  'read-limits',
  'site-bad-input',
  'social-picture',
  'unanswered-redaction',
].map((name) => `tests/*/${name}.test.ts`);

const projects = databases.flatMap((database) => {
  const exclude = database === 'postgres' ? withoutDatabase : postgresOnly;
  return [
    {
      database,
      name: database,
      include: ['tests/*/*.test.ts'],
      exclude: [...exclude, ...alone],
      isolate: false,
    },
    { database, name: `${database}-alone`, include: alone, exclude, isolate: true },
  ];
});

export default defineConfig({
  test: {
    pool: 'forks',
    maxWorkers: 2,
    testTimeout: 120_000,
    hookTimeout: 120_000,
    expect: { poll: { timeout: 30_000 } },
    projects: projects.map(({ database, ...project }, groupOrder) => ({
      extends: true,
      test: {
        ...project,
        sequence: { groupOrder },
        globalSetup: 'tests/harness/scratch.ts',
        provide: { database },
      },
    })),
  },
});
