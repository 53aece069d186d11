import type { Forma, Formas } from '#domain/cadena/formas';
import { diceDeMas } from '#domain/cadena/pagosDeVenta';
import { fallaDePagos } from './loPagado.ts';
import type { PagoEntrante, VentaEntrante } from './ventaEntrante.ts';

/** A payment as it is stored: by the known form that its own goes back as, with the name and the authority's key that its own had then. */
export interface PagoPorForma extends PagoEntrante {
  readonly idFormaPago: number;
  readonly nombre: string;
  /** Null for that of the known form. */
  readonly claveSat: Forma['claveSat'];
}

/** A sale whose payments are by forms that the product knows. */
export type VentaPorFormas = VentaEntrante<PagoPorForma>;

/**
 * Reads the payments of a sale by the forms that the chain has: once, as it comes in, so that what is decided of them later is decided by how
 * it was paid and not by how the chain's table stands then.
 * @returns why it cannot be stored: its payments do not come to what it cost, or one is by a form that the chain does not have, so
 * that money could go back in no way that is true.
 */
export function porFormas(venta: VentaEntrante, formas: Formas): VentaPorFormas | string {
  const pagos: PagoPorForma[] = [];
  for (const pago of venta.pagos) {
    const forma = formas.get(pago.forma);
    if (forma === undefined) {
      return `La cadena no tiene la forma de pago ${pago.forma}: se da en Datos fiscales, y después se manda la venta de nuevo.`;
    }
    const { como: idFormaPago, nombre, claveSat } = forma;
    if (pago.referencia !== null && diceDeMas(idFormaPago, pago.referencia)) {
      return 'Un pago trae más de lo que se guarda de una tarjeta, o menos: su referencia son los últimos cuatro dígitos.';
    }
    pagos.push({ ...pago, idFormaPago, nombre, claveSat });
  }
  return fallaDePagos({ ...venta, pagos }) ?? { ...venta, pagos };
}

/** The same for a later revision of a stored sale: what was paid by a form that the sale had before is read as it was. */
export function porSusFormas(
  venta: VentaEntrante,
  guardada: Pick<VentaPorFormas, 'pagos'>,
  formas: Formas,
): VentaPorFormas | string {
  const own = guardada.pagos.map((pago) => [pago.forma, { ...pago, como: pago.idFormaPago }] as const);
  return porFormas(venta, new Map<number, Forma>([...formas, ...own]));
}
