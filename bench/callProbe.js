/**
 * Loaded into a server under measure before anything of its own: on SIGUSR2 it writes to the file that CALLS_FILE names how many
 * statements the database has been sent so far, and in how many pieces: writes to the socket of CALLS_PORT, or messages to the
 * embedded database's thread. Plain JavaScript, because threads load it too and read no TypeScript.
 */
import { renameSync, writeFileSync } from 'node:fs';
import net from 'node:net';
import { isMainThread, Worker } from 'node:worker_threads';

const told = { statements: 0, writes: 0 };

if (isMainThread) {
  countSocket();
  countThread();
  process.on('SIGUSR2', () => {
    const file = process.env.CALLS_FILE ?? '';
    writeFileSync(`${file}.new`, JSON.stringify(told));
    renameSync(`${file}.new`, file);
  });
}

function countSocket() {
  const port = Number(process.env.CALLS_PORT);
  const { _write, _writev } = net.Socket.prototype;
  net.Socket.prototype._write = function (chunk, ...rest) {
    if (this.remotePort === port) count([chunk]);
    return _write.call(this, chunk, ...rest);
  };
  net.Socket.prototype._writev = function (chunks, ...rest) {
    if (this.remotePort === port) count(chunks.map(({ chunk }) => chunk));
    return _writev.call(this, chunks, ...rest);
  };
}

function countThread() {
  const { postMessage } = Worker.prototype;
  Worker.prototype.postMessage = function (message, ...rest) {
    if (Array.isArray(message) && message[1] instanceof Uint8Array) count([message[1]]);
    return postMessage.call(this, message, ...rest);
  };
}

/** @param {readonly Uint8Array[]} pieces of PostgreSQL's protocol, each of whole messages */
function count(pieces) {
  told.writes += 1;
  for (const piece of pieces) {
    const bytes = Buffer.from(piece.buffer, piece.byteOffset, piece.byteLength);
    // The first message of a connection has no letter.
    if (bytes[0] === 0) continue;
    for (let at = 0; at + 5 <= bytes.length; at += 1 + bytes.readUInt32BE(at + 1)) {
      const letter = String.fromCharCode(bytes[at] ?? 0);
      if (letter === 'E' || letter === 'Q') told.statements += 1;
    }
  }
}
