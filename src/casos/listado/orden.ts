import type { OrdenCasos } from '#domain/casos';
import type { OrdenTabla } from '../../ui/DataTable/columnas.ts';

/** The orders of the list as people choose them. */
export const ORDENES: readonly (readonly [OrdenCasos, string])[] = [
  ['recientes', 'Más recientes'],
  ['antiguos', 'Más antiguos'],
  ['porVencer', 'Por perder color'],
];

/** How the table's headers show an order. */
export const ordenDeTabla = (orden: OrdenCasos): OrdenTabla => {
  if (orden === 'porVencer') return { columna: 'semaforo', descendente: false };
  return { columna: 'creado', descendente: orden === 'recientes' };
};

/**
 * The order that a pressed header asks for. A date goes to and fro between its two directions; the traffic light has one,
 * and pressed again goes back to the usual order.
 * @param pedido what the table makes of the press: null after the second direction.
 */
export const ordenPedido = (pedido: OrdenTabla | null, actual: OrdenCasos): OrdenCasos => {
  if (pedido === null) return actual === 'recientes' ? 'antiguos' : 'recientes';
  if (pedido.columna === 'semaforo') return pedido.descendente ? 'recientes' : 'porVencer';
  return pedido.descendente || actual === 'porVencer' ? 'recientes' : 'antiguos';
};
