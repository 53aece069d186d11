import type { Readable } from 'node:stream';
import type { Worker } from 'node:worker_threads';

interface Snapshot {
  readonly snapshot: { readonly meta: { readonly node_fields: readonly string[] } };
  /** The fields of one node after those of the other. */
  readonly nodes: readonly number[];
}

/** The size of a thread's JavaScript heap once all unreferenced objects are gone, in bytes. */
export async function heldHeap(thread: Worker): Promise<number> {
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
