import type { ListadoContext } from '#machines/listado.machine';
import { listadoMachine } from '#machines/listado.machine';
import type { Fixtures } from './kit/fixtures.ts';
import { model } from './kit/fixtures.ts';
import { rechazo, sinConexion, sinServicio } from './samples.ts';

const fixtures: Fixtures<typeof listadoMachine> = {
  entradas: [{ consulta: { filtro: { nombre: '' }, pagina: 0, tamPagina: 25 } }],
  eventos: {
    conexionRestablecida: [{ type: 'conexionRestablecida' }],
    consultar: [{ type: 'consultar', filtro: { nombre: 'ana' } }],
    volverA: [{ type: 'volverA', consulta: { filtro: { nombre: 'luis' }, pagina: 3, tamPagina: 50 } }],
    irAPagina: [{ type: 'irAPagina', pagina: 2 }],
    cambiarTamano: [{ type: 'cambiarTamano', tamPagina: 50 }],
    reintentar: [{ type: 'reintentar' }],
    actualizar: [{ type: 'actualizar' }],
  },
  actores: {
    traerPagina: {
      contesta: [
        { filas: [{ id: 1 }, { id: 2 }], total: 127, hayMas: false },
        { filas: [], total: 0, hayMas: false },
        { filas: [], total: 27, hayMas: false },
      ],
      falla: [sinConexion, sinServicio, rechazo],
    },
    vigilarConexion: { contesta: [], falla: [{ message: 'Fallo de quien vigila la conexión' }] },
  },
  relevante: ({ consulta, filas, failure }: ListadoContext) => ({
    pagina: consulta.pagina,
    tamPagina: consulta.tamPagina,
    hayFilas: filas.length > 0,
    espera: failure !== null && failure.tipo !== 'rechazo',
  }),
};

export const listadoModel = model(listadoMachine, fixtures);
