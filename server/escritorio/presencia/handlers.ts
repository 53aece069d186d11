import { eq } from 'drizzle-orm';
import type { presencia as contratoPresencia } from '#contract/common/presence';
import { hasPermission, PERMISSION_GROUPS } from '#domain/common/permisos';
import type { ConPresencia, Presente } from '#domain/common/presencia';
import { ifVisible } from '../../casos/visibleCase.ts';
import { type PresenceWord, tellPresence } from '../../platform/changes/presence.ts';
import type { Db } from '../../platform/db/db.ts';
import { casos } from '../../platform/db/schema/casos.ts';
import { facturas } from '../../platform/db/schema/facturas.ts';
import { vales } from '../../platform/db/schema/vales.ts';
import type { HandlersOf, ServerSession } from '../../platform/http/handler.ts';
import { noPermission, notFound } from '../../platform/http/rejection.ts';

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

interface Asked {
  readonly entidad: ConPresencia;
  readonly id: number;
}

/**
 * The facts of a record by which others may see it, once it is sure that this person may.
 * @throws Rejection 404 for none, 403 for one that is not for this person.
 */
async function demandSeen(db: Db, sesion: ServerSession, { entidad, id }: Asked): Promise<PresenceWord['hechos']> {
  if (entidad === 'caso') {
    const { cvetda, idArea, numidenCrea } = casos;
    const [caso] = await db.select({ cvetda, idArea, numidenCrea }).from(casos).where(eq(casos.id, id));
    return ifVisible(sesion, id, caso);
  }
  const [table, who] =
    entidad === 'vale' ? ([vales, PERMISSION_GROUPS.vales] as const) : ([facturas, ['facturar']] as const);
  if (!hasPermission(sesion.permisos, who)) throw noPermission('No tiene permiso para ver este registro.');
  const [found] = await db.select({ id: table.id }).from(table).where(eq(table.id, id));
  if (found === undefined) throw notFound('El registro no existe.');
  return null;
}
