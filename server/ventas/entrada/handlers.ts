import type { entrada } from '#contract/ventas/entrada';
import type { HandlersOf } from '../../platform/http/handler.ts';
import { Rejection } from '../../platform/http/rejection.ts';
import { createQueue, NoTurn } from '../../platform/queue.ts';
import { atenderIncidencia, detalleEntrada, resumenEntradas } from './attention.ts';
import { deliver } from './deliver.ts';
import { guidesAnnounced } from './guidesAnnounced.ts';

/** A server takes in one delivery at a time, so that people are not held up; a few wait their turn, for so long at most, in milliseconds. */
const turns = createQueue({ lanes: 1, waiting: 20, patience: 10_000 });

/** After so many seconds who got no turn sends again. */
const AGAIN_IN = 5;

/** Handlers of `contract/ventas/entrada.ts`: what integrations send. */
export const incomingHandlers: HandlersOf<typeof entrada> = {
  pruebaEntrada: async (_entrada, { integracion: { nombre, alcances }, clock }) => ({
    integracion: nombre,
    alcances: [...alcances],
    hora: clock().toISOString(),
  }),

  recibirVentas: async ({ cuerpo: lines }, { db, clock, log, integracion }) => {
    const delivering = () => deliver({ db, clock, log }, integracion, lines);
    const { id, resultados, avisos, recibidas } = await turns('deliveries', delivering).catch(refuseTurn);
    return {
      idEntrada: id,
      ventas: lines.length,
      resultados,
      avisos: [...avisos],
      detalle: recibidas.filter(({ resultado }) => resultado !== 'nueva'),
    };
  },

  avisarGuias: guidesAnnounced,
  resumenEntradas,
  detalleEntrada,
  atenderIncidencia,
};

function refuseTurn(error: unknown): never {
  if (!(error instanceof NoTurn)) throw error;
  throw new Rejection(429, `Se están recibiendo otras ventas. Mande estas de nuevo en ${AGAIN_IN} segundos.`, {
    segundos: AGAIN_IN,
  });
}
