import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { estaAlDia } from './construir.ts';

let raiz = '';
const escribir = (ruta: string, contenido: string, segundos: number) => {
  const archivo = join(raiz, ruta);
  mkdirSync(join(archivo, '..'), { recursive: true });
  writeFileSync(archivo, contenido);
  utimesSync(archivo, segundos, segundos);
};

beforeEach(() => {
  raiz = mkdtempSync(join(tmpdir(), 'raiz-'));
  escribir('src/main.tsx', 'uno', 1_000);
  escribir('index.html', 'dos', 1_000);
});
afterEach(() => rmSync(raiz, { recursive: true }));

describe('the built app is up to date', () => {
  it('not when there is none', () => {
    expect(estaAlDia(raiz)).toBe(false);
  });

  it('when it was built by hand after the last change, and not when before', () => {
    escribir('dist/index.html', '', 2_000);
    expect(estaAlDia(raiz)).toBe(true);
    escribir('src/casos/Caso.tsx', 'tres', 3_000);
    expect(estaAlDia(raiz)).toBe(false);
  });

  it('whatever happens to tests and to generated routes', () => {
    escribir('dist/index.html', '', 2_000);
    escribir('src/app/routeTree.gen.ts', 'x', 3_000);
    escribir('domain/dinero.test.ts', 'x', 3_000);
    expect(estaAlDia(raiz)).toBe(true);
  });

  it('not when its fingerprint is of other sources, however new the files are', () => {
    escribir('dist/index.html', '', 9_000);
    escribir('dist/.huella', 'otra', 9_000);
    expect(estaAlDia(raiz)).toBe(false);
  });
});
