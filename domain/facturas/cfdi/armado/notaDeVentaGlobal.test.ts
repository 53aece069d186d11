import { describe, expect, it } from 'vitest';
import { centavos } from '#domain/common/money';
import { restanteDeLineas } from '#domain/facturas/cfdi/saldos';
import type { ParteDeVenta } from './cubrir.ts';
import { facturaGlobal } from './global.ts';
import { hastaLoQueQueda, partesDeVale, partesEnCaja } from './lineasDeVale.ts';
import { notaDeCredito } from './notaDeCredito.ts';

const pesos = (amount: number) => centavos(Math.round(amount * 100));
const line = (linea: number, cantidad: number, subtotal: number, iva: number, ieps = 0, exento = false) => ({
  ...{ linea, cantidad, exento, subtotal: pesos(subtotal), descuento: pesos(0), iva: pesos(iva), ieps: pesos(ieps) },
  total: pesos(subtotal + iva + ieps),
});
/** Two units at 16 %, three at 0, one with IEPS of 8 % and no IVA, one exempt. */
const LINEAS = [line(1, 2, 200, 32), line(2, 3, 90, 0), line(3, 1, 50, 0, 4), line(4, 1, 40, 0, 0, true)];
const VENTA = { tienda: 1, operacion: 1000, lineas: LINEAS };
const OTRA = { tienda: 1, operacion: 1001, lineas: [line(1, 1, 100, 16)] };

function global() {
  const armado = facturaGlobal({
    emisor: { Rfc: 'EKU9003173C9', Nombre: 'ESCUELA KEMPER URGATE', RegimenFiscal: '601' },
    ...{ lugarExpedicion: '06000', forma: '01', ventas: [VENTA, OTRA] },
    periodo: { Periodicidad: '01', Meses: '03', Año: '2026' },
  });
  if (!armado.ok) throw new Error(armado.falla);
  return armado.comprobante;
}

const articulo = (linea: number, cantidad: number, total: number, depreciacion = 0) => ({
  ...{ linea, cantidad, total: pesos(total), montoDepreciacion: pesos(depreciacion) },
});

function noteOf(
  articulos: readonly ReturnType<typeof articulo>[],
  notas: Parameters<typeof notaDeCredito>[0]['notas'] = [],
) {
  const partes = partesDeVale({ condonacion: pesos(0), articulos }, LINEAS);
  if (!partes.ok) throw new Error(partes.falla);
  return notaDeCredito({
    factura: { uuid: '11111111-1111-4111-8111-111111111111', comprobante: global() },
    notas,
    pedido: { por: 'deVenta', identificaciones: ['1-1000'], partes: partes.partes },
  });
}

