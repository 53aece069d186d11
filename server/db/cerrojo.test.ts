import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Cerrojo } from './cerrojo.ts';
import { tomarCerrojo } from './cerrojo.ts';

let carpeta = '';
const tomados: Cerrojo[] = [];

const tomar = async (donde: string = carpeta): Promise<Cerrojo> => {
  const cerrojo = await tomarCerrojo(donde);
  tomados.push(cerrojo);
  return cerrojo;
};

beforeEach(() => {
  carpeta = mkdtempSync(join(tmpdir(), 'datos-'));
});
afterEach(async () => {
  await Promise.all(tomados.splice(0).map((cerrojo) => cerrojo.soltar()));
  rmSync(carpeta, { recursive: true });
});

describe('the lock of a data folder', () => {
  it('is refused while somebody holds it, by whatever name the folder goes', async () => {
    await tomar();
    await expect(tomar()).rejects.toThrow(/^La carpeta de datos .* está en uso por otro proceso de Mostrador/);
    await expect(tomar(join(carpeta, '..', carpeta.split('/').at(-1) ?? ''))).rejects.toThrow(/en uso/);
  });

  it('can be had again once it was let go, and leaves nothing behind', async () => {
    const primero = await tomar();
    await primero.soltar();
    const segundo = await tomar();
    await segundo.soltar();
    expect(readdirSync(join(carpeta, '.cerrojo'))).toEqual([]);
  });

  it('is had by one at most of many that ask at once', async () => {
    const resultados = await Promise.allSettled(Array.from({ length: 12 }, () => tomar()));
    expect(resultados.filter(({ status }) => status === 'fulfilled').length).toBeLessThanOrEqual(1);
  });

  it('is had by one of two that ask at once', async () => {
    for (let vez = 0; vez < 5; vez += 1) {
      const resultados = await Promise.allSettled([tomar(), tomar()]);
      expect(resultados.filter(({ status }) => status === 'fulfilled').length).toBeLessThanOrEqual(1);
      await Promise.all(tomados.splice(0).map((cerrojo) => cerrojo.soltar()));
    }
  });

  it('of another folder is another lock', async () => {
    await tomar();
    const otra = mkdtempSync(join(tmpdir(), 'datos-'));
    const cerrojo = await tomarCerrojo(otra);
    await cerrojo.soltar();
    rmSync(otra, { recursive: true });
  });

  it('works for a folder whose path is too long for a socket', async () => {
    const larga = join(carpeta, 'a'.repeat(60), 'b'.repeat(60));
    mkdirSync(larga, { recursive: true });
    await tomar(larga);
    await expect(tomar(larga)).rejects.toThrow(/en uso/);
  });

  it('is free at once when its holder was killed', async () => {
    const modulo = new URL('./cerrojo.ts', import.meta.url).href;
    const hijo = spawn(
      process.execPath,
      [
        '--import',
        'tsx',
        '--input-type=module',
        '-e',
        `const { tomarCerrojo } = await import(${JSON.stringify(modulo)});
         await tomarCerrojo(${JSON.stringify(carpeta)});
         process.stdout.write('tomado');
         setInterval(() => undefined, 1000);`,
      ],
      { stdio: ['ignore', 'pipe', 'inherit'] },
    );
    await once(hijo.stdout, 'data');
    await expect(tomar()).rejects.toThrow(/en uso/);
    hijo.kill('SIGKILL');
    await once(hijo, 'exit');
    await tomar();
    expect(readdirSync(join(carpeta, '.cerrojo'))).toHaveLength(1);
  });
});
