/** Loads the heap's probe into a server under measure. Plain JavaScript, because threads load it too and read no TypeScript. */
import { isMainThread } from 'node:worker_threads';

if (isMainThread) {
  const { register } = await import('tsx/esm/api');
  const unregister = register();
  await import('./heapProbe.ts');
  await unregister();
}
