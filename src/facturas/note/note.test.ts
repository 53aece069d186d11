import { describe, expect, it } from 'vitest';
import { identificar } from '#domain/facturas/cfdi/armado/identificar';
import type { Factura } from '#domain/facturas/facturas';
import { blankNote, noteSaid, noteSchema } from './note.ts';

const line = (orden: number, cantidad: number) => ({ orden, cantidad }) as Factura['conceptos'][number];
const voucher = (id: number, impide: string | null) => ({ id, folio: `D${id}`, importe: 580, impide, lineas: [] });
const vales = [voucher(55, null), voucher(54, 'El vale D54 ya tiene la nota NC-1 (VIGENTE).')];
const factura = { conceptos: [line(1, 2), line(2, 1)], porAcreditar: 1160, vales };
const blank = blankNote(factura, 'factura-31');
const schema = noteSchema(factura);

function faultsOf(typed: Readonly<Record<string, string>>): readonly string[] {
  const issues = schema.safeParse({ ...blank, ...typed }).error?.issues ?? [];
  return issues.map(({ path, message }) => `${path.join()}: ${message}`);
}

describe('a credit note of an amount', () => {
  it('is of at most what the invoice has left', () => {
    expect(schema.parse({ ...blank, monto: '1,160.00' })).toEqual({ relacion: '01', monto: 1160 });
    expect(faultsOf({ monto: '1160.01' })).toEqual(['monto: De esta factura quedan $1,160.00.']);
    expect(faultsOf({})).toEqual(['monto: Campo requerido']);
    expect(faultsOf({ monto: '0' })).toHaveLength(1);
  });
});

describe('a credit note of goods', () => {
  it('names the lines that came back in part', () => {
    expect(schema.parse({ ...blank, relacion: '03', unidades1: '2', unidades2: '' })).toEqual({
      relacion: '03',
      lineas: [{ orden: 1, cantidad: 2 }],
    });
  });

  it('has some, and no more than were invoiced', () => {
    expect(faultsOf({ relacion: '03' })).toEqual(['relacion: Elija al menos un artículo.']);
    expect(faultsOf({ relacion: '03', unidades1: '3' })).toEqual(['unidades1: La cantidad no puede ser mayor a: 2']);
    expect(faultsOf({ relacion: '03', unidades1: 'x' })).toEqual(['unidades1: Campo de solo números.']);
  });
});

describe('a credit note of a voucher', () => {
  it('names the voucher alone: the server knows what it gives back', () => {
    expect(schema.parse({ ...blank, relacion: 'vale-55', monto: 'x' })).toEqual({ relacion: 'vale', idVale: 55 });
  });

  it('is what who comes for it finds chosen, while there can be one', () => {
    expect(blankNote(factura, 'factura-31', 55).relacion).toBe('vale-55');
    expect(blankNote(factura, 'factura-31', 54).relacion).toBe('01');
    expect(blankNote(factura, 'factura-31', 53).relacion).toBe('01');
  });
});

describe('a credit note that was refused', () => {
  const named = (orden: number, numArt: string, cantidad: number) =>
    ({ orden, numArt, cantidad }) as Factura['conceptos'][number];
  const of = { conceptos: [named(1, '10', 2), named(2, '10', 3), named(3, '20', 1)] };
  const said = (relacion: '01' | '03', vale: Factura['vale'], conceptos: Factura['conceptos'] = []) =>
    noteSaid(
      {
        ...{ total: 1_160.5, vale, conceptos },
        relacionadas: [
          { relacion, esDeEsta: false },
          { relacion: '01', esDeEsta: true },
        ] as Factura['relacionadas'],
      } as Factura,
      of,
    );

  it('stands in its form as it was written: an amount, units by line, or a voucher', () => {
    expect(said('01', null)).toEqual({ relacion: '01', monto: '1,160.50' });
    expect(said('03', { id: 55, folio: 'D55' })).toEqual({ relacion: 'vale-55' });
    // Two lines of one article are told apart, as the note names them.
    const [first, second] = identificar(['10', '10', '20']);
    expect(first).not.toBe(second);
    expect(said('03', null, [named(1, second ?? '', 2)])).toEqual({
      ...{ relacion: '03', unidades1: '', unidades2: '2', unidades3: '' },
    });
  });
});
