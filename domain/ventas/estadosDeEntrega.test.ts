import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  colorEstadoArticulo,
  colorEstadoPaquete,
  devolucionesMaximas,
  ESTADOS_ARTICULO,
  ESTADOS_PAQUETE,
  type IdEstadoArticulo,
  type IdEstadoPaquete,
} from './estadosDeEntrega.ts';

function redOf<Id extends number>(names: Readonly<Record<Id, string>>, colour: (id: Id) => string): readonly string[] {
  return (Object.keys(names).map(Number) as Id[]).filter((id) => colour(id) === 'rojo').map((id) => names[id]);
}

it('the statuses of articles and packages have the numbers of the specification', () => {
  expect(ESTADOS_ARTICULO).toEqual({
    ...{ 0: 'POR ASIGNAR', 1: 'ASIGNADO PICKING', 2: 'UBICADO', 3: 'ASIGNADO PACKING', 4: 'EMPACADO', 5: 'SURTIDO' },
    ...{ 6: 'EN RUTA', 7: 'ENTREGADO', 8: 'NO ENTREGADO', 9: 'CANCELADO', 10: 'EN ESPERA', 11: 'REEMPACADO' },
    ...{ 12: 'NO REEMPACADO', 13: 'RECOLECTADO', 14: 'PENDIENTE DE RECOLECTA' },
  });
  expect(ESTADOS_PAQUETE).toEqual({
    ...{ 0: 'PENDIENTE DE ENVIO', 1: 'PENDIENTE DE SUMINISTRO', 2: 'EN SUMINISTRO', 3: 'EN ANDEN', 4: 'CARGADO' },
    ...{ 5: 'EN RUTA', 6: 'ENTREGADO', 7: 'ENTREGA PARCIAL', 8: 'NO ENTREGADO', 12: 'AUDITADO' },
    ...{ 9: 'YA NO APARECE EL PAQUETE EN EL DASHBOARD DE GUIAS', 13: 'IMPRIMIENDO ETIQUETA REPAQUETIZACION' },
    ...{ 14: 'REPAQUETIZADO', 16: 'CANCELADO POR REPAQUETIZACION' },
  });
});

describe('the colour of a status', () => {
  it('is red for packages on the road, delivered or gone from the dashboard, and green for all others', () => {
    expect(redOf<IdEstadoPaquete>(ESTADOS_PAQUETE, colorEstadoPaquete)).toEqual([
      'EN RUTA',
      'ENTREGADO',
      'YA NO APARECE EL PAQUETE EN EL DASHBOARD DE GUIAS',
    ]);
    expect(colorEstadoPaquete(0)).toBe('verde');
  });

  it('is red for articles on the road, delivered or cancelled, and green for all others', () => {
    expect(redOf<IdEstadoArticulo>(ESTADOS_ARTICULO, colorEstadoArticulo)).toEqual([
      'EN RUTA',
      'ENTREGADO',
      'CANCELADO',
    ]);
    expect(colorEstadoArticulo(0)).toBe('verde');
  });
});

describe('the units that can still be returned', () => {
  it.each([
    ['all of what was never returned', { cantidadOriginal: 5, cantidadMaxima: 5, cancelados: 0 }, 5],
    ['what an earlier return left', { cantidadOriginal: 5, cantidadMaxima: 3, cancelados: 0 }, 3],
    ['less the cancelled ones', { cantidadOriginal: 5, cantidadMaxima: 5, cancelados: 2 }, 3],
    ['not less those that a return accounts for', { cantidadOriginal: 5, cantidadMaxima: 3, cancelados: 2 }, 3],
    ['less those that it does not', { cantidadOriginal: 5, cantidadMaxima: 4, cancelados: 3 }, 2],
    ['none when all are cancelled', { cantidadOriginal: 2, cantidadMaxima: 2, cancelados: 2 }, 0],
  ])('are %s', (_which, unidades, expected) => {
    expect(devolucionesMaximas(unidades)).toBe(expected);
  });

  it('are never below 0 and never more than the chain allows', () => {
    fc.assert(
      fc.property(fc.nat(50), fc.nat(50), fc.nat(200), (a, b, cancelados) => {
        const [cantidadOriginal, cantidadMaxima] = [Math.max(a, b), Math.min(a, b)];
        const unidades = devolucionesMaximas({ cantidadOriginal, cantidadMaxima, cancelados });
        expect(unidades).toBeGreaterThanOrEqual(0);
        expect(unidades).toBeLessThanOrEqual(cantidadMaxima);
      }),
    );
  });
});
