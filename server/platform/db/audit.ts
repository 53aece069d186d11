import type { ActionName } from '#domain/common/auditWords';
import type { Db, Tx } from './db.ts';
import { bitacora } from './schema/system.ts';

/** Who did it: a person, null for the system itself; or an integration in the place of a person. */
export type Author = { readonly numiden: number | null } | { readonly integracion: number };

type AuditEntry = Author & Act;

interface Act {
  readonly momento: Date;
  readonly accion: ActionName;
  readonly entidad: string;
  readonly idEntidad: string | number;
  readonly antes?: unknown;
  readonly despues?: unknown;
}

/** Writes the audit row of a change, in the transaction of the change. `antes` and `despues` are plain JSON. */
export async function audit(tx: Tx, anotacion: AuditEntry): Promise<void> {
  await auditing(tx, anotacion);
}

/** The same, not yet done: for who writes it together with the change. */
export function auditing(db: Db, anotacion: AuditEntry) {
  return db.insert(bitacora).values({
    ...anotacion,
    idEntidad: String(anotacion.idEntidad),
    antes: anotacion.antes ?? null,
    despues: anotacion.despues ?? null,
  });
}
