import { describe, expect, it } from 'vitest';
import { PERMISOS } from '#domain/common/permisos';
import type { Factura } from '#domain/facturas/facturas';
import { documento } from '../../../tests/machines/facturas.samples.ts';
import { type Substitute, substitutesOf, waysToCancel } from './motives.ts';

const PERSON = { permisos: [PERMISOS.facturar.id] };
/** Monday, noon in Mexico: two weeks after it was stamped. */
const NOW = new Date('2026-11-23T18:00:00Z');
const THE_DAY_AFTER = new Date('2026-11-10T18:00:00Z');

const factura: Factura = {
  ...documento,
  metodoPago: 'PUE',
  total: 1_000.01,
  ...{ formaPago: '01', lugarExpedicion: '06000', conceptos: [], datosFiscales: {} },
  totales: { subtotal: 862.08, descuento: 0, traslados: [], total: 1_000.01 },
  fechaEmision: '2026-11-09T17:59:00.000Z',
  fechaTimbrado: '2026-11-09T18:00:00.000Z',
  ...{
    relacionadas: [],
    pago: null,
    cancelacion: null,
    vales: [],
    rechazos: [],
    logs: [],
    impedimento: null,
    porDecidir: false,
  },
  ...{ conRelacionadas: false, conSustituta: false, fueraDePlazo: false },
};
const substitute: Substitute = {
  ...{ id: 32, nombre: 'A-124', uuid: null, clase: 'general', estado: { id: 2, nombre: 'VIGENTE' } },
  ...{ relacion: '04', monto: 1_000.01, esDeEsta: true },
};
const note: Substitute = { ...substitute, id: 33, nombre: 'NC-5', clase: 'notaCredito', relacion: '01' };

const NO_SUBSTITUTE =
  'El motivo 01 pide la factura vigente que sustituye a la A-123. Emítala primero en MANTENIMIENTO FACTURA.';
const RELATED =
  'Esta factura tiene documentos relacionados que siguen vigentes: cancélelos primero. Si otra factura la sustituye, cancélela con el motivo 01.';
const WITH_ACCEPTANCE =
  'El cliente tiene hasta el 26/11/2026 para aceptar o rechazar la cancelación; si no contesta, se cancela.';

describe('an invoice can be cancelled', () => {
  it('for an error or a sale that was not carried out, and not by a substitute that it has not', () => {
    expect(waysToCancel(factura, PERSON, NOW)).toEqual({
      motivos: ['02', '03'],
      against: [NO_SUBSTITUTE],
      acceptance: WITH_ACCEPTANCE,
    });
  });

  it('by motive 04 too where it is to the public, since the public accepts nothing', () => {
    expect(waysToCancel({ ...factura, rfc: 'XAXX010101000' }, PERSON, NOW)).toMatchObject({
      motivos: ['02', '03', '04'],
      acceptance: 'Se cancela sin aceptación: es una factura al público en general.',
    });
  });

  it('by motive 01 alone while its substitute counts', () => {
    const replaced = { ...factura, relacionadas: [substitute, note], conRelacionadas: true, conSustituta: true };
    expect(waysToCancel(replaced, PERSON, NOW)).toMatchObject({ motivos: ['01'], against: [RELATED] });
    expect(substitutesOf(replaced)).toEqual([substitute]);
  });

  it.each<[string, Partial<Factura>, readonly string[]]>([
    ['while a note of it counts', { relacionadas: [note], conRelacionadas: true }, [NO_SUBSTITUTE, RELATED]],
    [
      ...(['once the annual return of its year is due', { fueraDePlazo: true }] as const),
      [
        'El plazo para cancelar esta factura terminó con la declaración anual de su ejercicio: ya no se cancela ni se sustituye.',
      ],
    ],
    [
      ...(['twice', { estado: { id: 3, nombre: 'CANCELACIÓN SOLICITADA' } }] as const),
      ['Una factura en estado CANCELACIÓN SOLICITADA no permite cancelarla.'],
    ],
  ])('not %s', (_, facts, against) => {
    expect(waysToCancel({ ...factura, ...facts }, PERSON, NOW)).toMatchObject({ motivos: [], against });
  });

  it('by nobody without the permission', () => {
    expect(waysToCancel(factura, { permisos: [] }, NOW)).toMatchObject({
      motivos: [],
      against: ['No tiene permiso para cancelarla.'],
    });
  });
});

describe('its receiver is not asked', () => {
  it.each<[string, Partial<Factura>, Date, string]>([
    [
      ...(['up to $1,000.00', { total: 1_000 }, NOW] as const),
      'Se cancela sin que el cliente la acepte: su total no pasa de $1,000.00.',
    ],
    [
      ...(['about a credit note', { clase: 'notaCredito' }, NOW] as const),
      'Se cancela sin que el cliente la acepte: no es una factura de ingreso.',
    ],
    [
      ...(['about a receipt of payment', { clase: 'reciboPago' }, NOW] as const),
      'Se cancela sin que el cliente la acepte: no es una factura de ingreso.',
    ],
    [
      ...(['on the business day after it was stamped', {}, THE_DAY_AFTER] as const),
      'Se cancela sin que el cliente la acepte: no ha pasado el primer día hábil desde que se expidió.',
    ],
  ])('%s', (_, facts, now, texto) => {
    expect(waysToCancel({ ...factura, ...facts }, PERSON, now).acceptance).toBe(texto);
  });
});
