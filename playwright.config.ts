import { defineConfig } from '@playwright/test';
import { findChromium } from './scripts/runner/chromium.ts';
import { CONTEXT, LAUNCH } from './tests/browser/bed/chromium.ts';
import { SIZES } from './tests/browser/bed/looks.ts';

const browser = findChromium();
if (browser.path === null) throw new Error(`Browser tests need Chromium: ${browser.why}. See CHROMIUM_PATH.`);

const inCi = process.env.CI !== undefined;

/**
 * Specs whose tests have a server of another kind. Each change of kind ends a worker and starts another, with its browser, its
 * copy of the data and its server, so they run after all the others. A name that is missing here costs time and nothing else.
 */
const ON_ANOTHER_SERVER =
  /(\.paths|counter-way|limit|mail|my-day|provider|services-unanswered|stopwatch|vales-unfinished)\.spec\.ts$/;

/**
 * Browser tests run against the built app and the real server: each worker starts its own, on a copy of one prepared
 * data folder. Specs named `*-measures.spec.ts` run at both sizes, all others on the counter PC.
 */
export default defineConfig({
  testDir: 'tests/browser',
  outputDir: 'test-results',
  globalSetup: './tests/browser/bed/prepare.ts',
  fullyParallel: false,
  workers: 2,
  // Where nobody can look, a second try tells a slow machine from a fault; the run names each test that needed one.
  retries: inCi ? 1 : 0,
  // Generous, so that a busy machine is only slow and not wrong.
  timeout: 90_000,
  expect: { timeout: 15_000 },
  forbidOnly: inCi,
  reporter: [['list']],
  use: {
    ...CONTEXT,
    viewport: SIZES.escritorio,
    // A trace costs a sixth of the run: whoever needs one says `--trace on`; the last picture is taken all the same. Where
    // nobody can try again, it is kept, without its film strip.
    trace: inCi ? { mode: 'retain-on-failure', screenshots: false } : 'off',
    screenshot: 'only-on-failure',
    actionTimeout: 15_000,
    launchOptions: { ...LAUNCH, executablePath: browser.path },
  },
  projects: [
    { name: 'escritorio', testIgnore: ON_ANOTHER_SERVER },
    {
      name: 'tableta',
      testMatch: /-measures\.spec\.ts$/,
      use: { viewport: SIZES.tableta, hasTouch: true },
    },
    { name: 'aparte', testMatch: ON_ANOTHER_SERVER },
  ],
});
