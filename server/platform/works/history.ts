import { and, asc, desc, eq, gt, lte, type SQLWrapper } from 'drizzle-orm';
import type { AnyPgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { EstadoDeCorreo } from '#domain/common/correos';
import type { UltimaEntrada } from '#domain/common/deshacer';
import type { Movimiento } from '#domain/common/history';
import type { Db, Tx } from '../db/db.ts';
import { usuarios } from '../db/schema/personas.ts';
import { mailStates } from '../mail/outbox.ts';

/** The columns of the table of an entity's history beside the one that says whose entry it is. */
export type HistoryTable<E> = PgTable & {
  readonly id: AnyPgColumn<{ data: number; notNull: true }>;
  readonly accion: AnyPgColumn<{ data: E; notNull: true }>;
  readonly version: AnyPgColumn<{ data: number; notNull: true }>;
  readonly fecha: AnyPgColumn<{ data: Date; notNull: true }>;
  readonly numiden: AnyPgColumn<{ data: number; notNull: true }>;
};

/** Entries made together: their author and time, and the entity's version after them. */
interface Entries<E> {
  readonly entries: readonly E[];
  readonly version: number;
  readonly fecha: Date;
  readonly numiden: number;
}

/** The history of the entities of one kind; it keeps entries, and tells them in words. */
export interface History<E> {
  write(tx: Tx, id: number, entries: Entries<E>): Promise<void>;
  /** The same, not yet done: for who writes it together with the change. */
  writing(tx: Tx, id: number, entries: Entries<E>): SQLWrapper;
  /**
   * The acts on an entity after the version `seen`, up to the version `until`, in order. Entries are written under the
   * entity's lock, so that a later one has the greater id.
   */
  since(db: Db, id: number, seen: number, until: number): Promise<Movimiento[]>;
  /** The last entry; null where there is none. */
  last(db: Db, id: number): Promise<UltimaEntrada | null>;
}

/**
 * The history that a table keeps.
 * @param owner the table's column of the entity's id.
 * @param inWords how staff read an entry; of a mail, as it stands now.
 * @param mailOf the clave of the mail that an entry tells of, null for any other.
 */
export function historyOf<E, T extends HistoryTable<E>>(
  table: T,
  owner: keyof T['_']['columns'] & keyof T,
  inWords: (entry: E, correo: EstadoDeCorreo | null) => Pick<Movimiento, 'accion' | 'hecho'>,
  mailOf: (id: number, entry: E) => string | null = () => null,
): History<E> {
  const ofEntity = table[owner] as AnyPgColumn;
  const writing = (tx: Tx, id: number, { entries, ...common }: Entries<E>) => {
    const rows = entries.map((accion) => ({ ...common, accion, [owner]: id }));
    return tx.insert(table).values(rows as T['$inferInsert'][]);
  };
  return {
    writing,
    async write(tx, id, entries) {
      await writing(tx, id, entries);
    },
    async last(db, id) {
      const [row] = await db
        .select({ accion: table.accion, version: table.version, fecha: table.fecha, numiden: table.numiden })
        .from(table as PgTable)
        .where(eq(ofEntity, id))
        .orderBy(desc(table.id))
        .limit(1);
      return (row as UltimaEntrada | undefined) ?? null;
    },
    async since(db, id, seen, until) {
      if (seen >= until) return [];
      const rows = await db
        .select({
          id: table.id,
          accion: table.accion,
          version: table.version,
          fecha: table.fecha,
          autor: { numiden: usuarios.numiden, nombre: usuarios.nombreCompleto },
        })
        .from(table as PgTable)
        .innerJoin(usuarios, eq(usuarios.numiden, table.numiden))
        .where(and(eq(ofEntity, id), gt(table.version, seen), lte(table.version, until)))
        .orderBy(asc(table.id));
      const claves = rows.map(({ accion }) => mailOf(id, accion));
      const mails = await mailStates(
        db,
        claves.filter((clave) => clave !== null),
      );
      return rows.map(({ accion, ...row }, index) => ({
        ...row,
        ...inWords(accion, mails.get(claves[index] ?? '') ?? null),
        fecha: row.fecha.toISOString(),
      }));
    },
  };
}
