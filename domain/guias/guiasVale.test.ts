import { describe, expect, it } from 'vitest';
import { ESTADOS_ARTICULO, type IdEstadoArticulo, sePuedeCancelar, yaSalio } from '#domain/ventas/estadosDeEntrega';
import { estatusEnPalabras, fallaEstatus, GUIA_TEXTS, mensajeDeConsulta } from './guiasVale.ts';
import { type ArticuloEnGuia, tomarArticulos, tomarLineas, tomarTodo, unidadesEnCamino } from './unidadesDeGuia.ts';

const ALL = Object.keys(ESTADOS_ARTICULO).map(Number) as IdEstadoArticulo[];

function row(idArticulo: number, linea: number, statusitem: IdEstadoArticulo, cantidad = 1): ArticuloEnGuia {
  return { idArticulo, linea, statusitem, cantidad };
}

describe('what has left is not cancelled', () => {
  it('and that is EN RUTA, ENTREGADO and RECOLECTADO', () => {
    expect(ALL.filter(yaSalio)).toEqual([6, 7, 13]);
    expect(ALL.filter((one) => !sePuedeCancelar(one))).toEqual([6, 7, 9, 13]);
    const rows = ALL.map((statusitem) => row(statusitem + 100, 1, statusitem, 2));
    const taken = tomarTodo(rows);
    expect('tomas' in taken && taken.tomas.map(({ idArticulo }) => idArticulo - 100)).toEqual(
      ALL.filter(sePuedeCancelar),
    );
    expect(unidadesEnCamino(rows)).toBe(6);
  });

  it('so that a guide gives nothing when all its goods have left or are cancelled', () => {
    const falla = 'La guía no tiene unidades por cancelar: ya salieron o se cancelaron.';
    expect(tomarTodo([row(1, 1, 7), row(2, 1, 9)])).toEqual({ falla });
    expect(tomarTodo([])).toEqual({ falla });
  });
});

describe('units are taken', () => {
  const rows = [row(1, 1, 4, 2), row(2, 2, 0), row(3, 1, 6), row(4, 1, 0, 3)];

  it('of rows exactly as asked', () => {
    const asked = [{ idArticulo: 4, cantidad: 3 }];
    expect(tomarArticulos(rows, asked)).toEqual({ tomas: asked });
    expect(tomarArticulos(rows, [{ idArticulo: 4, cantidad: 4 }])).toEqual({
      falla: 'La cantidad de artículos a cancelar no puede ser mayor a: 3',
    });
    expect(tomarArticulos(rows, [{ idArticulo: 3, cantidad: 1 }])).toEqual({
      falla: 'El artículo 3 está EN RUTA: ya no se cancela.',
    });
    expect(tomarArticulos(rows, [{ idArticulo: 9, cantidad: 1 }])).toEqual({
      falla: 'La guía no tiene el artículo 9.',
    });
  });

  it('of lines from one row after the other, never from what has left', () => {
    expect(tomarLineas(rows, [{ linea: 1, cantidad: 4 }])).toEqual({
      tomas: [
        { idArticulo: 1, cantidad: 2 },
        { idArticulo: 4, cantidad: 2 },
      ],
    });
    expect(tomarLineas(rows, [{ linea: 1, cantidad: 6 }])).toEqual({
      falla: 'La cantidad de artículos a cancelar no puede ser mayor a: 5',
    });
  });
});

it('an article’s status never leads from the road back to where it could be cancelled', () => {
  const passes = (tipo: 'ENTREGA' | 'RECOLECTA', de: IdEstadoArticulo) =>
    ALL.filter((a) => a !== de && fallaEstatus(tipo, de, a) === null);
  expect(passes('ENTREGA', 6)).toEqual([7, 8, 13]);
  expect(passes('ENTREGA', 7)).toEqual([13, 14]);
  expect(passes('ENTREGA', 13)).toEqual([]);
  expect(passes('ENTREGA', 9)).toEqual([]);
  expect(passes('ENTREGA', 4)).toEqual(ALL.filter((a) => a !== 4 && a !== 9));
  expect(passes('RECOLECTA', 14)).toEqual([13]);
  expect(passes('RECOLECTA', 13)).toEqual([]);
  expect(fallaEstatus('RECOLECTA', 13, 13)).toBeNull();
  expect(fallaEstatus('ENTREGA', 9, 0)).toBe('Un artículo cancelado ya no cambia de estatus.');
});

it('a query is told of in the specification’s words', () => {
  expect([
    mensajeDeConsulta({ situacion: 'conocida', guias: 1 }),
    mensajeDeConsulta({ situacion: 'conocida', guias: 0 }),
    mensajeDeConsulta({ situacion: 'desconocida' }),
    mensajeDeConsulta({ situacion: 'sinRespuesta' }),
  ]).toEqual([
    { codigo: 1, tipo: 'success', mensaje: 'La operación contiene Guía Logística relacionada' },
    { codigo: 2, tipo: 'info', mensaje: 'La operación no contiene guías relacionadas' },
    { codigo: 3, tipo: 'warning', mensaje: 'No se podido obtener la información solicitada' },
    { codigo: 4, tipo: 'error', mensaje: 'No se ha podido completar la consulta, intente más tarde' },
  ]);
});

it('a cancellation is told of in numbers', () => {
  expect([GUIA_TEXTS.cancelada(1, 0), GUIA_TEXTS.cancelada(2, 1)]).toEqual([
    'Se canceló 1 unidad de la guía',
    'Se cancelaron 2 unidades de la guía; 1 ya salió y sigue su camino',
  ]);
});

it('what a voucher cancels is told of with its guides', () => {
  expect([GUIA_TEXTS.canceladasPorVale(1, ['G1']), GUIA_TEXTS.canceladasPorVale(3, ['G1', 'G2'])]).toEqual([
    '1 unidad cancelada en la guía G1',
    '3 unidades canceladas en las guías G1, G2',
  ]);
});

it('new statuses are counted by their names', () => {
  const articulos = [13, 13, 7].map((statusitem, idArticulo) => ({
    idArticulo,
    statusitem: statusitem as IdEstadoArticulo,
  }));
  expect(estatusEnPalabras({ folioGuia: 'G1', articulos, paquetes: [{ idPaquete: 1, status: 5 }] })).toBe(
    '2 artículos RECOLECTADO, 1 artículo ENTREGADO, 1 paquete EN RUTA',
  );
});
