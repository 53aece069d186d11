import { and, count, eq, inArray, ne } from 'drizzle-orm';
import type { DatosReceptor, Receptor } from '#domain/cadena/receptores';
import { eventoEnPalabras } from '#domain/common/eventos';
import { alphabetical } from '../../platform/db/alphabetical.ts';
import type { Db } from '../../platform/db/db.ts';
import { entregasDeEventos, receptores } from '../../platform/db/schema/eventos.ts';
import { olderUntil } from '../../platform/events/seal.ts';

/** A receiver as the database keeps it. */
export type ReceiverRow = typeof receptores.$inferSelect;

/** The receivers as they are answered, by name: of their secrets only that there is one. */
export async function shownReceivers(db: Db, now: Date): Promise<Receptor[]> {
  const rows = await db.select().from(receptores);
  const { idReceptor, estado } = entregasDeEventos;
  const counts = await db
    .select({ id: idReceptor, estado, n: count() })
    .from(entregasDeEventos)
    .where(
      and(
        ne(estado, 'entregado'),
        inArray(
          idReceptor,
          rows.map(({ id }) => id),
        ),
      ),
    )
    .groupBy(idReceptor, estado);
  const howMany = (id: number, which: 'pendiente' | 'fallido') =>
    counts.find((one) => one.id === id && one.estado === which)?.n ?? 0;
  return rows
    .map(({ id, nombre, url, eventos, activo, version, secretoCifrado, motivoApagado, ...row }) => ({
      ...{ id, nombre, url, eventos, activo, version, motivoApagado },
      tieneSecreto: secretoCifrado !== null,
      anteriorHasta: olderUntil(row, now)?.toISOString() ?? null,
      pendientes: howMany(id, 'pendiente'),
      fallidos: howMany(id, 'fallido'),
    }))
    .sort((one, other) => alphabetical(one.nombre, other.nombre));
}

/** The facts that the audit keeps of a receiver. @param secreto a word about its secret, never the secret; null while there is none. */
export function auditedReceiver({ nombre, url, eventos, activo }: DatosReceptor, secreto: string | null) {
  return { nombre, url, eventos: eventos.map(eventoEnPalabras), activo, secreto };
}

/** One receiver, locked or not. */
export async function receiverById(db: Db, id: number): Promise<ReceiverRow | null> {
  const [row] = await db.select().from(receptores).where(eq(receptores.id, id));
  return row ?? null;
}
