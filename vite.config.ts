import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { tanstackRouter } from '@tanstack/router-plugin/vite';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import { callWays } from './scripts/vite/callWays.ts';
import { diagrams } from './scripts/vite/diagrams.ts';
import { manual } from './scripts/vite/manual.ts';
import { onlySources } from './scripts/vite/onlySources.ts';
import { screenParts } from './scripts/vite/screenParts.ts';
import { APP } from './server/startup/jobs.ts';

const { version } = JSON.parse(readFileSync(new URL('./package.json', import.meta.url), 'utf8')) as { version: string };

/**
 * Writes a `.br` and a `.gz` beside each text file of the build, so that no server compresses the same file twice. Only
 * what was written is final: Vite still replaces placeholders in the chunks after the plugins have seen them.
 */
const precompressed = (): Plugin => ({
  name: 'precompressed',
  apply: 'build',
  writeBundle({ dir }, bundle) {
    for (const name of Object.keys(bundle)) {
      if (dir === undefined || !/\.(js|css|svg|json)$/.test(name)) continue;
      const path = join(dir, name);
      const source = readFileSync(path);
      if (source.length < 1_024) continue;
      writeFileSync(`${path}.br`, brotliCompressSync(source, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }));
      writeFileSync(`${path}.gz`, gzipSync(source, { level: 9 }));
    }
  },
});

/**
 * Has V8 compile the entry's code while it comes in, on a thread of its own, instead of each function at its first call,
 * when the person waits (docs/decisions/021). The mark counts at the very top alone, so it comes after Vite's own lines.
 */
const compiladoAlLlegar = (): Plugin => ({
  name: 'compilado-al-llegar',
  apply: 'build',
  generateBundle: {
    order: 'post',
    handler(_, bundle) {
      for (const chunk of Object.values(bundle)) {
        if (chunk.type === 'chunk' && (chunk.isEntry || chunk.name === 'base')) {
          chunk.code = `//# allFunctionsCalledOnLoad\n${chunk.code}`;
        }
      }
    },
  },
});

// Where `npm run dev` finds the server; the built app reads the address of its back end from config.json instead.
const server = process.env.MOSTRADOR_API ?? 'http://127.0.0.1:4000';

/** The files below the screens that each screen needs. */
const EVERYWHERE = new RegExp(
  [
    'node_modules/(ky|zod)/',
    'virtual:llamadas',
    '/src/api/',
    '/contract/(.+/)?(answers|call|casos|catalogos|changes|clientes|correos|drafts|failure|novedades|onBehalf|people|presence|recordatorios|sesion|system|tablero|vistas)\\.ts$',
    // The audit's list has the words of every act with it.
    '/domain/(lists/|[a-z]+/(?!bitacora)[^/]+\\.list\\.ts$)',
    '/domain/(.+/)?(agrupar|ajustes|busqueda|certificados|rfc|cleanText|dates|entities|filterSchema|folios|isoDate|money|nameSearch|novedades|once|operaciones|personNames|pesos|phones|presencia|readNumber|recordatorios|vidaFactura|vistas)\\.ts$',
  ]
    .join('|')
    .replaceAll('/', '[\\\\/]'),
);

/**
 * The capability to which a file of a screen belongs. Each service of invoices comes by itself, and so does the part about a customer, which
 * others show: with it the list of cases would wait for the calls of vouchers.
 */
const CAPABILITY = /[\\/]src[\\/](personas(?![\\/]sesion)|cadena|ventas|casos(?![\\/]customer)|guias|vales)[\\/]/;

