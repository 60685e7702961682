import { defineConfig } from '@playwright/test';
import { existsSync } from 'node:fs';

const SYSTEM_CHROMIUM = '/usr/bin/chromium';

/** Where the products are, one for each worker: with one list of projects, what one test adds another would see. */
const products = JSON.parse(process.env.PRODUCTS ?? '[{}]') as Record<string, string>[];
Object.assign(process.env, products[Number(process.env.TEST_PARALLEL_INDEX ?? 0)]);

/**
 * Drives what `npm test` has started: for each worker a product at BASE_URL, CMS_URL and AUTH_EMULATOR_URL, and a second
 * one at OWNER_ONLY_URL where only the owner may edit.
 */
export default defineConfig({
  testDir: './e2e',
  outputDir: '../.data/test-results',
  workers: products.length,
  forbidOnly: Boolean(process.env.CI),
  // A shared machine may stand still for seconds. What passes the second time only is told as flaky.
  retries: process.env.CI ? 1 : 0,
  timeout: 120_000,
  expect: { timeout: 20_000 },
  reporter: [['list']],
  use: {
    baseURL: process.env.BASE_URL ?? 'http://localhost:3000',
    // Recording makes the tests half as long again; where one fails on a server, what failed is told by the log.
    trace: process.env.CI ? 'off' : 'retain-on-failure',
    // What moves on and on keeps a small machine busy. The tests of what moves ask for it.
    contextOptions: { reducedMotion: 'reduce' },
    launchOptions: {
      executablePath:
        process.env.CHROMIUM_PATH ?? (existsSync(SYSTEM_CHROMIUM) ? SYSTEM_CHROMIUM : undefined),
      args: ['--no-sandbox', '--disable-gpu', '--disable-quic'],
    },
  },
});
