import type { AuditAuthor, AuditEntry, ListedAuditEntry } from '#domain/personas/audit';
import type { Db } from '../../platform/db/db.ts';
import { bitacora } from '../../platform/db/schema/system.ts';
import { integrationNames, namesOf } from '../../platform/names.ts';
import { withNames } from '../../platform/records/withNames.ts';
import { withoutSecrets } from './secrets.ts';

/** The columns that are read of a row of the audit. */
export const ENTRY_COLUMNS = {
  id: bitacora.id,
  momento: bitacora.momento,
  numiden: bitacora.numiden,
  integracion: bitacora.integracion,
  accion: bitacora.accion,
  entidad: bitacora.entidad,
  idEntidad: bitacora.idEntidad,
  antes: bitacora.antes,
  despues: bitacora.despues,
} as const;

/** A row as it is read. */
export type AuditRow = Pick<typeof bitacora.$inferSelect, keyof typeof ENTRY_COLUMNS>;

/** Rows of the audit as they may leave the server, with names for numbers: the one place where they do. */
export async function entriesOf(db: Db, rows: readonly AuditRow[]): Promise<AuditEntry[]> {
  return (await listedEntriesOf(db, rows)).map(({ registro: _registro, ...entry }) => entry);
}

/** The same for a list, which also says who the record is, where it is a person. */
export async function listedEntriesOf(db: Db, rows: readonly AuditRow[]): Promise<ListedAuditEntry[]> {
  const names = await namesOf(
    db,
    rows.flatMap((row) => [row.numiden, personIn(row)]),
  );
  const programs = await integrationNames(
    db,
    rows.map(({ integracion }) => integracion),
  );
  const authorOf = ({ numiden, integracion }: Pick<AuditRow, 'numiden' | 'integracion'>): AuditAuthor => {
    if (integracion !== null) return { integracion, nombre: programs.get(integracion) ?? null };
    return numiden === null ? null : { numiden, nombre: names.get(numiden) ?? null };
  };
  return (await withNames(db, rows)).map(({ momento, numiden, integracion, antes, despues, ...row }) => ({
    ...row,
    momento: momento.toISOString(),
    autor: authorOf({ numiden, integracion }),
    registro: names.get(personIn(row) ?? 0) ?? null,
    ...withoutSecrets({ antes, despues }),
  }));
}

/** The person that a row is about; null where it is about something else. */
function personIn({ entidad, idEntidad }: Pick<AuditRow, 'entidad' | 'idEntidad'>): number | null {
  return entidad === 'usuario' && /^\d{1,15}$/.test(idEntidad) ? Number(idEntidad) : null;
}
