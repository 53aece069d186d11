import { defineConfig } from 'vite';
import { onlySources } from './scripts/vite/onlySources.ts';
import { SERVER } from './server/startup/jobs.ts';

/** The server in four files: Node takes a second and a half to find and read the nine hundred that they are made of. */
export default defineConfig({
  publicDir: false,
  plugins: [onlySources(SERVER)],
  ssr: {
    noExternal: true,
    // They look for files of theirs beside themselves.
    external: ['@electric-sql/pglite', '@fastify/static', '@fastify/swagger-ui', 'pdfkit'],
  },
  build: {
    ssr: true,
    target: 'node20',
    outDir: 'dist-server',
    // Whoever reads a stack trace reads names.
    minify: false,
    rolldownOptions: {
      // `pg` asks for its native twin, which nobody installs.
      external: ['pg-native'],
      input: { main: 'server/main.ts', build: 'server/startup/build.ts' },
      output: { entryFileNames: '[name].js', chunkFileNames: '[name].js' },
    },
  },
});
