import { and, desc, eq, notInArray, sql } from 'drizzle-orm';
import type { bitacora as contrato } from '#contract/personas/audit';
import { hasPermission } from '#domain/common/permisos';
import { RECORD_READERS } from '#domain/common/records';
import { HISTORY_PAGE, SESSION_ACTS } from '#domain/personas/audit';
import { bitacora } from '../../platform/db/schema/system.ts';
import type { Handler } from '../../platform/http/handler.ts';
import { noPermission } from '../../platform/http/rejection.ts';
import { recordRead } from '../../platform/reads/recordRead.ts';
import { ENTRY_COLUMNS, entriesOf } from './entries.ts';

/**
 * Answers the changes of one record, newest first (GET bitacora/registro).
 * @throws Rejection 403 when the person may not see records of that kind.
 */
export const recordHistory: Handler<typeof contrato.historialDeRegistro> = async ({ consulta }, context) => {
  const { entidad, id, antesDe } = consulta;
  const { db, sesion } = context;
  if (!hasPermission(sesion.permisos, RECORD_READERS[entidad])) {
    throw noPermission('No tiene permiso para ver este historial.');
  }
  await recordRead(context, { accion: 'verHistorial', entidad, idEntidad: id, datos: null });
  const rows = await db
    .select(ENTRY_COLUMNS)
    .from(bitacora)
    .where(
      and(
        eq(bitacora.entidad, entidad),
        eq(bitacora.idEntidad, id),
        eq(bitacora.lectura, false),
        notInArray(bitacora.accion, [...SESSION_ACTS]),
        antesDe === undefined ? undefined : olderThan(antesDe),
      ),
    )
    .orderBy(desc(bitacora.momento), desc(bitacora.id))
    .limit(HISTORY_PAGE + 1);
  return { cambios: await entriesOf(db, rows.slice(0, HISTORY_PAGE)), hayMas: rows.length > HISTORY_PAGE };
};

/** In the order of the index; nothing is older than a row that is not there. */
function olderThan(id: number) {
  return sql`(${bitacora.momento}, ${bitacora.id}) < (select momento, id from bitacora where id = ${id})`;
}
