import { type EventObject, fromCallback } from 'xstate';
import type { Api } from '../api/api.ts';
import { asFailure } from '../api/failure.ts';

/** The actor `vigilarConexion` of every chart: says that the back end serves again after calls had failed for lack of it. */
export function watchConnection<Received extends EventObject>(api: Api) {
  return fromCallback<Received>(({ sendBack }) => api.alVolver(() => sendBack({ type: 'conexionRestablecida' })));
}

/** Tells whether a call failed because the database behind the back end is away, as the line above the page says. */
export function isServiceAway(error: unknown): boolean {
  const { tipo } = asFailure(error);
  return tipo === 'noDisponible' || tipo === 'sinEspacio';
}
