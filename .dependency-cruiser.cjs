/** Arrows run one way: domain <- contract <- machines (types only) <- src, and domain <- contract <- server. */
const libraries = 'node_modules';

module.exports = {
  forbidden: [
    { name: 'no-circular', severity: 'error', from: {}, to: { circular: true } },
    { name: 'not-resolvable', severity: 'error', from: {}, to: { couldNotResolve: true } },
    {
      name: 'domain-imports-zod-only',
      severity: 'error',
      from: { path: '^domain/', pathNot: '\\.test\\.ts$' },
      to: { pathNot: ['^domain/', `^${libraries}/zod/`] },
    },
    {
      name: 'contract-imports-domain-and-zod',
      severity: 'error',
      from: { path: '^contract/', pathNot: '\\.test\\.ts$' },
      to: { pathNot: ['^contract/', '^domain/', `^${libraries}/zod/`] },
    },
    {
      name: 'machines-import-xstate',
      severity: 'error',
      from: { path: '^machines/' },
      to: { pathNot: [`^${libraries}/xstate/`, '^contract/', '^domain/', '^machines/'] },
    },
    {
      name: 'machines-take-types-only-from-the-house',
      severity: 'error',
      from: { path: '^machines/' },
      to: { path: '^(contract|domain|machines)/', dependencyTypesNot: ['type-only'] },
    },
    { name: 'src-and-server-are-strangers', severity: 'error', from: { path: '^src/' }, to: { path: '^server/' } },
    {
      name: 'server-and-src-are-strangers',
      severity: 'error',
      from: { path: '^server/' },
      to: { path: '^(src|machines)/' },
    },
    {
      name: 'nothing-imports-src',
      severity: 'error',
      from: { pathNot: ['^src/', '^tests/', '^bench/'] },
      to: { path: '^src/' },
    },
    {
      name: 'only-connect-and-app-know-the-api',
      severity: 'error',
      from: { path: '^src/', pathNot: ['^src/(api|app|routes)/', '\\.test\\.tsx?$'] },
      to: { path: '^src/api/', dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'not-to-dev-dependencies',
      severity: 'error',
      from: { path: '^(domain|contract|machines|src|server)/', pathNot: '\\.test\\.tsx?$' },
      to: { dependencyTypes: ['npm-dev'], dependencyTypesNot: ['type-only'] },
    },
  ],
  options: {
    doNotFollow: { path: libraries },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    parser: 'swc',
    enhancedResolveOptions: { exportsFields: ['exports'], conditionNames: ['import', 'node', 'default', 'types'] },
  },
};
