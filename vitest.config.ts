import { defineConfig } from 'vitest/config';

const rooms = ['domain', 'contract', 'src', 'server', 'scripts'];

/** A zone that is not the store's, so that a rule which leans on the machine's own zone fails here. */
const env = { TZ: 'UTC', NODE_ENV: 'test' };

/** How long a test may take on a busy machine, in milliseconds: a limit against hanging, never a measure. */
const patience = { testTimeout: 60_000, hookTimeout: 60_000 };

const onDatabase = (engine: 'pglite' | 'postgres') => ({
  test: {
    name: `server-${engine}`,
    include: ['tests/server/**/*.test.ts', 'tests/contract/**/*.test.ts'],
    env: { ...env, MOTOR: engine },
    ...patience,
  },
});

/** One project a room; the same server and contract tests run once on each database engine. */
export default defineConfig({
  test: {
    pool: 'forks',
    maxWorkers: 2,
    // The files share the modules that a worker has loaded, which took a third of the time; none leaves anything in them.
    isolate: false,
    projects: [
      { test: { name: 'unit', include: rooms.map((room) => `${room}/**/*.test.{ts,tsx}`), env, ...patience } },
      { test: { name: 'machines', include: ['tests/machines/**/*.test.ts'], env, ...patience } },
      onDatabase('pglite'),
      onDatabase('postgres'),
    ],
  },
});
