import { and, asc, eq, sql } from 'drizzle-orm';
import { type AuditValues, changesInWords } from '#domain/common/fieldChanges';
import type { Movimiento } from '#domain/common/history';
import type { RecordName } from '#domain/common/records';
import type { Tx } from '../db/db.ts';
import { usuarios } from '../db/schema/personas.ts';
import { bitacora } from '../db/schema/system.ts';
import { withNames } from './withNames.ts';

/** The changes of a record after its version `seen`, in order and in words: the audit is its history. */
export async function changesSince(tx: Tx, name: RecordName, id: number, seen: number): Promise<Movimiento[]> {
  const version = sql<number>`(${bitacora.despues} ->> 'version')::int`;
  const rows = await tx
    .select({
      id: bitacora.id,
      antes: bitacora.antes,
      despues: bitacora.despues,
      version,
      fecha: bitacora.momento,
      autor: { numiden: usuarios.numiden, nombre: usuarios.nombreCompleto },
    })
    .from(bitacora)
    .innerJoin(usuarios, eq(usuarios.numiden, bitacora.numiden))
    .where(and(eq(bitacora.entidad, name), eq(bitacora.idEntidad, String(id)), sql`${version} > ${seen}`))
    .orderBy(asc(bitacora.id));
  return (await withNames(tx, rows)).map(({ antes, despues, fecha, ...row }) => ({
    ...row,
    accion: changesInWords(antes as AuditValues, despues as AuditValues),
    fecha: fecha.toISOString(),
  }));
}