export default defineConfig(({ command }) => ({
  // Relative in the build: the <base> tag of index.html alone says where the app lives.
  base: command === 'build' ? './' : '/mostrador/',
  define: { __VERSION__: JSON.stringify(version) },
  plugins: [
    tanstackRouter({
      target: 'react',
      autoCodeSplitting: true,
      routesDirectory: './src/routes',
      generatedRouteTree: './src/app/routeTree.gen.ts',
      quoteStyle: 'single',
      semicolons: true,
      disableLogging: true,
      addExtensions: true,
    }),
    react(),
    callWays(),
    diagrams(),
    manual(),
    screenParts(),
    compiladoAlLlegar(),
    precompressed(),
    onlySources(APP),
  ],
  resolve: {
    alias: [
      // The app needs no stand-in for what React itself has.
      { find: /^use-sync-external-store\/shim\/with-selector$/, replacement: 'use-sync-external-store/with-selector' },
      { find: /^use-sync-external-store\/shim$/, replacement: 'react' },
    ],
  },
  build: {
    target: 'es2022',
    outDir: 'dist',
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
    rolldownOptions: {
      output: {
        codeSplitting: {
          // Without groups the first screen comes in thirty files, and each costs the browser's main thread a turn. Its
          // code is in two: the libraries, which stay in the browser's cache over releases, and the entry itself. The
          // client with its schemas, which comes right after it, is in a third; the shared rest, in a fourth.
          groups: [
            { name: 'base', tags: ['$initial'], test: /node_modules/ },
            { name: 'inicio', tags: ['$initial'] },
            // The libraries of every screen behind the login, in one file that outlives a release.
            {
              name: 'chakra',
              test: /node_modules[\\/](@chakra-ui|@ark-ui|@zag-js|@emotion|@floating-ui)[\\/]/,
              minShareCount: 2,
            },
            // The client with the calls and the plain rules that every screen uses; the other calls by what they are about,
            // since a file that comes makes the schemas of all that stands in it.
            { name: 'api', test: EVERYWHERE },
            // A list shows the audit's words in its records' history, and needs no contract for it.
            { name: 'bitacora', test: /[\\/]domain[\\/]personas[\\/](auditWords|bitacora\.list)\.ts$/ },
            { name: 'contrato-ventas', test: /[\\/]contract[\\/](.+[\\/])?(operaciones|facturasDeVenta)\.ts$/ },
            {
              name: 'contrato-vales',
              test: /[\\/]contract[\\/](.+[\\/])?(vales|listaVales|papelVale|guiasVale|devoluciones)\.ts$/,
            },
            { name: 'contrato-facturas', test: /[\\/]contract[\\/](.+[\\/])?(facturas|emision|catalogosFactura)\.ts$/ },
            { name: 'contrato-busqueda', test: /[\\/]contract[\\/](.+[\\/])?busqueda\.ts$/ },
            // A case, a voucher and a diagram ask for what is followed, noted and due, and for nothing of the administration.
            { name: 'contrato-escritorio', test: /[\\/]contract[\\/]escritorio[\\/]/ },
            { name: 'contrato-administracion', test: /[\\/]contract[\\/]/ },
            // The code that screens share, by purpose: a list comes in seven files, not thirty of a few hundred bytes.
            {
              name: 'datos',
              test: /[\\/](@tanstack[\\/](react-query|query-core)|src[\\/](data|system)|domain[\\/]lists)[\\/]/,
              minShareCount: 2,
            },
            { name: 'comun', test: /[\\/]src[\\/](ui|app)[\\/][^\\/]+\.tsx?$/, minShareCount: 2 },
            { name: 'campos', test: /[\\/](react-hook-form|@hookform|src[\\/]ui[\\/]form)[\\/]/, minShareCount: 2 },
            { name: 'listas', test: /[\\/]src[\\/]ui[\\/](list|DataTable)[\\/]/, minShareCount: 2 },
            { name: 'trabajos', test: /[\\/]src[\\/]ui[\\/](works|records|history)[\\/]/, minShareCount: 2 },
            // And what the screens of one capability share with each other.
            {
              name: (id) => CAPABILITY.exec(id)?.[1] ?? null,
              test: CAPABILITY,
              minShareCount: 2,
              debugName: 'capability',
            },
          ],
        },
      },
    },
  },
  server: { proxy: { '/mostrador/api': { target: server, changeOrigin: false } } },
}));
