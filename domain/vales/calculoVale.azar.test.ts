import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { centavos, sum } from '#domain/common/money';
import { dividir } from '#domain/ventas/importesDeLinea';
import type { PagoDeVenta } from '#domain/ventas/metodosDevolucion';
import { linea, pedido, reglas, take, venta } from '../../tests/vales.ts';
import { calcularVale, type LineaPorDevolver, type VentaPorDevolver } from './calculoVale.ts';

/** Sales of some lines with any amounts that a till can make, discounts included, paid in any ways. */
const sales = fc
  .array(fc.record({ unidades: fc.integer({ min: 1, max: 12 }), subtotal: fc.integer({ min: 0, max: 3_000_000 }) }), {
    minLength: 1,
    maxLength: 5,
  })
  .chain((lines) =>
    fc.record({
      lines: fc.constant(lines),
      discount: fc.integer({ min: 0, max: 60 }),
      shares: fc.array(fc.record({ way: fc.constantFrom(1, 2, 3, 4), weight: fc.integer({ min: 1, max: 9 }) }), {
        minLength: 1,
        maxLength: 3,
      }),
    }),
  )
  .map(({ lines, discount, shares }): VentaPorDevolver => {
    const lineas = lines.map(({ unidades, subtotal }, index): LineaPorDevolver => {
      const descuento = Math.floor((subtotal * discount) / 100);
      const iva = Math.round((subtotal - descuento) * 0.16);
      const amounts = { subtotal, descuento, iva, ieps: 0, total: subtotal - descuento + iva };
      const restante = { unidades, ...amounts } as LineaPorDevolver['restante'];
      const units = { retorno: 'libre' as const, cantidadOriginal: unidades, cantidadMaxima: unidades, vales: [] };
      return { linea: index + 1, numArt: '1', ...units, guia: null, restante };
    });
    const total = lineas.reduce((paid, { restante }) => paid + restante.total, 0);
    const weights = shares.reduce((all, { weight }) => all + weight, 0);
    let left = total;
    const pagos = shares.map(({ way, weight }, index): PagoDeVenta => {
      const monto = index === shares.length - 1 ? left : Math.floor((total * weight) / weights);
      left -= monto;
      return { idFormaPago: way, monto: centavos(monto), devuelto: centavos(0) };
    });
    return {
      dias: 1,
      comprador: null,
      acumulado: centavos(0),
      devueltasAparte: [],
      lineas,
      pagos,
      redondeo: centavos(0),
    };
  });

const returns = fc.array(fc.record({ line: fc.nat(), units: fc.nat({ max: 13 }), cancelled: fc.boolean() }), {
  minLength: 1,
  maxLength: 25,
});

describe('any sequence of returns of a sale', () => {
  it('never gives back a unit or a centavo more than was paid, and in the end exactly all of it', () => {
    fc.assert(
      fc.property(sales, returns, (sold, asked) => {
        let now = sold;
        let given = 0;
        const one = (line: number, cantidad: number, cancelled: boolean): void => {
          const came = calcularVale(now, pedido([take(line, cantidad)]), reglas);
          const before = now.lineas[line - 1];
          if (before === undefined) throw new Error('no such line');
          const refused = came.fallas.length > 0;
          expect(refused).toBe(cantidad === 0 || cantidad > before.restante.unidades);
          if (refused) return;
          expect(sum(came.metodos.map(({ monto }) => monto))).toBe(came.saldo);
          const left = cancelled ? before.restante : dividir(before.restante, cantidad).resto;
          if (!cancelled) given += came.totales.total;
          now = {
            ...now,
            lineas: now.lineas.with(line - 1, { ...before, cantidadMaxima: left.unidades, restante: left }),
          };
        };
        for (const { line, units, cancelled } of asked) one(1 + (line % sold.lineas.length), units, cancelled);
        for (const { linea: n, restante } of now.lineas) if (restante.unidades > 0) one(n, restante.unidades, false);
        expect(given).toBe(sold.lineas.reduce((total, { restante }) => total + restante.total, 0));
      }),
    );
  });

  it('in another order gives the same units to whoever is not refused', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 20 }), fc.nat({ max: 20 }), fc.nat({ max: 20 }), (units, a, b) => {
        const outcome = (sizes: readonly number[]) => {
          let left = units;
          const accepted = sizes.filter((size) => {
            const sold = { ...venta, lineas: [linea(1, left, 10)] };
            const ok = left > 0 && calcularVale(sold, pedido([take(1, size)]), reglas).fallas.length === 0;
            if (ok) left -= size;
            return ok;
          });
          return { left, accepted };
        };
        const [one, other] = [outcome([a, b]), outcome([b, a])];
        if (a + b <= units) expect(one.left).toBe(other.left);
        expect([one.left >= 0, other.left >= 0]).toEqual([true, true]);
      }),
    );
  });
});
