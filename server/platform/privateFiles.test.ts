import { chmodSync, mkdirSync, mkdtempSync, rmSync, statSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { keepPrivate } from './privateFiles.ts';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'mostrador-privada-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

function put(ruta: string, derechos: number): string {
  const file = join(folder, ruta);
  mkdirSync(join(file, '..'), { recursive: true });
  writeFileSync(file, 'x');
  chmodSync(file, derechos);
  return file;
}
function rightsOf(ruta: string): string {
  return (statSync(ruta).mode & 0o777).toString(8);
}

describe.skipIf(process.platform === 'win32')('a data folder', () => {
  it('is closed to others with all that is the product’s own, also what was open before', () => {
    chmodSync(folder, 0o755);
    const files = [put('pglite/base/5/1', 0o666), put('pglite/PG_VERSION', 0o644), put('viejo.gz', 0o664)];
    chmodSync(join(folder, 'pglite'), 0o777);
    expect(keepPrivate(folder, ['pglite'])).toBeNull();
    expect([folder, join(folder, 'pglite'), join(folder, 'pglite/base/5')].map(rightsOf)).toEqual([
      '700',
      '700',
      '700',
    ]);
    expect(files.map(rightsOf)).toEqual(['600', '600', '600']);
  });

  it('is no reason to change what is somebody else’s: folders of others, and what a link leads to', () => {
    const ajeno = put('fotos/a.png', 0o644);
    const fuera = mkdtempSync(join(tmpdir(), 'mostrador-fuera-'));
    chmodSync(fuera, 0o755);
    symlinkSync(fuera, join(folder, 'pglite'));
    expect(keepPrivate(folder, ['pglite'])).toBeNull();
    expect([rightsOf(ajeno), rightsOf(fuera)]).toEqual(['644', '755']);
    rmSync(fuera, { recursive: true });
  });

  it('that is not there is told by its code', () => {
    expect(keepPrivate(join(folder, 'nada'), [])).toBe('ENOENT');
  });
});
