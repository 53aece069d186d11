/**
 * Loaded into a server under measure before anything of its own: on SIGUSR2 it writes what the heaps of all its threads
 * hold, in bytes, to the file that HEAP_FILE names.
 */
import { renameSync, writeFileSync } from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';
import workerThreads from 'node:worker_threads';
import { heldHeap } from '../scripts/heap.ts';

const threads = new Set<workerThreads.Worker>();

class KnownWorker extends workerThreads.Worker {
  constructor(...given: ConstructorParameters<typeof workerThreads.Worker>) {
    super(...given);
    threads.add(this);
    this.once('exit', () => threads.delete(this));
  }
}

workerThreads.Worker = KnownWorker;
syncBuiltinESMExports();

async function held(): Promise<number> {
  // What a first collection lets finalizers drop, a second one finds.
  for (let round = 0; round < 3; round += 1) {
    globalThis.gc?.();
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
  let bytes = process.memoryUsage().heapUsed;
  for (const thread of threads) bytes += await heldHeap(thread);
  return bytes;
}

process.on('SIGUSR2', async () => {
  const file = process.env.HEAP_FILE ?? '';
  const bytes = await held();
  writeFileSync(`${file}.new`, String(bytes));
  renameSync(`${file}.new`, file);
});
