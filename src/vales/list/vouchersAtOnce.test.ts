import { expect, it } from 'vitest';
import { ESTADO_VALE, ESTADOS_VALE } from '#domain/cadena/estadosVale';
import type { ValeDeLista } from '#domain/vales/listaVales';
import { vouchersAtOnce } from './vouchersAtOnce.ts';

function vale(saldo: number, porDecidir: ValeDeLista['porDecidir']): ValeDeLista {
  const id = ESTADO_VALE.porAutorizar;
  return { id: 20, folio: 'D001000020', saldo, estado: { id, nombre: ESTADOS_VALE[id] }, porDecidir } as ValeDeLista;
}

const WAITS = { version: 3, propia: false, acumulado: 0 };

it('only a voucher that waits for this person has a mark, and one of their own says who decides it', () => {
  const { mark, against } = vouchersAtOnce(null);
  expect(mark(vale(100, WAITS))).toEqual({ fila: 20, clase: 'vale', version: 3 });
  expect(mark(vale(100, null))).toBeNull();
  expect(mark(vale(100, undefined))).toBeNull();
  expect(against?.(vale(100, WAITS))).toBeNull();
  expect(against?.(vale(100, { ...WAITS, propia: true }))).toBe('Usted hizo este vale: lo decide otra persona.');
});

it('says how many pass the limit of who decides, with the other vouchers of their sales', () => {
  const { offered } = vouchersAtOnce(500);
  const rows = [vale(500, WAITS), vale(400, { ...WAITS, acumulado: 100.01 }), vale(600, WAITS)];
  const said = '2 pasan de su límite para autorizar, que es de $500.00.';
  expect(offered(rows).note).toBe(said);
  expect(offered(rows).acts).toMatchObject([{ trabajo: 'rechazar' }, { trabajo: 'autorizar', warning: said }]);
  expect(offered(rows).acts[0]?.warning).toBeUndefined();
  expect(vouchersAtOnce(null).offered(rows).note).toBe(false);
});
