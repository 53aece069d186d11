import { defineConfig } from '@playwright/test';
import { findChromium } from './scripts/runner/chromium.ts';

const browser = findChromium();
if (browser.path === null) throw new Error(`Browser tests need Chromium: ${browser.why}. See CHROMIUM_PATH.`);

/** A counter PC and a tablet: the two sizes that the product is made for. */
const sizes = { escritorio: { width: 1366, height: 768 }, tableta: { width: 820, height: 1180 } };

/**
 * Browser tests run against the built app and the real server: each worker starts its own, on a copy of one prepared
 * data folder. Specs named `*.tableta.spec.ts` run at the tablet's size alone, those named `*.medidas.spec.ts` at both.
 */
export default defineConfig({
  testDir: 'tests/browser',
  outputDir: 'test-results',
  globalSetup: './tests/browser/bed/prepare.ts',
  fullyParallel: false,
  workers: 2,
  retries: 0,
  // Generous, so that a busy machine is only slow and not wrong.
  timeout: 90_000,
  expect: { timeout: 15_000 },
  forbidOnly: process.env.CI !== undefined,
  reporter: [['list']],
  use: {
    locale: 'es-MX',
    timezoneId: 'America/Mexico_City',
    viewport: sizes.escritorio,
    // Without its film strip, which costs a fifth of the run; the last picture is taken all the same.
    trace: { mode: 'retain-on-failure', screenshots: false },
    screenshot: 'only-on-failure',
    actionTimeout: 15_000,
    launchOptions: {
      executablePath: browser.path,
      args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking', '--no-first-run'],
    },
  },
  projects: [
    { name: 'escritorio', testIgnore: /\.tableta\.spec\.ts$/ },
    {
      name: 'tableta',
      testMatch: /\.(tableta|medidas)\.spec\.ts$/,
      use: { viewport: sizes.tableta, hasTouch: true },
    },
  ],
});
