import { defineConfig } from '@playwright/test';
import base from '../../playwright.config.ts';
import { readSettings } from './paths/settings.ts';

const { instancia, alAzar } = readSettings();
const { projects: _, globalSetup: __, ...shared } = base;

/** The walks as `npm run caminos` runs them: the same declarations as in the browser tests, told of in a report of their own. */
export default defineConfig({
  ...shared,
  // Playwright reads these from here on.
  testDir: '.',
  ...(instancia === null ? { globalSetup: './bed/prepare.ts' } : {}),
  outputDir: '../../test-results/caminos',
  reporter: alAzar === null ? '../../scripts/caminos/reporter.ts' : '../../scripts/caminos/randomReporter.ts',
  retries: 0,
});
