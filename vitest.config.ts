import { defineConfig } from 'vitest/config';
import { ON_PGLITE_ALONE } from './tests/server/onEngine.ts';

const rooms = ['domain', 'contract', 'src', 'server', 'scripts'];

/** Tests of the contract that need no server, and so no database engine. */
const pure = ['tests/contract/rights.test.ts', 'tests/contract/shapes.test.ts'];

/** A zone that is not the store's, so that a rule which leans on the machine's own zone fails here. */
const env = { TZ: 'UTC', NODE_ENV: 'test' };

/** How long a test may take on a busy machine, in milliseconds: a limit against hanging, never a measure. */
const patience = { testTimeout: 60_000, hookTimeout: 60_000 };

/** The files share the modules that their worker has loaded, which took a third of the time; no test leaves anything in them. */
const shared = { isolate: false, ...patience };

const onDatabase = (engine: 'pglite' | 'postgres') => ({
  test: {
    name: `server-${engine}`,
    include: ['tests/server/**/*.test.ts', 'tests/contract/**/*.test.ts'],
    exclude: [...pure, ...(engine === 'postgres' ? ON_PGLITE_ALONE : [])],
    ...(engine === 'postgres' ? { globalSetup: ['tests/server/templates.ts'] } : {}),
    env: { ...env, MOTOR: engine },
    ...shared,
  },
});

/** One project a room; the same server and contract tests run once on each database engine. */
export default defineConfig({
  test: {
    pool: 'forks',
    maxWorkers: 2,
    projects: [
      {
        test: {
          name: 'unit',
          include: [...rooms.map((room) => `${room}/**/*.test.{ts,tsx}`), ...pure],
          env,
          ...shared,
        },
      },
      { test: { name: 'machines', include: ['tests/machines/**/*.test.ts'], env, ...shared } },
      onDatabase('pglite'),
      onDatabase('postgres'),
    ],
  },
});
