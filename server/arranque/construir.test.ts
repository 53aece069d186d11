import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Obra } from './construir.ts';
import { APLICACION, estaAlDia, huellaDe, SERVIDOR } from './construir.ts';

let raiz = '';
const escribir = (ruta: string, contenido: string) => {
  const archivo = join(raiz, ruta);
  mkdirSync(join(archivo, '..'), { recursive: true });
  writeFileSync(archivo, contenido);
};

/** As a build leaves it behind. */
const construida = (obra: Obra) => escribir(join(obra.destino, '.huella'), huellaDe(raiz, obra));

beforeEach(() => {
  raiz = mkdtempSync(join(tmpdir(), 'raiz-'));
  escribir('src/main.tsx', 'uno');
  escribir('server/app.ts', 'dos');
  escribir('domain/dinero.ts', 'tres');
  escribir('index.html', 'cuatro');
});
afterEach(() => rmSync(raiz, { recursive: true }));

describe.each([APLICACION, SERVIDOR])('$nombre, built, is up to date', (obra) => {
  it('not when there is none, nor when nobody knows of what it was built', () => {
    expect(estaAlDia(raiz, obra)).toBe(false);
    escribir(join(obra.destino, 'index.html'), '');
    expect(estaAlDia(raiz, obra)).toBe(false);
  });

  it('until a rule changes, which both are made of', () => {
    construida(obra);
    expect(estaAlDia(raiz, obra)).toBe(true);
    escribir('domain/dinero.ts', 'otro');
    expect(estaAlDia(raiz, obra)).toBe(false);
  });

  it('not any more when a file is added, renamed or gone', () => {
    construida(obra);
    escribir('contract/casos.ts', '');
    expect(estaAlDia(raiz, obra)).toBe(false);
    construida(obra);
    rmSync(join(raiz, 'contract/casos.ts'));
    expect(estaAlDia(raiz, obra)).toBe(false);
  });

  it('whatever happens to tests and to generated routes', () => {
    construida(obra);
    escribir('src/app/routeTree.gen.ts', 'x');
    escribir('domain/dinero.test.ts', 'x');
    expect(estaAlDia(raiz, obra)).toBe(true);
  });
});

describe('a change of one side', () => {
  beforeEach(() => {
    construida(APLICACION);
    construida(SERVIDOR);
  });

  it('leaves the other as it is', () => {
    escribir('src/casos/Caso.tsx', 'x');
    expect([estaAlDia(raiz, APLICACION), estaAlDia(raiz, SERVIDOR)]).toEqual([false, true]);
    construida(APLICACION);
    escribir('server/app.ts', 'x');
    expect([estaAlDia(raiz, APLICACION), estaAlDia(raiz, SERVIDOR)]).toEqual([true, false]);
  });
});
