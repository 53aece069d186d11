import { defineConfig } from 'vitest/config';

/** The tests that judge mutants: those of the rules, which need neither a server nor a browser. */
export default defineConfig({
  test: {
    include: [
      'domain/**/*.test.ts',
      'contract/**/*.test.ts',
      'tests/contract/rights.test.ts',
      'tests/contract/shapes.test.ts',
      'server/sesion/*.test.ts',
      'server/http/*.test.ts',
      'server/import/**/*.test.ts',
      'server/db/turns.test.ts',
      'tests/machines/avisos.test.ts',
    ],
    isolate: false,
    env: { TZ: 'UTC', NODE_ENV: 'test' },
  },
});
