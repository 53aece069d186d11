import { expect, it } from 'vitest';
import { ESTADO_VALE } from '#domain/cadena/estadosVale';
import { centavos } from '#domain/common/money';
import { eventoDeVale } from './eventosVale.ts';

const { parcial, porAutorizar, vigente, canjeado } = ESTADO_VALE;

const vale = {
  ...{ id: 7, version: 4, folio: 'D0010000007', tipo: 1, total: centavos(1_160_00), saldo: centavos(160_00) },
  ...{ idCaso: 12, cvetda: 3, cvetdaCrea: 1, operacion: 1_000_002 },
};

it('a voucher in effect is told with ids, amounts and stores, and nobody’s name', () => {
  expect(eventoDeVale(null, { ...vale, estado: vigente })).toEqual({
    tipo: 'vale.vigente',
    id: 7,
    datos: {
      ...{ id: 7, folio: 'D0010000007', version: 4, tipo: 1, estado: 'VIGENTE', total: 1_160, saldo: 160 },
      ...{ caso: 12, tienda: 1, tiendaDeVenta: 3, operacion: 1_000_002 },
    },
  });
});

it.each([
  ['made at once', null, vigente, 'vale.vigente'],
  ['saved after it was partial', { estado: parcial, cambioPorAutorizar: null }, vigente, 'vale.vigente'],
  ['authorized', { estado: porAutorizar, cambioPorAutorizar: null }, vigente, 'vale.vigente'],
  ['back from a change of its methods', { estado: porAutorizar, cambioPorAutorizar: {} }, vigente, undefined],
  ['given back in part', { estado: vigente, cambioPorAutorizar: null }, vigente, undefined],
  ['given back whole', { estado: vigente, cambioPorAutorizar: null }, canjeado, 'vale.canjeado'],
  ['printed after that', { estado: canjeado, cambioPorAutorizar: null }, canjeado, undefined],
  ['partly filled in', null, parcial, undefined],
  ['waiting', { estado: parcial, cambioPorAutorizar: null }, porAutorizar, undefined],
] as const)('one that is %s', (_, antes, estado, tipo) => {
  expect(eventoDeVale(antes, { ...vale, estado })?.tipo).toBe(tipo);
});
