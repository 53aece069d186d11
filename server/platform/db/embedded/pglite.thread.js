/**
 * The embedded database in a thread of its own: a long statement holds up neither the answers that need no database nor
 * the order to end. Plain JavaScript, because a thread of Node 20 reads no TypeScript.
 *
 * Says 'ready' once it is open, then answers each `[number, bytes]` of PostgreSQL's protocol with `[number, bytes]`, in
 * order. `null` closes it.
 */
import { parentPort, workerData } from 'node:worker_threads';
import { PGlite } from '@electric-sql/pglite';
import { synced } from './syncedFolder.js';

const { dataDir, image } = workerData;
const database = await PGlite.create({
  ...(dataDir === null ? {} : synced(dataDir)),
  ...(image === null ? {} : { loadDataDir: new Blob([image]) }),
});

// Not `execProtocolRaw`, which keeps every message that it has parsed for as long as the database lives.
async function execute(message) {
  const pieces = [];
  // A piece lies in the database's own memory, which is written again before the next one comes.
  await database.execProtocolRawStream(message, { onRawData: (piece) => pieces.push(piece.slice()) });
  return pieces.length === 1 ? pieces[0] : new Uint8Array(Buffer.concat(pieces));
}

let last = Promise.resolve();
parentPort.on('message', (request) => {
  last = last.then(async () => {
    if (request === null) {
      await database.close();
      parentPort.close();
      return;
    }
    const [number, message] = request;
    const answer = await execute(message);
    parentPort.postMessage([number, answer], [answer.buffer]);
  });
});
parentPort.postMessage('ready');
