import { centavos } from '#domain/common/money';
import type { Armado } from '#domain/facturas/cfdi/armado/comun';
import { facturaGlobal, type VentaAlPublico } from '#domain/facturas/cfdi/armado/global';
import { notaDeCredito, type PedidoDeNota, type PorAcreditar } from '#domain/facturas/cfdi/armado/notaDeCredito';
import { type LineaDeVenta, ventaNominativa } from '#domain/facturas/cfdi/armado/ventaNominativa';
import type { FacturaTimbrada } from '#domain/facturas/cfdi/saldos';
import { comprobante } from './armados.ts';
import { EXPEDICION, linea, RECEPTOR, totalOf } from './azar.ts';

export const UUID = '9FBBF225-7ACE-4194-8FB2-F003739BC5EE';

/** An invoice that was stamped, paid at once or not yet. */
export function facturaDe(
  lineas: readonly LineaDeVenta[],
  forma: '04' | '99' = '04',
  receptor = RECEPTOR,
): FacturaTimbrada {
  const pago = { metodo: forma === '99' ? 'PPD' : 'PUE', forma } as const;
  const total = totalOf(lineas);
  return { uuid: UUID, comprobante: comprobante(ventaNominativa({ ...EXPEDICION, receptor, pago, total, lineas })) };
}

/** The global invoice of a day that was stamped. */
export function globalDe(ventas: readonly VentaAlPublico[]): FacturaTimbrada {
  const periodo = { Periodicidad: '01', Meses: '11', Año: '2026' } as const;
  return { uuid: UUID, comprobante: comprobante(facturaGlobal({ ...EXPEDICION, periodo, forma: '01', ventas })) };
}

/** Two coffee makers at a discount, with 16 %; three bags of rice without tax. */
export const FACTURA = facturaDe([
  linea({ subtotal: 259_80, descuento: 25_98, iva: 37_41, cantidad: 2 }),
  linea({ linea: 2, numArt: '500010', descripcion: 'Arroz', claveProdServ: '50221101', subtotal: 45_00, cantidad: 3 }),
]);

/** Asks for a note, of the coffee makers and the rice where nothing else is said. */
export function pedir(pedido: PedidoDeNota, de: Partial<PorAcreditar> = {}): Armado {
  return notaDeCredito({ factura: FACTURA, notas: [], pedido, ...de });
}

/** A discount of so many centavos. */
export function descuento(monto: number): PedidoDeNota {
  return { por: 'descuento', monto: centavos(monto) };
}

/** Goods that came back. */
export function devolucion(...lineas: readonly (readonly [identificacion: string, unidades: number])[]): PedidoDeNota {
  return { por: 'devolucion', lineas: lineas.map(([identificacion, unidades]) => ({ identificacion, unidades })) };
}
