/** Statuses of articles and packages on a logistics guide (specification, section 4). */

/** The statuses of an article, by their id. */
export const ESTADOS_ARTICULO = {
  0: 'POR ASIGNAR',
  1: 'ASIGNADO PICKING',
  2: 'UBICADO',
  3: 'ASIGNADO PACKING',
  4: 'EMPACADO',
  5: 'SURTIDO',
  6: 'EN RUTA',
  7: 'ENTREGADO',
  8: 'NO ENTREGADO',
  9: 'CANCELADO',
  10: 'EN ESPERA',
  11: 'REEMPACADO',
  12: 'NO REEMPACADO',
  13: 'RECOLECTADO',
  14: 'PENDIENTE DE RECOLECTA',
} as const;

/** The statuses of a package, by their id. */
export const ESTADOS_PAQUETE = {
  0: 'PENDIENTE DE ENVIO',
  1: 'PENDIENTE DE SUMINISTRO',
  2: 'EN SUMINISTRO',
  3: 'EN ANDEN',
  4: 'CARGADO',
  5: 'EN RUTA',
  6: 'ENTREGADO',
  7: 'ENTREGA PARCIAL',
  8: 'NO ENTREGADO',
  9: 'YA NO APARECE EL PAQUETE EN EL DASHBOARD DE GUIAS',
  12: 'AUDITADO',
  13: 'IMPRIMIENDO ETIQUETA REPAQUETIZACION',
  14: 'REPAQUETIZADO',
  16: 'CANCELADO POR REPAQUETIZACION',
} as const;

export type IdEstadoArticulo = keyof typeof ESTADOS_ARTICULO;
export type IdEstadoPaquete = keyof typeof ESTADOS_PAQUETE;

/** The statuses of an article by name, for code that speaks of one of them. */
export const ESTADO_ARTICULO = {
  enRuta: 6,
  entregado: 7,
  noEntregado: 8,
  cancelado: 9,
  recolectado: 13,
  porRecolectar: 14,
} as const satisfies Record<string, IdEstadoArticulo>;

const { cancelado, porRecolectar } = ESTADO_ARTICULO;
const PAQUETE_EN_RUTA: IdEstadoPaquete = 5;

/** Where units of a delivery are: in the warehouse, on the road, delivered (with the customer, or fetched back), or cancelled. */
export type DondeEsta = 'almacen' | 'enRuta' | 'entregado' | 'cancelado';

/** Where the units of a delivery are, by the status of their article; what was not delivered is back in the warehouse. */
export const DONDE_ESTA = {
  0: 'almacen',
  1: 'almacen',
  2: 'almacen',
  3: 'almacen',
  4: 'almacen',
  5: 'almacen',
  6: 'enRuta',
  7: 'entregado',
  8: 'almacen',
  9: 'cancelado',
  10: 'almacen',
  11: 'almacen',
  12: 'almacen',
  13: 'entregado',
  14: 'entregado',
} as const satisfies Record<IdEstadoArticulo, DondeEsta>;

/** Whether units have left the warehouse: EN RUTA, ENTREGADO or RECOLECTADO. */
export function yaSalio(statusitem: IdEstadoArticulo): boolean {
  // A pickup's guide carries nothing yet while it waits.
  return statusitem !== porRecolectar && ['enRuta', 'entregado'].includes(DONDE_ESTA[statusitem]);
}

/** Whether units can still be cancelled on their guide: neither on the road, nor cancelled before. */
export function sePuedeCancelar(statusitem: IdEstadoArticulo): boolean {
  return statusitem !== cancelado && !yaSalio(statusitem);
}

/** Whether somebody is driving to fetch an article: it is not fetched yet, and its package is EN RUTA. */
export function vaPorEl(statusitem: IdEstadoArticulo, paquete: IdEstadoPaquete): boolean {
  return statusitem === porRecolectar && paquete === PAQUETE_EN_RUTA;
}

/** Colours of a status chip, as the product defines them. */
export type ColorEstado = 'rojo' | 'verde';

/** Red for EN RUTA, ENTREGADO and the 'no longer in dashboard' state, green otherwise (specification, section 2). */
export function colorEstadoPaquete(estado: IdEstadoPaquete): ColorEstado {
  return estado === 5 || estado === 6 || estado === 9 ? 'rojo' : 'verde';
}

/** Red for EN RUTA, ENTREGADO and CANCELADO, green otherwise (specification, section 2). */
export function colorEstadoArticulo(estado: IdEstadoArticulo): ColorEstado {
  return estado === 6 || estado === 7 || estado === 9 ? 'rojo' : 'verde';
}

/**
 * Units of an article that can still be returned. OPEN in the specification (section 4): the reading chosen is
 * `cantidadMaxima` less the cancelled package items that no earlier return accounts for, never below 0.
 */
export function devolucionesMaximas(unidades: {
  readonly cantidadOriginal: number;
  readonly cantidadMaxima: number;
  readonly cancelados: number;
}): number {
  const devueltas = unidades.cantidadOriginal - unidades.cantidadMaxima;
  const sinDevolver = Math.max(0, unidades.cancelados - devueltas);
  return Math.max(0, unidades.cantidadMaxima - sinDevolver);
}
