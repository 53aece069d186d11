import { expect, it, vi } from 'vitest';
import { type EmbeddedDatabase, openEmbedded } from './database.ts';
import { simpleQuery } from './messages.ts';
import { NoRoom, type Reserve } from './reserve.ts';

/**
 * A thread that says what a database on a full disk does: 'save' panics, 'hang' is never answered, 'cut' is answered without an
 * end, and 'write' is refused where only reading is allowed. Whatever else is asked is answered with how it came.
 */
const THREAD = new URL(
  `data:text/javascript,${encodeURIComponent(`
    import { parentPort } from 'node:worker_threads';
    const message = (letter, content) => {
      const body = Buffer.from(content, 'latin1');
      const head = Buffer.alloc(5);
      head.write(letter);
      head.writeInt32BE(body.length + 4, 1);
      return Buffer.concat([head, body]);
    };
    const error = (severity, code, words) =>
      message('E', 'S' + severity + '\\0V' + severity + '\\0C' + code + '\\0M' + words + '\\0\\0');
    const ready = message('Z', 'I');
    let readOnly = false;
    parentPort.on('message', (request) => {
      if (request === null) return parentPort.close();
      const [number, bytes] = request;
      const text = Buffer.from(bytes).toString('latin1', 5, bytes.length - 1);
      if (text === 'hang') return;
      if (text.startsWith('set default')) readOnly = text.endsWith('on');
      const answer = new Uint8Array(
        text === 'save' ? Buffer.concat([message('C', 'INSERT 0 1\\0'), error('PANIC', '53100', 'could not write')])
        : text === 'cut' ? message('C', 'SELECT 1\\0')
        : text === 'write' && readOnly ? Buffer.concat([error('ERROR', '25006', 'cannot execute INSERT'), ready])
        : Buffer.concat([message('C', text + '\\0'), ready]));
      parentPort.postMessage([number, answer]);
    });
    parentPort.postMessage('ready');`)}`,
);

/** A disk that has room or not, and what is kept of it. */
function disk() {
  const state = { full: false, kept: false };
  const reserve: Reserve = {
    keep: async () => {
      state.kept ||= !state.full;
      return state.kept;
    },
    spend: () => {
      state.kept = false;
    },
    isShort: () => state.full,
  };
  return { state, reserve };
}

async function ask(database: EmbeddedDatabase, text: string): Promise<string> {
  const session = await database.session();
  return Buffer.from(await session.execute(simpleQuery(text))).toString('latin1');
}

it('a save that breaks the database for want of room is refused as such; reading goes on, and saving once there is room', async () => {
  const { state, reserve } = disk();
  const database = await openEmbedded({ folder: 'none', reserve }, THREAD);
  state.full = true;
  const waiting = [ask(database, 'save'), ask(database, 'read')];
  for (const answer of await Promise.allSettled(waiting)) expect(answer).toMatchObject({ reason: { code: '53100' } });

  // Its place was taken when it was opened the first time: the disk keeps nothing now.
  state.kept = false;
  expect(await ask(database, 'read')).toContain('read');
  expect(await ask(database, 'write')).toContain('C53100');

  state.full = false;
  await vi.waitFor(async () => expect(await ask(database, 'write')).not.toContain('ERROR'), { timeout: 10_000 });
  expect(state.kept).toBe(true);
  await database.close();
});

it.each([
  [true, NoRoom],
  [false, /has ended/],
])(
  'a statement that is never answered is given up at its limit (disk full: %s), and the next is served',
  async (full, reason) => {
    const { state, reserve } = disk();
    const database = await openEmbedded({ folder: 'none', reserve }, THREAD);
    database.limit(50);
    state.full = full;
    await expect(ask(database, 'hang')).rejects.toThrow(reason);
    // The next statement may be slow to begin on a busy machine.
    database.limit(10_000);
    expect(await ask(database, 'read')).toContain('read');
    await database.close();
  },
);

it('an answer without an end is the end of the thread, and not of those who wait for it', async () => {
  const database = await openEmbedded({ folder: 'none' }, THREAD);
  await expect(ask(database, 'cut')).rejects.toThrow(/has ended/);
  expect(await ask(database, 'read')).toContain('read');
  await database.close();
});

it('many who come after a break are served by one thread', async () => {
  const { state, reserve } = disk();
  const keep = vi.spyOn(reserve, 'keep');
  const database = await openEmbedded({ folder: 'none', reserve }, THREAD);
  state.full = true;
  await expect(ask(database, 'save')).rejects.toThrow(NoRoom);
  state.kept = true;
  keep.mockClear();
  const sessions = await Promise.all(Array.from({ length: 20 }, () => database.session()));
  expect(new Set(sessions).size).toBe(1);
  expect(keep).toHaveBeenCalledTimes(1);
  await database.close();
});
