import { availableParallelism } from 'node:os';
import { defineConfig } from '@playwright/test';

export default defineConfig({
  testDir: 'tests',
  timeout: 180_000,
  expect: { timeout: 60_000 },
  fullyParallel: true,
  // A test waits for animations and robots for a good part of its time.
  workers: availableParallelism() + 1,
  // What takes longest begins first, or it would go on alone at the end.
  projects: [
    { name: 'long', testMatch: 'madeup.spec.ts' },
    { name: 'others', testIgnore: 'madeup.spec.ts' },
  ],
  reporter: [['line']],
  outputDir: process.env.FRISE_WEB_RESULTS ?? '../build/web/results',
  use: {
    launchOptions: {
      executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium-headless-shell',
      args: ['--no-sandbox'],
    },
    locale: 'fr-FR',
    viewport: { width: 1280, height: 800 },
    screenshot: 'only-on-failure',
    ignoreHTTPSErrors: process.env.FRISE_NODES === '2',
  },
});
