import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { tanstackRouter } from '@tanstack/router-plugin/vite';
import react from '@vitejs/plugin-react';
import type { Plugin } from 'vite';
import { defineConfig } from 'vite';
import { estilosEstaticos } from './scripts/vite/estilosEstaticos.ts';

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

// Where `npm run dev` finds the server; the built app reads the address of its back end from config.json instead.
const servidor = process.env.MOSTRADOR_API ?? 'http://127.0.0.1:4000';

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
    estilosEstaticos(import.meta.dirname),
    precompressed(),
  ],
  build: {
    target: 'es2022',
    outDir: 'dist',
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
    rolldownOptions: {
      output: {
        codeSplitting: {
          // Without groups the first screen comes in thirty files. What every screen needs is in two: the libraries,
          // which stay in the browser's cache over releases, and the shared parts of this app.
          groups: [
            {
              name: 'base',
              test: /node_modules[\\/](react|react-dom|scheduler|xstate|@xstate|@tanstack[\\/](react-router|router-core|history|react-store|store))[\\/]/,
            },
            {
              name: 'comun',
              // A route's guard and search rules, not its page: that one ends in a query and keeps its own chunk.
              test: /(preload-helper|[\\/](src[\\/](ui[\\/][^\\/]+|app[\\/](connect[\\/]actividad|(?!borradores|descarga)[^\\/]+)|api[\\/]fallo|routes[\\/].+|sesion[\\/]textos|validacion[\\/]busqueda)|domain[\\/](permisos|constantes|textos))\.(ts|tsx|css|js))$/,
              minShareCount: 2,
            },
          ],
        },
      },
    },
  },
  server: { proxy: { '/mostrador/api': { target: servidor, changeOrigin: false } } },
}));
