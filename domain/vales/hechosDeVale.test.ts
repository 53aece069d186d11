import { describe, expect, it } from 'vitest';
import { centavos } from '#domain/common/money';
import { PERMISOS } from '#domain/common/permisos';
import type { EsperaRecolecta } from './avanceRecolecta.ts';
import { hechosDeVale } from './hechosDeVale.ts';

const NOW = new Date('2026-03-31T18:00:00Z');
const PAST = new Date('2026-03-31T17:59:59.999Z');
const AHEAD = new Date('2026-04-30T05:59:59.999Z');

const person = { numiden: 100_003, permisos: [PERMISOS.crearVale.id], tienda: { id: 1 }, limite: null };

/** VIGENTE: 1,000.00 of goods, depreciated by 300.00, 50.00 of them forgiven; nothing has gone back. */
const voucher = {
  estado: 1,
  tienda: 1,
  autores: [100_002],
  total: centavos(100_000),
  depreciacion: centavos(30_000),
  condonacion: centavos(5_000),
  acumulado: centavos(0),
  saldo: centavos(75_000),
  fechaVigencia: AHEAD,
  enCurso: false,
  deshaciendo: false,
  hayDevuelto: false,
  cambioPorAutorizar: false,
  acreditado: false,
  casoSolucionado: false,
  casoDeOtroTipo: false,
  recolecta: 'nada' as EsperaRecolecta,
  tipo: 1,
  migradoNetsuite: false,
  sinEntregar: false,
};

type Changes = Partial<typeof voucher>;

function factsOf(changes: Changes, tienda = 1) {
  return hechosDeVale({ ...voucher, ...changes }, { ...person, tienda: { id: tienda } }, NOW);
}

describe('the facts that the life of a voucher reads', () => {
  it('are who asks, with the names of his permissions, and who saved it', () => {
    expect(factsOf({})).toEqual({
      numiden: 100_003,
      permisos: ['crearVale'],
      autores: [100_002],
      mismaTienda: true,
      vencido: false,
      empezado: false,
      enCurso: false,
      deshaciendo: false,
      hayDevuelto: false,
      cambioPorAutorizar: false,
      acreditado: false,
      casoSolucionado: false,
      casoDeOtroTipo: false,
      recolecta: 'nada',
      deCancelacion: false,
      enviado: false,
      sinEntregar: false,
      limitePasado: null,
      pideAutorizacion: false,
      devuelveTodo: false,
      otraEnCurso: false,
      devolvio: false,
      pideAlVecino: false,
      limiteDeLoDevuelto: null,
      vuelveA: 'nada',
    });
  });

  it('of one that is not stored are the person alone, whose store it will be', () => {
    expect(hechosDeVale(null, person, NOW)).toEqual({
      numiden: 100_003,
      permisos: ['crearVale'],
      autores: [],
      mismaTienda: true,
      vencido: false,
      empezado: false,
      enCurso: false,
      deshaciendo: false,
      hayDevuelto: false,
      cambioPorAutorizar: false,
      acreditado: false,
      casoSolucionado: false,
      casoDeOtroTipo: false,
      recolecta: 'nada',
      deCancelacion: false,
      enviado: false,
      sinEntregar: false,
      limitePasado: null,
      pideAutorizacion: false,
      devuelveTodo: false,
      otraEnCurso: false,
      devolvio: false,
      pideAlVecino: false,
      limiteDeLoDevuelto: null,
      vuelveA: 'nada',
    });
  });

  it('are the store where it was made, not where its goods were sold', () => {
    expect([factsOf({}, 2).mismaTienda, factsOf({ tienda: 2 }, 2).mismaTienda]).toEqual([false, true]);
  });

  it('are its case, what it waits for, its type and whether it was sent, as they are', () => {
    const facts = factsOf({
      casoSolucionado: true,
      casoDeOtroTipo: true,
      recolecta: 'enCamino',
      tipo: 0,
      migradoNetsuite: true,
    });
    expect(facts).toMatchObject({
      casoSolucionado: true,
      casoDeOtroTipo: true,
      recolecta: 'enCamino',
      deCancelacion: true,
      enviado: true,
    });
  });

  it.each([
    ['nothing of its balance has gone', {}, false],
    ['one centavo has gone', { saldo: centavos(74_999) }, true],
    ['what is forgiven counts as its value', { saldo: centavos(70_000) }, true],
    ['a refund is under way, which leaves the balance as it was', { enCurso: true }, true],
    [
      'nothing was depreciated, and all is there',
      { depreciacion: centavos(0), condonacion: centavos(0), saldo: centavos(100_000) },
      false,
    ],
  ] as const)('whether something of it went back: %s', (_, changes, expected) => {
    expect(factsOf(changes).empezado).toBe(expected);
  });

  it.each([
    ['valid until later', {}, false],
    ['past its validity', { fechaVigencia: PAST }, true],
    ['past it, and a refund had begun in time', { fechaVigencia: PAST, enCurso: true }, false],
    ['past it while it waits to be authorized, which sets it anew', { estado: 5, fechaVigencia: PAST }, false],
  ] as const)('whether it has run out: %s', (_, changes, expected) => {
    expect(factsOf(changes).vencido).toBe(expected);
  });
});

it('goods that the customer does not have are a fact of the voucher that takes them', () => {
  expect([factsOf({ sinEntregar: true }).sinEntregar, factsOf({}).sinEntregar]).toEqual([true, false]);
});

it('is that it passes the limit of who decides, by a centavo too, and never where there is none', () => {
  const passed = (saldo: number, limite: number | null) => {
    const who = { ...person, limite: limite === null ? null : centavos(limite) };
    return hechosDeVale({ ...voucher, total: centavos(saldo), saldo: centavos(saldo) }, who, NOW).limitePasado;
  };
  expect([passed(75_000, 75_000), passed(75_001, 75_000), passed(1, 75_000)]).toEqual([null, 75_000, null]);
  expect([passed(99_999_999, null), passed(0, 1)]).toEqual([null, null]);
  // The other recent vouchers of its sale count with it: no limit is passed in pieces.
  const inPieces = (acumulado: number) =>
    hechosDeVale({ ...voucher, acumulado: centavos(acumulado) }, { ...person, limite: centavos(80_000) }, NOW)
      .limitePasado;
  expect([inPieces(5_000), inPieces(5_001)]).toEqual([null, 80_000]);
  // Not what its goods are worth, but what is given back.
  const limite = centavos(80_000);
  expect(hechosDeVale(voucher, { ...person, limite }, NOW).limitePasado).toBeNull();
  expect(hechosDeVale(null, { ...person, limite }, NOW).limitePasado).toBeNull();
});
