import { describe, expect, it } from 'vitest';
import { ESTADO_VALE } from '#domain/cadena/estadosVale';
import { centavos } from '#domain/common/money';
import {
  estorbaRespaldo,
  excesoDe,
  faltaDeRespaldo,
  faltaDeRespaldoEnPalabras,
  motivosAutorizados,
  type RespaldoDeVale,
} from './respaldoDeVale.ts';

const part = (dado: number, exceso = 0) => ({ dado: centavos(dado), exceso: centavos(exceso) });

/** A sale of $1,160.00 for two units; the voucher takes both and gave nothing yet. */
const WHOLE: RespaldoDeVale = {
  ...{ anulada: false, pagado: centavos(116_000), propio: part(0), otros: [] },
  lineas: [{ linea: 1, cantidad: 2, quedan: 2 }],
};

const money = (vuelve: number, queda: number) => ({
  ...{ falta: 'dinero' as const, vuelve: centavos(vuelve), queda: centavos(queda) },
});

describe('what a sale bears of its voucher', () => {
  it.each<[string, Partial<RespaldoDeVale>, number, ReturnType<typeof faltaDeRespaldo>]>([
    ['all that was paid', {}, 116_000, null],
    ['no centavo more', {}, 116_001, money(116_001, 116_000)],
    ['nothing once the till gave all back', { pagado: centavos(0) }, 1, money(1, 0)],
    ['the rest once it gave a part itself', { propio: part(100_000) }, 16_000, null],
    ['no more than that rest', { propio: part(100_000) }, 16_001, money(16_001, 16_000)],
    ['the rest of what other vouchers gave', { otros: [part(58_000), part(30_000)] }, 28_000, null],
    ['no more than that', { otros: [part(58_000), part(30_000)] }, 28_001, money(28_001, 28_000)],
    ['what was paid of a sale that a till rounded', { pagado: centavos(11_600) }, 11_600, null],
    ['not the coins that nobody paid', { pagado: centavos(11_600) }, 11_603, money(11_603, 11_600)],
    ['the sums that somebody authorized', { pagado: centavos(66_000), propio: part(0, 50_000) }, 116_000, null],
    ['no centavo beyond them', { pagado: centavos(66_000), propio: part(0, 50_000) }, 116_001, money(116_001, 66_000)],
    ['what is left of them', { pagado: centavos(66_000), propio: part(60_000, 50_000) }, 56_000, null],
    ['its own though others were authorized beyond', { otros: [part(150_000, 50_000)] }, 16_000, null],
    ['any amount where no payment is on record', { pagado: null }, 999_999, null],
    ['a voucher of 0.00 of a sale that paid nothing', { pagado: centavos(0) }, 0, null],
    ['nothing of an annulled sale', { anulada: true }, 0, { falta: 'anulada' }],
    [
      'nothing while units went back elsewhere',
      { lineas: [...WHOLE.lineas, { linea: 2, cantidad: 3, quedan: 1 }] },
      0,
      { falta: 'unidades', linea: 2, cantidad: 3, quedan: 1 },
    ],
    [
      'no units that went back, whatever sums were authorized',
      { propio: part(0, 999_999), lineas: [{ linea: 1, cantidad: 1, quedan: 0 }] },
      1,
      { falta: 'unidades', linea: 1, cantidad: 1, quedan: 0 },
    ],
  ])('is %s', (_case, changes, vuelve, falta) => {
    expect(faltaDeRespaldo({ ...WHOLE, ...changes }, centavos(vuelve))).toEqual(falta);
  });

  it('is said with its figures', () => {
    expect(faltaDeRespaldoEnPalabras({ falta: 'anulada' })).toBe('La caja anuló la venta de este vale');
    expect(faltaDeRespaldoEnPalabras({ falta: 'unidades', linea: 2, cantidad: 3, quedan: 1 })).toBe(
      'De la línea 2 el vale toma 3 y quedan 1: lo demás ya se devolvió en caja o por otro vale',
    );
    expect(faltaDeRespaldoEnPalabras(money(116_000, 58_000))).toBe(
      'El vale devuelve $1,160.00 y de lo que se pagó quedan $580.00: lo demás ya se devolvió en caja o por otro vale',
    );
  });
});

describe('what was authorized of a voucher', () => {
  const reasons = ['otraForma', 'masDeLoPagado 116000 66000'];
  const decided = {
    motivosAutorizacion: reasons,
    cambioPorAutorizar: null,
    fechaResuelve: new Date('2026-03-18T18:00:00Z'),
  };

  it('is the sums of its reason alone', () => {
    expect([excesoDe(reasons), excesoDe(['otraForma']), excesoDe([])]).toEqual([50_000, 0, 0]);
  });

  it.each([
    [ESTADO_VALE.vigente, reasons],
    [ESTADO_VALE.canjeado, reasons],
    [ESTADO_VALE.parcial, []],
    [ESTADO_VALE.porAutorizar, []],
    [ESTADO_VALE.rechazado, []],
  ])('counts in state %i', (estado, counts) => {
    expect(motivosAutorizados({ ...decided, estado })).toEqual(counts);
    expect(motivosAutorizados({ ...decided, estado, fechaResuelve: null })).toEqual([]);
  });

  it('is what stood before, while a change of its methods waits', () => {
    const waits = { ...decided, estado: ESTADO_VALE.porAutorizar, fechaResuelve: null };
    expect(motivosAutorizados({ ...waits, cambioPorAutorizar: { autorizados: ['otraForma'] } })).toEqual(['otraForma']);
  });
});

describe('a fault hinders', () => {
  it.each([
    ['anulada', ['autorizar', 'reponer', 'devolver']],
    ['unidades', ['autorizar', 'reponer', 'devolver']],
    // A part of the money may still be there.
    ['dinero', ['autorizar', 'reponer']],
  ] as const)('of %s: %j', (falta, hindered) => {
    const works = ['autorizar', 'reponer', 'devolver', 'rechazar', 'cancelar', 'cambiarMetodos'] as const;
    expect(works.filter((trabajo) => estorbaRespaldo(falta, trabajo))).toEqual(hindered);
  });
});
