import { defineConfig } from 'vitest/config';

/** The tests that judge mutants: those of the rules, which need neither a server nor a browser. */
export default defineConfig({
  test: {
    include: [
      'domain/**/*.test.ts',
      'contract/**/*.test.ts',
      'tests/contract/rights.test.ts',
      'tests/contract/shapes.test.ts',
      'server/personas/sesion/*.test.ts',
      'server/platform/http/*.test.ts',
      'server/*/neighbours/*.test.ts',
      'server/platform/neighbours/http/*.test.ts',
      'server/facturas/pac/*.test.ts',
      'server/ventas/import/**/*.test.ts',
      'tests/machines/*.test.ts',
    ],
    // These look at all charts alike: what they would find, the chart's own test finds.
    exclude: ['tests/machines/{offered,pasteable,review,testCases,views,way,words}.test.ts'],
    isolate: false,
    // A busy machine is only slow: without this the first run, of no mutant, failed on it. An endless mutant is Stryker's own to end.
    testTimeout: 60_000,
    env: { TZ: 'UTC', NODE_ENV: 'test' },
  },
});
