import type { IsoDate } from '#domain/common/dates';
import { type Centavos, centavos, sum } from '#domain/common/money';
import type { MESES } from '#domain/common/sat/catalogos';
import type { Armado, Expedicion } from '#domain/facturas/cfdi/armado/comun';
import { comoSePago } from '#domain/facturas/cfdi/armado/formasDePago';
import { facturaGlobal } from '#domain/facturas/cfdi/armado/global';
import { notaDeCredito, type PedidoDeNota } from '#domain/facturas/cfdi/armado/notaDeCredito';
import { reciboDePago } from '#domain/facturas/cfdi/armado/reciboDePago';
import { facturaDeServicio } from '#domain/facturas/cfdi/armado/servicios';
import { sustituta } from '#domain/facturas/cfdi/armado/sustituta';
import { ventaNominativa } from '#domain/facturas/cfdi/armado/ventaNominativa';
import { type DatosFiscales, datosFiscalesSchema } from '#domain/facturas/cfdi/receptor';
import { lineasDe } from '#domain/facturas/cfdi/saldos';
import type { RelacionFactura } from '#domain/facturas/vidaFactura';
import type { Config } from '../../platform/config.ts';
import type { consumosRestaurante, pagosEstacionamiento } from '../../platform/db/schema/tickets.ts';
import { TIENDAS } from '../catalogos.ts';
import type { SampleSale } from '../ventas.ts';
import type { Invoice, Order } from './book.ts';
import { fiscalKeysOf } from './clavesFiscales.ts';

/** In whose name and for which case an invoice is asked for. */
export interface OrderedBy {
  readonly numiden: number;
  /** The place of the case among the cases; null where none asked. */
  readonly caso: number | null;
}

/** A parking ticket and a restaurant's slip of the sample. */
export type SampleTicket = typeof pagosEstacionamiento.$inferInsert;
export type SampleMeal = typeof consumosRestaurante.$inferInsert;

const NO_SALE = { operacion: null, referencia: null } as const;

/** The orders that the sample chain can make, as the issuer. */
export function ordersOf({ rfc, nombre, regimen }: Config['emisor']) {
  const emisor = { Rfc: rfc, Nombre: nombre, RegimenFiscal: regimen };
  const from = (cvetda: number): Expedicion => ({ emisor, lugarExpedicion: postalCodeOf(cvetda) });
  return {
    sale(sale: SampleSale, datosFiscales: DatosFiscales, asking: OrderedBy): Order {
      const { cvetda, operacion, total } = sale.venta;
      const pago = comoSePago(sale.pagos, total);
      const armado = ventaNominativa({ ...from(cvetda), receptor: datosFiscales, pago, total, lineas: linesOf(sale) });
      return {
        ...{ ...asking, clase: 'general', cvetda, operacion, referencia: null, datosFiscales },
        ...{ llamada: 'resolverFactura', armado },
      };
    },
    parking(
      { cvetda, operacion, monto, idFormaPago }: SampleTicket,
      datosFiscales: DatosFiscales,
      asking: OrderedBy,
    ): Order {
      const paid = { servicio: 'estacionamiento', referencia: String(operacion), monto, idFormaPago } as const;
      const armado = serviceOf(from(cvetda), paid, datosFiscales);
      const { servicio: clase, referencia } = paid;
      return {
        ...{ ...asking, clase, cvetda, operacion: null, referencia, datosFiscales },
        ...{ llamada: 'resolverEstacionamiento', armado },
      };
    },
    meal({ cvetda, folio, monto, idFormaPago }: SampleMeal, datosFiscales: DatosFiscales, asking: OrderedBy): Order {
      const paid = { servicio: 'restaurante', referencia: folio, monto, idFormaPago } as const;
      const armado = serviceOf(from(cvetda), paid, datosFiscales);
      const { servicio: clase, referencia } = paid;
      return {
        ...{ ...asking, clase, cvetda, operacion: null, referencia, datosFiscales },
        ...{ llamada: 'resolverFactura', armado },
      };
    },
    /** All sales of a store to the public in a month ('2026-02') that no customer asked an invoice for. */
    global(cvetda: number, month: string, sales: readonly SampleSale[], asking: OrderedBy): Order {
      const [Año = '', mes] = month.split('-');
      const armado = facturaGlobal({
        ...from(cvetda),
        periodo: { Periodicidad: '04', Meses: mes as keyof typeof MESES, Año },
        forma: '01',
        ventas: sales.map((sale) => ({
          tienda: cvetda,
          operacion: sale.venta.operacion,
          lineas: linesOf(sale),
        })),
      });
      const datosFiscales = datosFiscalesSchema.parse({
        rfc: 'XAXX010101000',
        beneficiario: 'PUBLICO EN GENERAL',
        regimenFiscal: '616',
        usoCFDI: 'S01',
        codigoPostal: postalCodeOf(cvetda),
      });
      return {
        ...{ ...asking, ...NO_SALE, clase: 'global', cvetda, datosFiscales, llamada: 'resolverFactura', armado },
        ventas: sales.map(({ venta: { operacion } }) => operacion),
      };
    },
    note(of: Invoice, pedido: PedidoDeNota, asking: OrderedBy): Order {
      const armado = notaDeCredito({ factura: issued(of), notas: madeOf(of, ['01', '03']), pedido });
      const { cvetda, operacion, datosFiscales } = of.order;
      return {
        ...{ ...asking, clase: 'notaCredito', cvetda, operacion, referencia: null, datosFiscales },
        ...{ llamada: 'resolverNotaCredito', armado },
        relaciones: [{ de: of, relacion: pedido.por === 'devolucion' ? '03' : '01' }],
      };
    },
    receipt(
      of: Invoice,
      { pagado, dia }: { readonly pagado: Centavos; readonly dia: IsoDate },
      asking: OrderedBy,
    ): Order {
      const { cvetda, datosFiscales } = of.order;
      const notas = madeOf(of, ['01', '03']);
      const documentos = [{ factura: issued(of), notas, recibos: madeOf(of, ['pago']), pagado }];
      const { lugarExpedicion } = from(cvetda);
      const armado = reciboDePago({ lugarExpedicion, fecha: `${dia}T12:00:00`, forma: '03', documentos });
      return {
        ...{ ...asking, ...NO_SALE, clase: 'reciboPago', cvetda, datosFiscales },
        ...{ llamada: 'resolverReciboPago', armado, relaciones: [{ de: of, relacion: 'pago', monto: pagado }] },
      };
    },
    substitute(of: Invoice, datosFiscales: DatosFiscales, asking: OrderedBy): Order {
      const { clase, cvetda, operacion, referencia } = of.order;
      return {
        ...{ ...asking, clase, cvetda, operacion, referencia, datosFiscales, llamada: 'resolverMantenimiento' },
        ...{ armado: sustituta(issued(of), datosFiscales), relaciones: [{ de: of, relacion: '04' }] },
      };
    },
  } as const;
}

