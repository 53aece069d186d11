import { describe, expect, it } from 'vitest';
import { FORMULARIO_VACIO } from '#domain/nuevoCaso';
import type { BorradorNuevoCaso } from '#machines/nuevoCaso.types';
import type { Almacen } from './borradores.ts';
import { crearBorradores, VIDA_BORRADOR_MS } from './borradores.ts';

const borrador: BorradorNuevoCaso = {
  formulario: { ...FORMULARIO_VACIO, nombre: 'Íñigo', idArea: 2, descripcion: 'La guía no llegó a la tienda.' },
  cliente: null,
  anexosPorReponer: ['ticket.pdf'],
  clave: null,
};

const dueno = { numiden: 100_002, operacion: { tienda: 1, operacion: 1_000_001 } };

const almacenDe = (filas: Map<string, string>): Almacen => ({
  get length() {
    return filas.size;
  },
  key: (n) => [...filas.keys()][n] ?? null,
  getItem: (clave) => filas.get(clave) ?? null,
  setItem: (clave, valor) => void filas.set(clave, valor),
  removeItem: (clave) => void filas.delete(clave),
});

const preparar = () => {
  const filas = new Map<string, string>();
  const reloj = { ahora: 1_800_000_000_000 };
  return { filas, reloj, borradores: crearBorradores(almacenDe(filas), () => reloj.ahora) };
};

const unica = (filas: Map<string, string>): string => {
  const [clave] = [...filas.keys()];
  if (clave === undefined) throw new Error('Nothing was kept.');
  return clave;
};

describe('the draft of a new case', () => {
  it('comes back as it was left', () => {
    const { borradores } = preparar();
    borradores.escribir(dueno, borrador);
    expect(borradores.leer(dueno)).toEqual(borrador);
  });

  it('is nobody else’s, and of no other operation', () => {
    const { borradores } = preparar();
    borradores.escribir(dueno, borrador);
    expect(borradores.leer({ ...dueno, numiden: 100_003 })).toBeNull();
    expect(borradores.leer({ ...dueno, operacion: { tienda: 2, operacion: 1_000_001 } })).toBeNull();
    expect(borradores.leer({ ...dueno, operacion: { tienda: 1, operacion: 1_000_002 } })).toBeNull();
  });

  it('is not confused when store and operation read alike side by side', () => {
    const { borradores } = preparar();
    borradores.escribir({ numiden: 1, operacion: { tienda: 11, operacion: 1 } }, borrador);
    expect(borradores.leer({ numiden: 1, operacion: { tienda: 1, operacion: 11 } })).toBeNull();
    expect(borradores.leer({ numiden: 11, operacion: { tienda: 1, operacion: 1 } })).toBeNull();
  });

  it('lives seven days and no longer', () => {
    const { borradores, reloj } = preparar();
    borradores.escribir(dueno, borrador);
    reloj.ahora += VIDA_BORRADOR_MS;
    expect(borradores.leer(dueno)).toEqual(borrador);
    reloj.ahora += 1;
    expect(borradores.leer(dueno)).toBeNull();
  });

  it('leaves the computer when it is too old, also when it is another person who looks', () => {
    const { borradores, reloj, filas } = preparar();
    borradores.escribir(dueno, borrador);
    filas.set('mostrador.tema', 'oscuro');
    reloj.ahora += VIDA_BORRADOR_MS + 1;
    borradores.leer({ ...dueno, numiden: 100_003 });
    expect([...filas.keys()]).toEqual(['mostrador.tema']);
  });

  it.each([
    ['no JSON', '{'],
    ['another shape', '{"guardado":1,"borrador":{}}'],
    ['nothing', 'null'],
  ])('that holds %s is no draft', (_, texto) => {
    const { borradores, filas, reloj } = preparar();
    borradores.escribir(dueno, borrador);
    filas.set(unica(filas), texto.replace('1,', `${reloj.ahora},`));
    expect(borradores.leer(dueno)).toBeNull();
    expect(filas.size).toBe(0);
  });

  it('is forgotten when the case is saved or thrown away', () => {
    const { borradores, filas } = preparar();
    borradores.escribir(dueno, borrador);
    borradores.olvidar(dueno);
    expect(borradores.leer(dueno)).toBeNull();
    expect(filas.size).toBe(0);
  });

  it('is not kept when all that was typed was wiped out again', () => {
    const { borradores, filas } = preparar();
    borradores.escribir(dueno, borrador);
    borradores.escribir(dueno, { ...borrador, formulario: FORMULARIO_VACIO, anexosPorReponer: [] });
    expect(filas.size).toBe(0);
  });

  it('is lost, and the work is not, when the storage is full or forbidden', () => {
    const lleno: Almacen = {
      ...almacenDe(new Map()),
      setItem: () => {
        throw new DOMException('full', 'QuotaExceededError');
      },
    };
    for (const almacen of [lleno, null]) {
      const borradores = crearBorradores(almacen);
      expect(() => borradores.escribir(dueno, borrador)).not.toThrow();
      expect(borradores.leer(dueno)).toBeNull();
      expect(() => borradores.olvidar(dueno)).not.toThrow();
    }
  });
});
