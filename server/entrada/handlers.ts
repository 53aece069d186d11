import type { entrada } from '#contract/entrada';
import type { HandlersOf } from '../http/handler.ts';

/** Handlers of `contract/entrada.ts`: what integrations send. */
export const incomingHandlers: HandlersOf<typeof entrada> = {
  pruebaEntrada: async (_entrada, { integracion: { nombre, alcances }, clock }) => ({
    integracion: nombre,
    alcances: [...alcances],
    hora: clock().toISOString(),
  }),
};
