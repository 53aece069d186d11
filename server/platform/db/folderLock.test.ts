import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type FolderLock, takeLock } from './folderLock.ts';

let folder = '';
const taken: FolderLock[] = [];

async function take(where: string = folder): Promise<FolderLock> {
  const lock = await takeLock(where);
  taken.push(lock);
  return lock;
}

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'datos-'));
});
afterEach(async () => {
  await Promise.all(taken.splice(0).map((lock) => lock.release()));
  rmSync(folder, { recursive: true });
});

describe('the lock of a data folder', () => {
  it('is refused while somebody holds it, by whatever name the folder goes', async () => {
    await take();
    await expect(take()).rejects.toThrow(/^La carpeta de datos .* está en uso por otro proceso de Mostrador/);
    await expect(take(join(folder, '..', folder.split('/').at(-1) ?? ''))).rejects.toThrow(/en uso/);
  });

  it('can be had again once it was let go, and leaves nothing behind', async () => {
    const first = await take();
    await first.release();
    const second = await take();
    await second.release();
    expect(readdirSync(join(folder, '.cerrojo'))).toEqual([]);
  });

  it('is had by one at most of many that ask at once', async () => {
    const results = await Promise.allSettled(Array.from({ length: 12 }, () => take()));
    expect(results.filter(({ status }) => status === 'fulfilled').length).toBeLessThanOrEqual(1);
  });

  it('is had by one of two that ask at once', async () => {
    for (let time = 0; time < 5; time += 1) {
      const results = await Promise.allSettled([take(), take()]);
      expect(results.filter(({ status }) => status === 'fulfilled').length).toBeLessThanOrEqual(1);
      await Promise.all(taken.splice(0).map((lock) => lock.release()));
    }
  });

  it('of another folder is another lock', async () => {
    await take();
    const another = mkdtempSync(join(tmpdir(), 'datos-'));
    const lock = await takeLock(another);
    await lock.release();
    rmSync(another, { recursive: true });
  });

  it('works for a folder whose path is too long for a socket', async () => {
    const larga = join(folder, 'a'.repeat(60), 'b'.repeat(60));
    mkdirSync(larga, { recursive: true });
    await take(larga);
    await expect(take(larga)).rejects.toThrow(/en uso/);
  });

  it('is free at once when its holder was killed', async () => {
    const module = new URL('./folderLock.ts', import.meta.url).href;
    const child = spawn(
      process.execPath,
      [
        '--import',
        'tsx',
        '--input-type=module',
        '-e',
        `const { takeLock } = await import(${JSON.stringify(module)});
         await takeLock(${JSON.stringify(folder)});
         process.stdout.write('tomado');
         setInterval(() => undefined, 1000);`,
      ],
      { stdio: ['ignore', 'pipe', 'inherit'] },
    );
    await once(child.stdout, 'data');
    await expect(take()).rejects.toThrow(/en uso/);
    child.kill('SIGKILL');
    await once(child, 'exit');
    await take();
    expect(readdirSync(join(folder, '.cerrojo'))).toHaveLength(1);
  });
});
