import { eq } from 'drizzle-orm';
import type { AuditEntry } from '#domain/audit';
import type { Db } from '../db/db.ts';
import { usuarios } from '../db/schema/personas.ts';
import { bitacora } from '../db/schema/system.ts';
import { withoutSecrets } from './secrets.ts';

/** Rows of the audit with the names of those who did it: the one place where they are read, so that no secret leaves. */
export function selectEntries(db: Db) {
  return db
    .select({
      id: bitacora.id,
      momento: bitacora.momento,
      numiden: bitacora.numiden,
      nombre: usuarios.nombreCompleto,
      accion: bitacora.accion,
      entidad: bitacora.entidad,
      idEntidad: bitacora.idEntidad,
      antes: bitacora.antes,
      despues: bitacora.despues,
    })
    .from(bitacora)
    .leftJoin(usuarios, eq(usuarios.numiden, bitacora.numiden));
}

type SelectedEntry = Awaited<ReturnType<typeof selectEntries>>[number];

/** A row as it may leave the server. */
export function entryOf({ momento, numiden, nombre, antes, despues, ...row }: SelectedEntry): AuditEntry {
  return {
    ...row,
    momento: momento.toISOString(),
    autor: numiden === null ? null : { numiden, nombre },
    ...withoutSecrets({ antes, despues }),
  };
}
