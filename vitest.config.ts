import { existsSync, readFileSync } from 'node:fs';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';
import { findChromium } from './scripts/runner/chromium.ts';
import { callWays } from './scripts/vite/callWays.ts';
import { manual } from './scripts/vite/manual.ts';
import { isLong } from './tests/atLength.ts';
import { CONTEXT, LAUNCH } from './tests/browser/bed/chromium.ts';
import { SIZES } from './tests/browser/bed/looks.ts';
import { CUTS, NO_CUTS, ON_PGLITE_ALONE } from './tests/server/bed/onEngine.ts';

const rooms = ['domain', 'contract', 'diagrams', 'src', 'server', 'scripts'];

/** Tests of the contract that need no server, and so no database engine. */
const pure = ['tests/contract/rights.test.ts', 'tests/contract/shapes.test.ts'];

/** A zone that is not the store's, so that a rule which leans on the machine's own zone fails here. */
const env = { TZ: 'UTC', NODE_ENV: 'test' };

/** How long a test may take on a busy machine, in milliseconds: a limit against hanging, never a measure. */
const patience = { testTimeout: isLong ? 86_400_000 : 60_000, hookTimeout: 60_000 };

/** The files share the modules that their worker has loaded, which took a third of the time; no test leaves anything in them. */
const shared = { isolate: false, ...patience };

const onDatabase = (engine: 'pglite' | 'postgres') => ({
  plugins: [callWays()],
  test: {
    name: `server-${engine}`,
    include: ['tests/server/**/*.test.ts', 'tests/contract/**/*.test.ts'],
    exclude: [
      ...pure,
      ...(engine === 'postgres' ? ON_PGLITE_ALONE : []),
      ...(process.env[NO_CUTS] === undefined ? [] : CUTS),
    ],
    ...(engine === 'postgres' ? { globalSetup: ['tests/server/bed/templates.ts'] } : {}),
    env: { ...env, MOTOR: engine },
    ...shared,
  },
});

/** Where there is none, the step says so; the other projects need none. */
const chromium = findChromium();

/** Inputs that people reported of other products, for those that run in the browser; they are no part of the project. */
const cases = new URL('../shared/data/casos_publicos/casos.json', import.meta.url);
const publicCases = existsSync(cases) ? readFileSync(cases, 'utf8') : null;

/** One project a room; the same server and contract tests run once on each database engine. */
export default defineConfig({
  test: {
    pool: 'forks',
    maxWorkers: 2,
    projects: [
      {
        plugins: [callWays(), manual()],
        test: {
          name: 'unit',
          include: [...rooms.map((room) => `${room}/**/*.test.{ts,tsx}`), ...pure],
          env,
          ...shared,
        },
      },
      { test: { name: 'machines', include: ['tests/machines/**/*.test.ts'], env, ...shared } },
      {
        extends: './vite.config.ts',
        // Found as they come, they would load the page anew in the middle of a test.
        optimizeDeps: { entries: ['src/**/*.tsx', 'tests/components/**/*.tsx'] },
        test: {
          name: 'components',
          include: ['tests/components/**/*.test.tsx'],
          provide: { publicCases },
          ...shared,
          // Said here too: Vitest gives a browser one page fewer than there are cores unless its own project says how many.
          maxWorkers: 2,
          expect: { poll: { timeout: 15_000 } },
          browser: {
            enabled: true,
            headless: true,
            provider: playwright({
              launchOptions: { ...LAUNCH, ...(chromium.path !== null && { executablePath: chromium.path }) },
              contextOptions: CONTEXT,
              actionTimeout: 15_000,
            }),
            instances: [{ browser: 'chromium' }],
            viewport: SIZES.escritorio,
            screenshotFailures: false,
            // The pointer of one test would rest on a link of the next, which reads ahead what nobody asked for.
            commands: {
              restPointer: ({ page }) => page.mouse.move(SIZES.escritorio.width - 1, SIZES.escritorio.height - 1),
            },
          },
        },
      },
      onDatabase('pglite'),
      onDatabase('postgres'),
    ],
  },
});