describe('the note of goods that came back of a sale in a global invoice', () => {
  it('has the taxes that those goods were sold with, and no others', () => {
    const note = noteOf([articulo(1, 1, 116), articulo(3, 1, 54)]);
    if (!note.ok) throw new Error(note.falla);
    const { comprobante } = note;
    expect(comprobante).toMatchObject({
      ...{ TipoDeComprobante: 'E', Total: '170.00', MetodoPago: 'PUE', FormaPago: '01' },
      CfdiRelacionados: [{ TipoRelacion: '03', UUIDs: ['11111111-1111-4111-8111-111111111111'] }],
      Receptor: { Rfc: 'XAXX010101000', UsoCFDI: 'G02' },
    });
    expect(comprobante.InformacionGlobal).toBeUndefined();
    expect(comprobante.Conceptos).toEqual([
      expect.objectContaining({
        ...{ NoIdentificacion: '1-1000', Cantidad: '1', Importe: '150.00', Descripcion: 'Devolución: Venta' },
        Impuestos: {
          Traslados: [
            { Base: '100.00', Impuesto: '002', TipoFactor: 'Tasa', TasaOCuota: '0.160000', Importe: '16.00' },
            { Base: '50.00', Impuesto: '003', TipoFactor: 'Tasa', TasaOCuota: '0.080000', Importe: '4.00' },
            { Base: '54.00', Impuesto: '002', TipoFactor: 'Tasa', TasaOCuota: '0.000000', Importe: '0.00' },
          ],
        },
      }),
    ]);
  });

  it('takes no more than is left, and all notes together are the whole sale', () => {
    const notas = [];
    for (const one of [
      [articulo(1, 1, 116)],
      [articulo(1, 1, 116), articulo(4, 1, 40)],
      [articulo(2, 3, 90), articulo(3, 1, 54)],
    ]) {
      const note = noteOf(one, notas);
      if (!note.ok) throw new Error(note.falla);
      notas.push(note.comprobante);
    }
    expect(notas.map(({ Total }) => Total)).toEqual(['116.00', '156.00', '144.00']);
    expect(restanteDeLineas(global(), notas, ['1-1000'])).toBe(0);
    expect(restanteDeLineas(global(), notas, ['1-1001'])).toBe(11_600);
    expect(noteOf([articulo(1, 1, 116)], notas)).toMatchObject({ ok: false });
  });

  it('leaves what worn goods lost in the invoice', () => {
    const note = noteOf([articulo(1, 2, 232, 58)]);
    expect(note.ok && note.comprobante.Total).toBe('174.00');
  });

  const asked = (identificacion: string, ...partes: readonly (readonly [ParteDeVenta['tasaIva'], number])[]) =>
    notaDeCredito({
      factura: { uuid: '', comprobante: global() },
      notas: [],
      pedido: {
        ...{ por: 'deVenta', identificaciones: [identificacion] },
        partes: partes.map(([tasaIva, amount]) => ({ tasaIeps: null, tasaIva, monto: pesos(amount) })),
      },
    });

  it('is refused whole where more than is left is asked, and forgives five centavos of rounding', () => {
    const refused = { ok: false, falla: 'De Venta solo quedan $416.00 para notas de crédito.' };
    expect(asked('1-1000', ['0.160000', 232.06])).toEqual(refused);
    expect(asked('1-1000', ['0.160000', 232.06], ['Exento', 10])).toEqual(refused);
    const note = asked('1-1000', ['0.160000', 232.05]);
    expect(note.ok && note.comprobante.Total).toBe('232.00');
    const left = noteOf([articulo(1, 1, 116)]);
    if (!left.ok) throw new Error(left.falla);
    expect(noteOf([articulo(1, 2, 232)], [left.comprobante])).toEqual({
      ok: false,
      falla: 'De Venta solo quedan $300.00 para notas de crédito.',
    });
  });

  it('names no tax that nothing came back of', () => {
    const note = noteOf([articulo(1, 1, 116)]);
    expect(note.ok && note.comprobante.Conceptos?.[0]?.Impuestos?.Traslados).toEqual([
      { Base: '100.00', Impuesto: '002', TipoFactor: 'Tasa', TasaOCuota: '0.160000', Importe: '16.00' },
    ]);
  });

  it('is of a line that the invoice has, and of something', () => {
    expect(asked('1-9999', ['0.160000', 10])).toEqual({ ok: false, falla: 'La factura no tiene esa línea.' });
    expect(asked('1-1000', ['0.160000', 0])).toEqual({
      ok: false,
      falla: 'De Venta solo quedan $416.00 para notas de crédito.',
    });
  });

  it('is none where a part of it was sold with other taxes', () => {
    expect(asked('1-1000', ['0.160000', 10], ['0.080000', 10])).toEqual({
      ok: false,
      falla: 'La factura no tiene lo que se devuelve: se vendió con otros impuestos.',
    });
  });

  it('counts the lines that were paid for, whatever was given away before them', () => {
    const gift = { ...line(9, 1, 0, 0), linea: 1 };
    const paid = { ...line(9, 1, 100, 16), linea: 2 };
    const partes = partesDeVale({ condonacion: pesos(0), articulos: [articulo(2, 1, 116)] }, [gift, paid]);
    expect(partes).toEqual({ ok: true, partes: [{ tasaIeps: null, tasaIva: '0.160000', monto: 11_600 }] });
  });

  it('is none of a voucher that gives nothing back, nor of amounts of no known rate', () => {
    expect(partesDeVale({ condonacion: pesos(0), articulos: [articulo(1, 1, 116, 116)] }, LINEAS)).toEqual({
      ok: false,
      falla: 'Este vale no devuelve nada: no lleva nota de crédito.',
    });
    const odd = [line(7, 1, 100, 11)];
    expect(partesDeVale({ condonacion: pesos(0), articulos: [articulo(7, 1, 111)] }, odd)).toEqual({
      ok: false,
      falla: 'Los importes de la línea 7 no corresponden a ninguna tasa de impuesto del SAT.',
    });
  });

  it('is of nothing that was sold with other taxes', () => {
    const note = notaDeCredito({
      factura: { uuid: '', comprobante: global() },
      notas: [],
      pedido: {
        ...{ por: 'deVenta', identificaciones: ['1-1000'] },
        partes: [{ tasaIeps: null, tasaIva: '0.080000', monto: pesos(10) }],
      },
    });
    expect(note).toEqual({
      ok: false,
      falla: 'La factura no tiene lo que se devuelve: se vendió con otros impuestos.',
    });
  });
});

