import type { EventObject } from 'xstate';
import type { IdEstadoCaso } from '#domain/vidaCaso';
import { casoMachine } from '#machines/caso.machine';
import type { CasoTraido } from '#machines/caso.types';
import { casoModel } from '../../machines/caso.fixtures.ts';
import { casoEn, resultado, traido } from '../../machines/caso.samples.ts';
import { sinConexion } from '../../machines/samples.ts';
import { EXCUSAS_CASO, gestosCaso } from './caso.gestos.ts';
import { relevanteCaso } from './caso.lectura.ts';
import type { MesaCaso } from './caso.mundo.ts';
import { DETALLE, prepararCaso, TRABAJO } from './caso.mundo.ts';
import { vistasCaso } from './caso.vistas.ts';
import { SALUD } from './compuerta.ts';
import { modeloDeNavegador, tablaDe } from './gestos.ts';
import { recorrer } from './suite.ts';

/** The case's number in the samples, in whose place the real one stands on screen. */
const ID_DE_MUESTRA = '7001';

const tabla = tablaDe<typeof casoMachine, MesaCaso>(casoMachine, gestosCaso);

const llega = (estado: IdEstadoCaso): EventObject & { readonly output: CasoTraido } => ({
  type: 'xstate.done.actor.traerCaso',
  output: traido(casoEn(estado)),
});

/** The state of the case when it is first fetched. */
const estadoInicial = (events: readonly EventObject[]): IdEstadoCaso => {
  const primero = events.find(({ type }) => type === 'xstate.done.actor.traerCaso');
  return primero === undefined ? 1 : (primero as ReturnType<typeof llega>).output.caso.estado.id;
};

recorrer<MesaCaso>('caso', {
  modelo: modeloDeNavegador(casoModel, tabla, relevanteCaso),
  conduccion: {
    machine: casoMachine,
    input: casoModel.inputs[0],
    tabla,
    vistas: vistasCaso,
    dicho: ({ id }, texto) => texto.replace(ID_DE_MUESTRA, String(id)),
  },
  excusas: EXCUSAS_CASO,
  vigiladas: [DETALLE, TRABAJO, SALUD],
  abrir: ({ page, compuerta, otra }, { events }) => prepararCaso(page, compuerta, otra, estadoInicial(events)),
  aMano: {
    'a comment whose answer was lost is sent again by itself, and is there once': [
      llega(2),
      { type: 'escribir', campo: 'comentario', valor: 'Se llamó al cliente.' } as EventObject,
      { type: 'comentar' },
      { type: 'envioFallido', failure: sinConexion } as EventObject,
      { type: 'conexionRestablecida' },
      { type: 'enviado', resultado: resultado(1, 'Comentario agregado con éxito') } as EventObject,
    ],
    'a comment whose answer was lost is there once when it is tried again': [
      llega(2),
      { type: 'comentar' },
      { type: 'envioFallido', failure: sinConexion } as EventObject,
      // Sent again as another comment, it would now meet a newer version and be refused.
      { type: 'reintentar' },
      { type: 'enviado', resultado: resultado(1, 'Comentario agregado con éxito') } as EventObject,
    ],
    'files that are chosen after a comment was not saved are sent': [
      llega(2),
      { type: 'comentar' },
      { type: 'envioFallido', failure: sinConexion } as EventObject,
      { type: 'corregir' },
      { type: 'adjuntar', anexos: [{ id: 'a', nombre: 'ticket.pdf', bytes: 200 }] } as EventObject,
      { type: 'avance', porcion: 1 } as EventObject,
      { type: 'enviado', resultado: resultado(1, 'Anexos agregados con éxito') } as EventObject,
    ],
  },
});
