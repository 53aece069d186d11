import { randomUUID } from 'node:crypto';
import { and, eq, type SQL, sql } from 'drizzle-orm';
import type { Evento } from '#domain/common/eventos';
import type { Tx } from '../db/db.ts';
import { entregasDeEventos, receptores } from '../db/schema/eventos.ts';

/** When an event happened, and from when it may go out. */
interface When {
  readonly now: Date;
  readonly from: Date;
}

/**
 * Owes an event to every receiver that wants it, not yet done: for who asks it together with the work that it tells of. It goes out once
 * that is committed, and never without it; where there is no receiver nothing is owed.
 * @param entidad the record's kind, by its name in the audit.
 */
export function owingEvent(entidad: string, { tipo, id, datos }: Evento, { now, from }: When): SQL {
  const { secretoCifrado, eventos } = receptores;
  return sql`(insert into ${entregasDeEventos} (id_receptor, mensaje, tipo, cuerpo, entidad, id_entidad, creado, proximo)
    select ${receptores.id}, ${newMessageId()}::text, ${tipo}::text, ${bodyOf(tipo, datos, now)}::text, ${entidad}::text, ${id}::bigint,
      ${now.toISOString()}::timestamptz, ${from.toISOString()}::timestamptz
    from ${receptores} where ${isOwed} and ${secretoCifrado} is not null and ${tipo}::text = any(${eventos}))`;
}

/** A receiver that was switched off since it took nothing is owed all the same, and gets it when it is switched on. */
const isOwed = sql`(${receptores.activo} or (${receptores.fallaDesde} is not null and ${receptores.motivoApagado} is not null))`;

/** The same, done now; nothing for no event. */
export async function oweEvent(tx: Tx, entidad: string, event: Evento | null, now: Date): Promise<void> {
  if (event === null) return;
  await tx.execute(sql`with owed as ${owingEvent(entidad, event, { now, from: now })} select 1`);
}

/** The header webhook-id of a new message: nobody guesses it, and it has no full stop. */
export function newMessageId(): string {
  return `msg_${randomUUID().replaceAll('-', '')}`;
}

/** The text that is sent, letter for letter. */
export function bodyOf(tipo: string, datos: object, now: Date): string {
  return JSON.stringify({ type: tipo, timestamp: now.toISOString(), data: datos });
}

/**
 * Owes the events of a work no longer, since it was taken back.
 * @returns false when somebody may have sent one.
 */
export async function withdrawEvents(
  tx: Tx,
  { entidad, id, fecha }: { readonly entidad: string; readonly id: number; readonly fecha: Date },
): Promise<boolean> {
  const { entidad: kind, idEntidad, creado, estado, intentos } = entregasDeEventos;
  const ofWork = and(eq(kind, entidad), eq(idEntidad, id), eq(creado, fecha));
  await tx.delete(entregasDeEventos).where(and(ofWork, eq(estado, 'pendiente'), eq(intentos, 0)));
  return (await tx.$count(entregasDeEventos, ofWork)) === 0;
}
