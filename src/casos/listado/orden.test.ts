import { describe, expect, it } from 'vitest';
import type { OrdenCasos } from '#domain/casos';
import { conOrden } from '../../ui/DataTable/columnas.ts';
import { ordenDeTabla, ordenPedido } from './orden.ts';

/** Presses a header of the table and answers the order that the list takes. */
const pulsar = (actual: OrdenCasos, columna: string): OrdenCasos =>
  ordenPedido(conOrden({ pagina: 3, filasPorPagina: 25, orden: ordenDeTabla(actual) }, columna).orden, actual);

describe('the headers of the case list', () => {
  it.each([
    ['recientes', 'creado', 'antiguos'],
    ['antiguos', 'creado', 'recientes'],
    ['porVencer', 'creado', 'recientes'],
    ['recientes', 'semaforo', 'porVencer'],
    ['antiguos', 'semaforo', 'porVencer'],
    ['porVencer', 'semaforo', 'recientes'],
  ] as const)('in the order %s, a press on %s gives %s', (actual, columna, nuevo) => {
    expect(pulsar(actual, columna)).toBe(nuevo);
  });
});
