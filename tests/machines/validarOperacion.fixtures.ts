import { type ValidarOperacionContext, validarOperacionMachine } from '#machines/validarOperacion.machine';
import { type Fixtures, model } from './kit/fixtures.ts';
import { broken, brokenItems, emptyOperation, noConnection, noItems, noOperation, noService } from './samples.ts';

const fixtures: Fixtures<typeof validarOperacionMachine> = {
  eventos: {
    conexionRestablecida: [{ type: 'conexionRestablecida' }],
    ventaCambiada: [{ type: 'ventaCambiada' }],
    elegirTienda: [
      { type: 'elegirTienda', tienda: 1 },
      { type: 'elegirTienda', tienda: 0 },
    ],
    escribirOperacion: [
      { type: 'escribirOperacion', operacion: '1000001' },
      { type: 'escribirOperacion', operacion: '' },
      { type: 'escribirOperacion', operacion: '10000011000001' },
    ],
    buscar: [{ type: 'buscar' }],
    reintentar: [{ type: 'reintentar' }],
    nuevoCaso: [{ type: 'nuevoCaso' }],
  },
  actores: {
    buscarOperacion: {
      contesta: [emptyOperation, noOperation, noItems, brokenItems],
      falla: [noConnection, noService, broken],
    },
    vigilarConexion: { contesta: [], falla: [{ message: 'Fallo de quien vigila la conexión' }] },
  },
  entradas: [undefined, { tienda: 1, operacion: '1000001', puedeCrearCaso: true }],
  relevante: ({ tienda, operacion, puedeCrearCaso, failure, hallazgos }: ValidarOperacionContext) => [
    tienda !== 0,
    operacion,
    puedeCrearCaso,
    failure?.tipo ?? null,
    hallazgos !== null && 'failure' in hallazgos.articulos ? hallazgos.articulos.failure.tipo : null,
  ],
};

export const validarOperacionModel = model(validarOperacionMachine, fixtures);
