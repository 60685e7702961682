import { defineConfig } from 'vitest/config';

const databases = process.env.TEST_DATABASE_URL ? (['sqlite', 'postgres'] as const) : (['sqlite'] as const);

export default defineConfig({
  test: {
    pool: 'forks',
    maxWorkers: 2,
    testTimeout: 60_000,
    hookTimeout: 60_000,
    expect: { poll: { timeout: 10_000 } },
    projects: databases.map((database) => ({
      extends: true,
      test: {
        name: database,
        include: ['tests/**/*.test.ts'],
        globalSetup: 'tests/harness/scratch.ts',
        provide: { database },
      },
    })),
  },
});
