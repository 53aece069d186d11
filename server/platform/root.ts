import { fileURLToPath } from 'node:url';

/** The product's folder, with a slash at its end: one above this file, and one above the built server, which is flat. */
export const ROOT = fileURLToPath(new URL('../..', import.meta.url));
