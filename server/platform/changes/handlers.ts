import type { cambios } from '#contract/common/changes';
import type { HandlersOf } from '../http/handler.ts';

/** Handlers of `contract/common/changes.ts`. */
export const manejadoresCambios: HandlersOf<typeof cambios> = {
  eventos: async (_entrada, { changes, sesion }) => changes.open(sesion),
};
