import { isAbsolute, relative, sep } from 'node:path';
import type { Plugin } from 'vite';
import type { BuildJob } from '../../server/startup/jobs.ts';

/**
 * Fails the build when it is made of a file that its fingerprint leaves out: a change of that file alone would never
 * reach whoever runs what is built. The bundler says what it read, and Vite which files make its configuration.
 */
export function onlySources(job: BuildJob): Plugin {
  let root = '';
  let configuration: readonly string[] = [];
  return {
    name: 'only-sources',
    apply: 'build',
    configResolved(config) {
      root = config.root;
      configuration = config.configFileDependencies;
    },
    generateBundle() {
      const outside = outsideOf(root, job, [...configuration, ...this.getModuleIds()]);
      if (outside.length === 0) return;
      this.error(`The fingerprint of ${job.destino} leaves out what it is made of: ${outside.join(', ')}`);
    },
  };
}

/**
 * The files of the product that a build read and its fingerprint does not cover.
 * @param root the product's folder.
 * @param read absolute paths, and names of modules that are no files.
 * @returns paths relative to it, each once, in order.
 */
export function outsideOf(root: string, { fuentes, configuracion }: BuildJob, read: readonly string[]): string[] {
  const own = read
    .filter((id) => isAbsolute(id))
    .map((id) => relative(root, id.replace(/\?.*$/, '')).split(sep).join('/'))
    .filter((file) => !file.startsWith('../') && !file.startsWith('node_modules/'));
  return [...new Set(own)]
    .filter((file) => ![...fuentes, configuracion].some((source) => file === source || file.startsWith(`${source}/`)))
    .sort();
}
