import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/**
 * The product's folder, with a slash at its end. It is the nearest one above this file with a package.json: the sources lie
 * deeper in it than the built server, which is flat.
 */
export const ROOT = fileURLToPath(productAbove(new URL('.', import.meta.url)));

function productAbove(folder: URL): URL {
  if (existsSync(new URL('package.json', folder))) return folder;
  const above = new URL('..', folder);
  if (above.href === folder.href) throw new Error(`No package.json above ${import.meta.url}`);
  return productAbove(above);
}
