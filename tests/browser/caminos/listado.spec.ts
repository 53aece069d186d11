import type { EventObject } from 'xstate';
import { listadoMachine } from '#machines/listado.machine';
import { listadoModel } from '../../machines/listado.fixtures.ts';
import { sinConexion } from '../../machines/samples.ts';
import { SALUD } from './compuerta.ts';
import { modeloDeNavegador, tablaDe } from './gestos.ts';
import { gestosListado, pagina, relevanteListado } from './listado.gestos.ts';
import type { MesaListado } from './listado.mundo.ts';
import { LISTA, MUCHAS, prepararListado } from './listado.mundo.ts';
import { vistasListado } from './listado.vistas.ts';
import { recorrer } from './suite.ts';

const input = { consulta: { filtro: 'muchas', pagina: 0, tamPagina: 25 } };
const tabla = tablaDe<typeof listadoMachine, MesaListado>(listadoMachine, gestosListado);

const llega = (filas: number, total: number): EventObject & { readonly output: unknown } => ({
  type: 'xstate.done.actor.traerPagina',
  output: pagina(filas, total),
});

recorrer<MesaListado>('listado', {
  modelo: { ...modeloDeNavegador(listadoModel, tabla, relevanteListado), inputs: [input] },
  conduccion: { machine: listadoMachine, input, tabla, vistas: vistasListado, dicho: (_mesa, texto) => texto },
  excusas: {},
  vigiladas: [LISTA, SALUD],
  abrir: ({ page, compuerta, otra }) => prepararListado(page, compuerta, otra),
  aMano: {
    'a search asks again for the last page, to which the list went by itself in vain': [
      llega(25, MUCHAS),
      { type: 'irAPagina', pagina: 1 } as EventObject,
      llega(0, 25),
      { type: 'xstate.error.actor.traerPagina', error: sinConexion } as EventObject,
      { type: 'actualizar' },
      llega(25, MUCHAS),
    ],
  },
});