/** The unpaid part of an invoice, credit notes taken off. */
export function unpaidOf({ total, hechas }: Invoice): Centavos {
  return centavos(total - sum(hechas.map(({ monto }) => monto)));
}

/** A tenth off an invoice. */
export function discountOf({ total }: Invoice): PedidoDeNota {
  return { por: 'descuento', monto: centavos(Math.round(total / 10)) };
}

/** One unit of the first line of an invoice that came back. */
export function returnOf({ comprobante }: Invoice): PedidoDeNota {
  const [linea] = lineasDe(comprobante) ?? [];
  return { por: 'devolucion', lineas: [{ identificacion: linea?.identificacion ?? '', unidades: 1 }] };
}

function issued({ timbrada, comprobante }: Invoice) {
  if (timbrada === null) throw new Error('Nothing is made of an invoice that was refused');
  return { uuid: timbrada.uuid, comprobante };
}

function madeOf({ hechas }: Invoice, relaciones: readonly RelacionFactura[]) {
  return hechas.filter(({ relacion }) => relaciones.includes(relacion)).map(({ factura }) => factura.comprobante);
}

function postalCodeOf(tienda: number): string {
  const codigoPostal = TIENDAS.find(({ cvetda }) => cvetda === tienda)?.codigoPostal ?? null;
  if (codigoPostal === null) throw new Error(`The store ${tienda} of the sample issues no invoices`);
  return codigoPostal;
}

function serviceOf(
  from: Expedicion,
  paid: {
    readonly servicio: 'estacionamiento' | 'restaurante';
    readonly referencia: string;
    readonly monto: Centavos;
    readonly idFormaPago: number;
  },
  receptor: DatosFiscales,
): Armado {
  const { servicio, referencia, monto: total } = paid;
  return facturaDeServicio({ ...from, servicio, referencia, receptor, pago: comoSePago([paid], total), total });
}

function linesOf({ articulos }: SampleSale) {
  return articulos.map((line) => ({
    ...line,
    ...{ cantidad: line.cantidadOriginal, ...fiscalKeysOf(line.numArt, line.departamento ?? '') },
  }));
}