describe('the goods of a sale that its till took back', () => {
  const back = (...units: readonly number[]) => LINEAS.map((sold, place) => ({ ...sold, devuelto: units[place] ?? 0 }));
  const noteOfParts = (partes: ReturnType<typeof partesEnCaja>) => {
    const note = notaDeCredito({
      factura: { uuid: '', comprobante: global() },
      notas: [],
      pedido: { por: 'deVenta', identificaciones: ['1-1000'], partes },
    });
    if (!note.ok) throw new Error(note.falla);
    return note.comprobante;
  };

  it('are noted by the taxes that they were sold with: a unit is its share of its line', () => {
    expect(partesEnCaja(back(1, 1, 1, 1), [])).toEqual([
      { tasaIeps: null, tasaIva: '0.160000', monto: 11_600 },
      { tasaIeps: null, tasaIva: '0.000000', monto: 3_000 },
      { tasaIeps: '0.080000', tasaIva: '0.000000', monto: 5_400 },
      { tasaIeps: null, tasaIva: 'Exento', monto: 4_000 },
    ]);
    expect(partesEnCaja(back(), [])).toEqual([]);
  });

  it('of two lines of one rate are one part of it', () => {
    const same = [
      { ...line(1, 1, 100, 16), devuelto: 1 },
      { ...line(2, 3, 30, 4.8), devuelto: 1 },
    ];
    expect(partesEnCaja(same, [])).toEqual([{ tasaIeps: null, tasaIva: '0.160000', monto: 11_600 + 1_160 }]);
  });

  it('that have their note are noted no second time, and the next note is of the rest', () => {
    const first = noteOfParts(partesEnCaja(back(1, 0, 1), []));
    expect(first.Total).toBe('170.00');
    expect(partesEnCaja(back(1, 0, 1), [first])).toEqual([]);
    expect(partesEnCaja(back(2, 0, 1), [first])).toEqual([{ tasaIeps: null, tasaIva: '0.160000', monto: 11_600 }]);
  });

  it('are noted up to what a voucher left of the sale, tax by tax', () => {
    const todas = partesEnCaja(back(2, 3, 1, 1), []);
    const note = noteOf([articulo(1, 1, 116), articulo(4, 1, 40)]);
    if (!note.ok) throw new Error(note.falla);
    const venta = { comprobante: global(), identificaciones: ['1-1000'] };
    expect(hastaLoQueQueda(todas, { ...venta, notas: [] })).toEqual(todas);
    expect(hastaLoQueQueda(todas, { ...venta, notas: [note.comprobante] })).toEqual([
      { tasaIeps: null, tasaIva: '0.160000', monto: 11_600 },
      { tasaIeps: null, tasaIva: '0.000000', monto: 9_000 },
      { tasaIeps: '0.080000', tasaIva: '0.000000', monto: 5_400 },
    ]);
    const otra = { tasaIeps: null, tasaIva: '0.080000', monto: pesos(10) } as const;
    expect(hastaLoQueQueda([otra], { ...venta, notas: [] })).toEqual([otra]);
  });

  it('are in no note where their amounts are of no known rate', () => {
    expect(partesEnCaja([{ ...line(7, 1, 100, 11), devuelto: 1 }], [])).toEqual([]);
  });
});
