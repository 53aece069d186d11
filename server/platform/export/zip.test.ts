import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { buffer } from 'node:stream/consumers';
import { setTimeout as pause } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { type ZippedFile, zipOf } from './zip.ts';

const DATE = new Date('2026-03-18T12:00:00Z');
/** More than all that lies between the source and an asker who takes nothing; nothing makes it smaller. */
const LARGE = randomBytes(300_000);

/** A source that counts what is asked of it, and knows whether it was told that nobody wants more. */
function source(howMany: number, failsAt = Number.POSITIVE_INFINITY) {
  const seen = { asked: 0, told: false };
  async function* files(): AsyncGenerator<ZippedFile> {
    try {
      for (let n = 0; n < howMany; n += 1) {
        if (n === failsAt) throw new Error('The database is away');
        seen.asked += 1;
        yield { name: `${n}.xml`, bytes: LARGE, date: DATE };
      }
    } finally {
      seen.told = true;
    }
  }
  return { seen, files: files() };
}

describe('a ZIP', () => {
  it('asks for no more files than its asker takes, and for none once the asker is gone', async () => {
    const { seen, files } = source(1_000);
    const zip = zipOf(files);
    await once(zip, 'readable');
    await pause(50);
    expect(seen.asked).toBeLessThanOrEqual(2);
    for (let taken = 0; taken < 3 * LARGE.length; ) {
      taken += zip.read()?.length ?? 0;
      await pause(1);
    }
    expect(seen.asked).toBeGreaterThan(2);
    expect(seen.asked).toBeLessThanOrEqual(6);
    expect(seen.told).toBe(false);
    zip.destroy();
    await expect.poll(() => seen.told).toBe(true);
    expect(seen.asked).toBeLessThanOrEqual(6);
  });

  it('breaks off where its source fails: half a file is not taken for a whole one', async () => {
    const { seen, files } = source(10, 2);
    await expect(buffer(zipOf(files))).rejects.toThrow('The database is away');
    expect(seen.told).toBe(true);
  });

  it('keeps nothing of what went out', async () => {
    async function* files(): AsyncGenerator<ZippedFile> {
      for (let n = 0; n < 200; n += 1) yield { name: `${n}.xml`, bytes: Buffer.alloc(1_000_000), date: DATE };
    }
    const before = process.memoryUsage().arrayBuffers;
    let most = 0;
    for await (const _ of zipOf(files())) most = Math.max(most, process.memoryUsage().arrayBuffers - before);
    expect(most).toBeLessThan(120_000_000);
  });

  it('ends soundly without files', async () => {
    expect((await buffer(zipOf(source(0).files))).subarray(0, 4).toString('latin1')).toBe('PK\u0005\u0006');
  });
});
