import { describe, expect, it } from 'vitest';
import { centavos } from '#domain/common/money';
import type { Comprobante } from '#domain/facturas/cfdi/comprobante';
import { lineasEnCaja } from './lineasDeVale.ts';
import { notaDeCredito, type PedidoDeNota } from './notaDeCredito.ts';
import { ventaNominativa } from './ventaNominativa.ts';

const UUID = '11111111-1111-4111-8111-111111111111';
const pesos = (amount: number) => centavos(Math.round(amount * 100));
const line = (linea: number, cantidad: number, subtotal: number, iva: number) => ({
  ...{ linea, numArt: `A${linea}`, descripcion: `Artículo ${linea}`, claveProdServ: '01010101', claveUnidad: 'H87' },
  ...{ cantidad, subtotal: pesos(subtotal), descuento: pesos(0), ieps: pesos(0), iva: pesos(iva) },
  total: pesos(subtotal + iva),
});
/** Three units of 58.00 at 16 %, a gift, two of 30.00 at 0. */
const LINEAS = [line(1, 3, 150, 24), line(2, 1, 0, 0), line(3, 2, 60, 0)];
const back = (...units: readonly number[]) => LINEAS.map((sold, place) => ({ ...sold, devuelto: units[place] ?? 0 }));

function factura(lineas: readonly ReturnType<typeof line>[] = LINEAS): Comprobante {
  const armado = ventaNominativa({
    emisor: { Rfc: 'EKU9003173C9', Nombre: 'ESCUELA KEMPER URGATE', RegimenFiscal: '601' },
    lugarExpedicion: '06000',
    receptor: {
      ...{ rfc: 'FUNK671228PH6', beneficiario: 'KARLA FUENTE NOLASCO', regimenFiscal: '605', usoCFDI: 'S01' },
      ...{ codigoPostal: '01160', residenciaFiscal: '', numRegIdTrib: '' },
    },
    pago: { forma: '01', metodo: 'PUE' },
    total: centavos(lineas.reduce((sum, { total }) => sum + total, 0)),
    lineas,
  });
  if (!armado.ok) throw new Error(armado.falla);
  return armado.comprobante;
}

function nota(pedido: PedidoDeNota, notas: readonly Comprobante[] = []): Comprobante {
  const armado = notaDeCredito({ factura: { uuid: UUID, comprobante: factura() }, notas, pedido });
  if (!armado.ok) throw new Error(armado.falla);
  return armado.comprobante;
}

const units = (identificacion: string, unidades: number, monto?: number): PedidoDeNota => ({
  por: 'devolucion',
  lineas: [{ identificacion, unidades, ...(monto !== undefined && { monto: centavos(monto) }) }],
});
const ofTill = (comprobante: Comprobante) => ({ comprobante, enCaja: true });
const ofOthers = (comprobante: Comprobante) => ({ comprobante, enCaja: false });

describe('the lines that a till took back of a sale with an invoice by name', () => {
  it('are its units for what they were sold for; a gift is in no invoice', () => {
    expect(lineasEnCaja(back(2, 1, 1), factura(), [])).toEqual({
      ok: true,
      lineas: [
        { identificacion: 'A1', unidades: 2, monto: 11_600 },
        { identificacion: 'A3', unidades: 1, monto: 3_000 },
      ],
    });
    expect(lineasEnCaja(back(0, 1, 0), factura(), [])).toEqual({ ok: true, lineas: [] });
    expect(lineasEnCaja(back(), factura(), [])).toEqual({ ok: true, lineas: [] });
  });

  it('are those that have no note yet, up to the whole line', () => {
    const first = ofTill(nota(units('A1', 1, 5_800)));
    expect(lineasEnCaja(back(1, 0, 0), factura(), [first])).toEqual({ ok: true, lineas: [] });
    expect(lineasEnCaja(back(3, 0, 0), factura(), [first])).toEqual({
      ok: true,
      lineas: [{ identificacion: 'A1', unidades: 2, monto: 11_600 }],
    });
    const more = ofTill(nota(units('A1', 2, 11_600)));
    expect(lineasEnCaja(back(1, 0, 0), factura(), [more])).toEqual({ ok: true, lineas: [] });
  });

  it('are not those of vouchers, and take only what these leave', () => {
    const voucher = ofOthers(nota(units('A1', 1, 5_800)));
    expect(lineasEnCaja(back(2, 0, 0), factura(), [voucher])).toEqual({
      ok: true,
      lineas: [{ identificacion: 'A1', unidades: 2, monto: 11_600 }],
    });
    const two = ofOthers(nota(units('A1', 2, 11_600)));
    expect(lineasEnCaja(back(3, 0, 0), factura(), [two])).toEqual({
      ok: true,
      lineas: [{ identificacion: 'A1', unidades: 1, monto: 5_800 }],
    });
    const all = ofOthers(nota(units('A1', 3, 17_400)));
    expect(lineasEnCaja(back(3, 0, 0), factura(), [all])).toEqual({ ok: true, lineas: [] });
  });

  it('are at most what a discount leaves of their line', () => {
    // Of 174.00 and 60.00 the discount of 117.00 takes half.
    const discount = ofOthers(nota({ por: 'descuento', monto: pesos(117) }));
    expect(lineasEnCaja(back(3, 0, 1), factura(), [discount])).toEqual({
      ok: true,
      lineas: [
        { identificacion: 'A1', unidades: 3, monto: 8_700 },
        { identificacion: 'A3', unidades: 1, monto: 3_000 },
      ],
    });
    const whole = ofOthers(nota({ por: 'descuento', monto: pesos(234) }));
    expect(lineasEnCaja(back(3, 0, 2), factura(), [whole])).toEqual({ ok: true, lineas: [] });
  });

  it('are of no amount twice where a note took more than its units were sold for', () => {
    const dear = ofTill(nota(units('A1', 1, 11_600)));
    expect(lineasEnCaja(back(2, 0, 0), factura(), [dear])).toEqual({ ok: true, lineas: [] });
    expect(lineasEnCaja(back(3, 0, 0), factura(), [dear])).toEqual({
      ok: true,
      lineas: [{ identificacion: 'A1', unidades: 2, monto: 5_800 }],
    });
  });

  it('are no units twice where a note took them for less, as of worn goods', () => {
    const worn = ofTill(nota(units('A1', 2, 2_900)));
    expect(lineasEnCaja(back(2, 0, 0), factura(), [worn])).toEqual({ ok: true, lineas: [] });
  });

  it('are not guessed where the invoice has other lines than the sale, or what cannot be read', () => {
    const falla = 'Esta factura no tiene las líneas de la venta: haga la nota por artículos o por importe.';
    expect(lineasEnCaja(back(1), factura([line(1, 3, 150, 24)]), [])).toEqual({ ok: false, falla });
    expect(lineasEnCaja(back(0, 1, 0), factura([line(1, 3, 150, 24)]), [])).toEqual({ ok: true, lineas: [] });
    const { Conceptos = [], ...rest } = nota(units('A1', 1, 5_800));
    const odd = { ...rest, Conceptos: Conceptos.map((one) => ({ ...one, Cantidad: '0.5' })) };
    expect(lineasEnCaja(back(1), factura(), [ofOthers(odd)])).toEqual({ ok: false, falla });
    expect(lineasEnCaja(back(1), factura(), [ofTill(odd)])).toEqual({ ok: false, falla });
  });
});
