import { once } from 'node:events';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { Worker } from 'node:worker_threads';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { ROOT } from '../../root.ts';
import { simpleQuery } from './messages.ts';

let thread: Worker;
beforeAll(async () => {
  thread = new Worker(join(ROOT, 'server', 'platform', 'db', 'embedded', 'pglite.thread.js'), {
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
  const before = await heldHeap();
  for (let n = 0; n < 1_000; n += 1) await ask(n, rows);
  const after = await heldHeap();
  expect((after - before) / 1_000).toBeLessThan(200);
});

interface Snapshot {
  readonly snapshot: { readonly meta: { readonly node_fields: readonly string[] } };
  /** The fields of one node after those of the other. */
  readonly nodes: readonly number[];
}

/** The size of a thread's JavaScript heap once all unreferenced objects are gone, in bytes. */
async function heldHeap(): Promise<number> {
  const { snapshot, nodes } = JSON.parse(await textOf(await thread.getHeapSnapshot())) as Snapshot;
  const fields = snapshot.meta.node_fields;
  const size = fields.indexOf('self_size');
  let bytes = 0;
  for (let node = 0; node < nodes.length; node += fields.length) bytes += nodes[node + size] ?? 0;
  return bytes;
}

async function textOf(stream: Readable): Promise<string> {
  const pieces: Buffer[] = [];
  for await (const piece of stream) pieces.push(Buffer.from(piece));
  return Buffer.concat(pieces).toString('utf8');
}
