/**
 * The folder of the embedded database, on a disk that is asked to keep what was committed. PGlite runs PostgreSQL with `fsync`
 * off, and its file system has no answer to it: what a power cut left of the folder could be unreadable.
 *
 * Plain JavaScript, as the thread that reads it is.
 */
import { closeSync, fdatasyncSync, fsyncSync, openSync } from 'node:fs';
import { PGlite } from '@electric-sql/pglite';
import { NodeFS } from '@electric-sql/pglite/nodefs';

/** PGlite's own parameters without the one that turns `fsync` off. Its `fdatasync`, the usual way of the log, does nothing. */
const SYNCING_PARAMETERS = [
  ...PGlite.defaultStartParams.filter((parameter) => parameter !== '-F'),
  '-c',
  'wal_sync_method=fsync',
];

/** The options that open the database of a folder so that a commit is on the disk before it is answered. */
export function synced(dataDir) {
  return { fs: new SyncedFolder(dataDir), startParams: SYNCING_PARAMETERS };
}

class SyncedFolder extends NodeFS {
  async init(database, options) {
    const { emscriptenOpts } = await super.init(database, options);
    const teach = ({ NODEFS }) => {
      NODEFS.stream_ops.fsync = (stream) => NODEFS.tryFSOperation(() => sync(stream.nfd, NODEFS.realPath(stream.node)));
    };
    return { emscriptenOpts: { ...emscriptenOpts, preRun: [...emscriptenOpts.preRun, teach] } };
  }
}

/** PostgreSQL takes 0 for done; whatever is thrown ends the database, which then repeats its log from the disk. */
function sync(file, path) {
  if (file === undefined) syncFolder(path);
  else fdatasyncSync(file);
  return 0;
}

/** A folder is no open file of this file system. Windows keeps folders by itself, and cannot be asked. */
function syncFolder(path) {
  if (process.platform === 'win32') return;
  const folder = openSync(path, 'r');
  try {
    fsyncSync(folder);
  } finally {
    closeSync(folder);
  }
}
