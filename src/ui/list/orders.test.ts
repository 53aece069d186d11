import { describe, expect, it } from 'vitest';
import { withOrder } from '../DataTable/columns.ts';
import { type Orders, orderPressed, tableOrder } from './orders.ts';

type Order = 'recientes' | 'antiguos' | 'porVencer' | 'porPlazo';
const orders: Orders<Order> = {
  recientes: { text: 'Más recientes', column: 'creado', descending: true },
  antiguos: { text: 'Más antiguos', column: 'creado', descending: false },
  porVencer: { text: 'Por perder color', column: 'semaforo', descending: false },
  porPlazo: { text: 'Por plazo', column: null, descending: false },
};

/** Presses a header of the table and answers the order that the list takes. */
function press(now: Order, column: string): Order {
  return orderPressed(orders, withOrder({ page: 3, pageSize: 25, order: tableOrder(orders, now) }, column).order, now);
}

describe('the headers of a list', () => {
  it.each([
    ['recientes', 'creado', 'antiguos'],
    ['antiguos', 'creado', 'recientes'],
    ['porVencer', 'creado', 'recientes'],
    ['recientes', 'semaforo', 'porVencer'],
    ['antiguos', 'semaforo', 'porVencer'],
    ['porVencer', 'semaforo', 'recientes'],
    ['porPlazo', 'semaforo', 'porVencer'],
    ['porPlazo', 'creado', 'recientes'],
  ] as const)('in the order %s, a press on %s gives %s', (now, column, next) => {
    expect(press(now, column)).toBe(next);
  });

  it('show nothing of an order that is chosen by its name alone', () => {
    expect(tableOrder(orders, 'porPlazo')).toBeNull();
  });
});
