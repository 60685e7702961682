import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';
import { deferredEntry } from './vite/deferred-entry.ts';
import { leaveOut } from './vite/leave-out.ts';
import { precompress } from './vite/precompress.ts';
import { sizeBudget } from './vite/size-budget.ts';

/** From Node 25 on there is a `localStorage` that is undefined, and Vitest puts jsdom's only where there is none. */
const WITHOUT_STORAGE = ['--no-experimental-webstorage'].filter((flag) =>
  process.allowedNodeEnvironmentFlags.has(flag),
);

const APP = { environment: 'jsdom', execArgv: WITHOUT_STORAGE, setupFiles: './src/test/setup.ts' };

/** Sets what the app reads as it is loaded. */
const WITH_EMAILJS = 'src/features/contact/send-message.test.ts';

export default defineConfig(({ command, isSsrBuild }) => ({
  plugins: [
    react(),
    leaveOut(),
    deferredEntry(),
    precompress(),
    sizeBudget({
      limit: 160_000,
      forbidden: [
        'firebase',
        '@firebase',
        '@google/generative-ai',
        '@emailjs',
        '@dnd-kit',
        'react-hook-form',
      ],
    }),
  ],
  build: {
    outDir: 'dist/client',
    modulePreload: { polyfill: false },
    assetsInlineLimit: 0,
    copyPublicDir: !isSsrBuild,
    rolldownOptions: {
      // One file compresses better than the twenty that pages share.
      output: { codeSplitting: { groups: isSsrBuild ? [] : [{ name: 'index', tags: ['$initial'] }] } },
    },
  },
  resolve: {
    // rxjs ships ES5 unless asked for more.
    conditions: ['es2015', 'module', 'browser', 'development|production'],
    // For what is shared with the CMS, whose packages need not be installed.
    dedupe: ['zod'],
  },
  // The server is built whole, so that it runs without node_modules.
  ssr: { noExternal: command === 'build' ? true : [/@chakra-ui/, /@emotion/, /@ark-ui/] },
  test: {
    maxWorkers: 2,
    // To load the app, and jsdom, for each file anew takes longer than the tests.
    isolate: false,
    testTimeout: 60_000,
    expect: { poll: { timeout: 15_000 } },
    projects: [
      {
        extends: true,
        test: { ...APP, name: 'app', include: ['src/**/*.test.{ts,tsx}'], exclude: [WITH_EMAILJS] },
      },
      { extends: true, test: { ...APP, name: 'emailjs', include: [WITH_EMAILJS], isolate: true } },
      {
        extends: true,
        test: { name: 'server', include: ['{server,vite,local}/**/*.test.ts'], environment: 'node' },
      },
    ],
  },
}));
