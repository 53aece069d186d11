import { SUBCATEGORIAS } from '#domain/cadena/catalogos';
import type { PorValidar } from './solicitudesFactura.ts';

/** The services around invoices on a case. */
export type ServicioDeCaso = PorValidar['servicio'] | 'restaurante' | 'cancelacion';

/** The category of the cases that each service is offered in; both the screen and the server go by it. */
const CATEGORIA_DE_SERVICIO = {
  mantenimiento: SUBCATEGORIAS.mantenimientoFactura,
  notaCredito: SUBCATEGORIAS.notaCredito,
  cancelacion: SUBCATEGORIAS.cancelacionFactura,
  general: SUBCATEGORIAS.facturaGeneral,
  estacionamiento: SUBCATEGORIAS.facturaEstacionamiento,
  reciboPago: SUBCATEGORIAS.reciboPago,
  restaurante: SUBCATEGORIAS.facturaRestaurante,
} as const satisfies Record<ServicioDeCaso, number>;

const SERVICIOS = Object.keys(CATEGORIA_DE_SERVICIO) as readonly ServicioDeCaso[];

/** The service of a case by its category; null where it asks for none. */
export function servicioDeCategoria(idSubcategoria: number): ServicioDeCaso | null {
  return SERVICIOS.find((servicio) => CATEGORIA_DE_SERVICIO[servicio] === idSubcategoria) ?? null;
}

/** The category of the cases of a service. */
export function categoriaDeServicio(servicio: ServicioDeCaso): number {
  return CATEGORIA_DE_SERVICIO[servicio];
}

/** The service that a case is asked to take. */
export interface ServicioPedido {
  readonly servicio: ServicioDeCaso;
  /** The voucher that a credit note is made of; null for everything else. */
  readonly idVale: number | null;
}

/** The service that an invoice asks of its case. */
export function servicioPedido({ servicio, solicitud }: PorValidar): ServicioPedido {
  const deRestaurante = 'origen' in solicitud && solicitud.origen === 'restaurante';
  return {
    servicio: deRestaurante ? 'restaurante' : servicio,
    idVale: 'idVale' in solicitud ? solicitud.idVale : null,
  };
}

/**
 * Whether cases of a category take a service; each that is about invoices takes a cancellation. Beside that, a voucher's own case
 * takes its credit note, and a case whose invoice was refused takes the next one in MANTENIMIENTO FACTURA.
 */
export function esDeCategoria({ servicio }: ServicioPedido, idSubcategoria: number): boolean {
  if (servicio === 'cancelacion') return servicioDeCategoria(idSubcategoria) !== null;
  return CATEGORIA_DE_SERVICIO[servicio] === idSubcategoria;
}

const QUE_SE_HACE = {
  mantenimiento: 'facturas que sustituyen a otra',
  notaCredito: 'notas de crédito',
  cancelacion: 'cancelaciones de facturas',
  general: 'facturas de operaciones',
  estacionamiento: 'facturas de estacionamiento',
  reciboPago: 'recibos de pago',
  restaurante: 'facturas de restaurante',
} as const satisfies Record<ServicioDeCaso, string>;

/** Why a case takes no such service. */
export function servicioDeOtraCategoria(id: number, categoria: string, { servicio }: ServicioPedido): string {
  return `El caso ${id} es de ${categoria}: no admite ${QUE_SE_HACE[servicio]}.`;
}
