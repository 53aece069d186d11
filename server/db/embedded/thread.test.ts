import { once } from 'node:events';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { heldHeap } from '../../../scripts/heap.ts';
import { ROOT } from '../../root.ts';
import { simpleQuery } from './messages.ts';

let thread: Worker;
beforeAll(async () => {
  thread = new Worker(join(ROOT, 'server', 'db', 'embedded', 'pglite.thread.js'), {
    workerData: { dataDir: null, image: null },
    execArgv: [],
  });
  await once(thread, 'message');
});
afterAll(() => thread.terminate());

async function ask(number: number, text: string): Promise<void> {
  thread.postMessage([number, simpleQuery(text)]);
  const [[answered]] = (await once(thread, 'message')) as [[number, Uint8Array]];
  expect(answered).toBe(number);
}

it('keeps nothing of what it has answered', async () => {
  const rows = "select repeat('x', 500) from generate_series(1, 10)";
  for (let n = 0; n < 200; n += 1) await ask(n, rows);
  const before = await heldHeap(thread);
  for (let n = 0; n < 1_000; n += 1) await ask(n, rows);
  const after = await heldHeap(thread);
  expect((after - before) / 1_000).toBeLessThan(200);
});
