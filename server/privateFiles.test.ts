import { chmodSync, mkdirSync, mkdtempSync, rmSync, statSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { keepPrivate } from './privateFiles.ts';

let carpeta = '';
beforeEach(() => {
  carpeta = mkdtempSync(join(tmpdir(), 'mostrador-privada-'));
});
afterEach(() => rmSync(carpeta, { recursive: true }));

const poner = (ruta: string, derechos: number): string => {
  const archivo = join(carpeta, ruta);
  mkdirSync(join(archivo, '..'), { recursive: true });
  writeFileSync(archivo, 'x');
  chmodSync(archivo, derechos);
  return archivo;
};
const derechosDe = (ruta: string): string => (statSync(ruta).mode & 0o777).toString(8);

describe.skipIf(process.platform === 'win32')('a data folder', () => {
  it('is closed to others with all that is the product’s own, also what was open before', () => {
    chmodSync(carpeta, 0o755);
    const archivos = [poner('pglite/base/5/1', 0o666), poner('pglite/PG_VERSION', 0o644), poner('viejo.gz', 0o664)];
    chmodSync(join(carpeta, 'pglite'), 0o777);
    expect(keepPrivate(carpeta, ['pglite'])).toBeNull();
    expect([carpeta, join(carpeta, 'pglite'), join(carpeta, 'pglite/base/5')].map(derechosDe)).toEqual([
      '700',
      '700',
      '700',
    ]);
    expect(archivos.map(derechosDe)).toEqual(['600', '600', '600']);
  });

  it('is no reason to change what is somebody else’s: folders of others, and what a link leads to', () => {
    const ajeno = poner('fotos/a.png', 0o644);
    const fuera = mkdtempSync(join(tmpdir(), 'mostrador-fuera-'));
    chmodSync(fuera, 0o755);
    symlinkSync(fuera, join(carpeta, 'pglite'));
    expect(keepPrivate(carpeta, ['pglite'])).toBeNull();
    expect([derechosDe(ajeno), derechosDe(fuera)]).toEqual(['644', '755']);
    rmSync(fuera, { recursive: true });
  });

  it('that is not there is told by its code', () => {
    expect(keepPrivate(join(carpeta, 'nada'), [])).toBe('ENOENT');
  });
});
