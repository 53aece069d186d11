/** Something that Vite builds. */
export interface BuildJob {
  readonly nombre: string;
  /** The folder that it is built into, relative to the product's. */
  readonly destino: string;
  /** The configuration of its build. */
  readonly configuracion: string;
  /** The files and folders that it is made of, beside that; a build that reads another one fails (`scripts/vite/onlySources.ts`). */
  readonly fuentes: readonly string[];
}

// Vite's configurations read this file, so that both builds are made of it.
const common = [
  'domain',
  'contract',
  'machines',
  'diagrams',
  'scripts/vite',
  'server/startup/jobs.ts',
  'package.json',
  'package-lock.json',
];

/** The build of the app for the browser, with its sources. */
export const APP: BuildJob = {
  nombre: 'la aplicación',
  destino: 'dist',
  configuracion: 'vite.config.ts',
  fuentes: [...common, 'src', 'public', 'docs/manual', 'index.html'],
};

/** The build of the server, with its sources. */
export const SERVER: BuildJob = {
  nombre: 'el servidor',
  destino: 'dist-server',
  configuracion: 'vite.server.config.ts',
  fuentes: [...common, 'server'],
};
