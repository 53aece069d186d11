import { and, asc, eq, inArray, isNotNull, lt, not } from 'drizzle-orm';
import type { Apertura } from '#domain/cadena/apertura';
import { quedaAvisado, venceEn } from '#domain/cadena/plazos';
import type { Limite } from '#domain/common/plazos';
import { type EntidadConPlazo, VIDAS_CON_PLAZO } from '#domain/escritorio/plazos';
import { chainHolidays } from '../../cadena/festivos.ts';
import { openings } from '../../cadena/openings.ts';
import type { Tx } from '../../platform/db/db.ts';
import { stores } from '../../platform/db/schema/catalogos.ts';
import { plazos, plazosEdicion, vencimientos } from '../../platform/db/schema/plazos.ts';
import { recorridos } from '../../platform/db/schema/recorridos.ts';
import type { Environment } from '../../platform/http/environment.ts';

/** So many records in one transaction: people who work on one of them wait no longer than for that. */
const LOT = 200;

/** Older than every edition. */
const NEVER = -1;

/** A record in a state that does not end its life. */
interface Stay {
  readonly entidad: EntidadConPlazo;
  readonly idEntidad: number;
  readonly tienda: number;
  readonly idEstado: number;
  readonly desde: Date;
}

/** The edition of all by which the ends of limits are computed. */
async function editionOf(tx: Tx): Promise<number> {
  const [row] = await tx.select({ edicion: plazosEdicion.edicion }).from(plazosEdicion);
  return row?.edicion ?? 0;
}

/**
 * Writes when the limit of a record ends that has come into a state. One that is in the same stay as before keeps what was computed.
 * @returns the edition by which it was computed; null where it was kept. `moved` says whether people see another end.
 */
export async function enterStay(
  tx: Tx,
  stay: Stay,
): Promise<{ readonly edicion: number; readonly moved: boolean } | null> {
  const [before] = await tx.select().from(vencimientos).where(ofRecord(stay)).for('update');
  if (before !== undefined && isSameStay(before, stay)) return null;
  // Before what it counts: a change that comes in between is computed once more.
  const edicion = await editionOf(tx);
  const vence = (await endsOf(tx, [stay]))(stay);
  if (before === undefined && vence !== null) {
    // Never looked at, so its limit may be newer than its stay: computed as after a change, which tells nobody of what is late.
    await write(tx, stay, { vence: null, avisado: false });
    return { edicion: NEVER, moved: false };
  }
  await write(tx, stay, { vence, avisado: false });
  return { edicion, moved: vence !== null || (before?.vence ?? null) !== null };
}

/** Forgets the limit of a record whose life has ended, or whose state nobody knows. */
export async function endStay(tx: Tx, record: Pick<Stay, 'entidad' | 'idEntidad'>): Promise<void> {
  await tx.delete(vencimientos).where(ofRecord(record));
}

/**
 * Computes anew the ends of limits that a changed limit, holiday or opening may have moved, in lots, beside other servers.
 * @param goOn asked before each lot: false ends it.
 * @returns how many records were looked at.
 */
export async function recomputeDue(
  { db, clock }: Pick<Environment, 'db' | 'clock'>,
  goOn: () => boolean = () => true,
): Promise<number> {
  let done = 0;
  while (goOn()) {
    const lot = await db.transaction((tx) => recomputeLot(tx, clock()));
    done += lot;
    if (lot < LOT) break;
  }
  return done;
}

async function recomputeLot(tx: Tx, now: Date): Promise<number> {
  const edicion = await editionOf(tx);
  const { entidad, idEntidad } = recorridos;
  const rows = await tx
    .select({
      ...{ entidad, idEntidad, tienda: recorridos.tienda, idEstado: recorridos.idEstado, desde: recorridos.desde },
    })
    .from(recorridos)
    .where(
      and(
        inArray(entidad, [...VIDAS_CON_PLAZO]),
        lt(recorridos.edicion, edicion),
        recorridos.leido,
        not(recorridos.terminado),
        isNotNull(recorridos.desde),
      ),
    )
    .orderBy(asc(entidad), asc(recorridos.edicion))
    .limit(LOT)
    .for('update', { skipLocked: true });
  const stays = rows.filter(isStay);
  const endOf = await endsOf(tx, stays);
  for (const stay of stays.toSorted((one, other) => one.idEntidad - other.idEntidad)) {
    const [before] = await tx.select().from(vencimientos).where(ofRecord(stay)).for('update');
    const vence = endOf(stay);
    const kept = before !== undefined && isSameStay(before, stay) ? before : null;
    if (kept !== null && kept.vence?.getTime() === vence?.getTime()) continue;
    await write(tx, stay, { vence, avisado: quedaAvisado(kept, vence, now) });
  }
  for (const kind of VIDAS_CON_PLAZO) {
    const ids = rows.filter((row) => row.entidad === kind).map((row) => row.idEntidad);
    if (ids.length === 0) continue;
    await tx
      .update(recorridos)
      .set({ edicion })
      .where(and(eq(entidad, kind), inArray(idEntidad, ids)));
  }
  return rows.length;
}

function isStay(row: { readonly [K in keyof Stay]: unknown }): row is Stay {
  return row.tienda !== null && row.idEstado !== null && row.desde !== null;
}

/** Finds when the limit of each of some records ends; null where there is none. */
async function endsOf(tx: Tx, stays: readonly Stay[]): Promise<(stay: Stay) => Date | null> {
  const limits = await tx.select().from(plazos).where(eq(plazos.activo, true));
  const limitOf = ({ entidad, idEstado }: Stay): Limite | undefined =>
    limits.find((limit) => limit.entidad === entidad && limit.estado === idEstado);
  const byHours = stays.filter((stay) => limitOf(stay)?.cuenta === 'abierta').map(({ tienda }) => tienda);
  const openingOf = byHours.length === 0 ? () => null : await openingsOf(tx, byHours);
  return (stay) => {
    const limit = limitOf(stay);
    return limit === undefined ? null : venceEn(stay.desde, limit, openingOf(stay.tienda));
  };
}

async function openingsOf(tx: Tx, cvetdas: readonly number[]): Promise<(cvetda: number) => Apertura | null> {
  const { cvetda: id, horario, codigoPostal: code } = stores;
  const rows = await tx
    .select({ id, horario, code })
    .from(stores)
    .where(inArray(id, [...new Set(cvetdas)]));
  const openingOf = openings(await chainHolidays(tx));
  const known = new Map(rows.map((row) => [row.id, openingOf(row)]));
  return (cvetda) => known.get(cvetda) ?? null;
}

type Due = Pick<typeof vencimientos.$inferSelect, 'vence' | 'avisado'>;

async function write(tx: Tx, { entidad, idEntidad, idEstado, desde }: Stay, due: Due): Promise<void> {
  const written = { idEstado, desde, ...due };
  await tx
    .insert(vencimientos)
    .values({ entidad, idEntidad, ...written })
    .onConflictDoUpdate({ target: [vencimientos.entidad, vencimientos.idEntidad], set: written });
}

function ofRecord({ entidad, idEntidad }: Pick<Stay, 'entidad' | 'idEntidad'>) {
  return and(eq(vencimientos.entidad, entidad), eq(vencimientos.idEntidad, idEntidad));
}

function isSameStay(before: Pick<Stay, 'idEstado' | 'desde'>, stay: Pick<Stay, 'idEstado' | 'desde'>): boolean {
  return before.idEstado === stay.idEstado && before.desde.getTime() === stay.desde.getTime();
}
