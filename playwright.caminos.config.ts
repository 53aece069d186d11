import { defineConfig } from '@playwright/test';
import base from './playwright.config.ts';
import { readSettings } from './tests/browser/paths/settings.ts';

const { instancia } = readSettings();
const { globalSetup, projects: _, ...shared } = base;

/** The walks as `npm run caminos` runs them: the same declarations as in the browser tests, told of in a report of their own. */
export default defineConfig({
  ...shared,
  ...(instancia === null && globalSetup !== undefined && { globalSetup }),
  outputDir: 'test-results/caminos',
  reporter: './scripts/caminos/reporter.ts',
  retries: 0,
});
