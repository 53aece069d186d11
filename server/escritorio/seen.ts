import { eq } from 'drizzle-orm';
import { hasPermission, PERMISSION_GROUPS } from '#domain/common/permisos';
import type { ConPresencia } from '#domain/common/presencia';
import { ifVisible } from '../casos/visibleCase.ts';
import type { PresenceWord } from '../platform/changes/presence.ts';
import type { Db } from '../platform/db/db.ts';
import { casos } from '../platform/db/schema/casos.ts';
import { facturas } from '../platform/db/schema/facturas.ts';
import { vales } from '../platform/db/schema/vales.ts';
import type { ServerSession } from '../platform/http/handler.ts';
import { noPermission, notFound } from '../platform/http/rejection.ts';

interface Asked {
  readonly entidad: ConPresencia;
  readonly id: number;
}

/**
 * The facts of a record by which others may see it, once it is sure that this person may.
 * @throws Rejection 404 for none, 403 for one that is not for this person.
 */
export async function demandSeen(
  db: Db,
  sesion: ServerSession,
  { entidad, id }: Asked,
): Promise<PresenceWord['hechos']> {
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
