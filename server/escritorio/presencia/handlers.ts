import type { presencia as contratoPresencia } from '#contract/common/presence';
import type { Presente } from '#domain/common/presencia';
import { tellPresence } from '../../platform/changes/presence.ts';
import type { HandlersOf, ServerSession } from '../../platform/http/handler.ts';
import { demandSeen } from '../seen.ts';

/** Handlers of `contract/common/presence.ts`. */
export const presenceHandlers: HandlersOf<typeof contratoPresencia> = {
  presencia: async ({ cuerpo: { entidad, id, pagina, turno, estado } }, { db, sesion, changes }) => {
    const hechos = await demandSeen(db, sesion, { entidad, id });
    const { numiden, nombre } = sesion;
    const word = { presencia: entidad, id, hechos, numiden, nombre, sesion: sesion.id, pagina, turno, estado };
    await tellPresence(db, word);
    return { presentes: others(changes.presentTo(sesion, { entidad, id }), sesion) };
  },

  presentes: async ({ consulta: { entidad, ids } }, { sesion, changes }) => ({
    registros: ids.split(',').flatMap((text) => {
      const id = Number(text);
      const presentes = others(changes.presentTo(sesion, { entidad, id }), sesion);
      return presentes.length === 0 ? [] : [{ id, presentes }];
    }),
  }),
};

function others(presentes: readonly Presente[], { numiden }: ServerSession): Presente[] {
  return presentes.filter((one) => one.numiden !== numiden);
}
