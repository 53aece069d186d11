import { and, asc, eq, inArray, ne, sql } from 'drizzle-orm';
import { ESTADO } from '#domain/casos/vidaCaso';
import { USER_TEXTS } from '#domain/personas/usuarios';
import { announce } from '../platform/changes/announce.ts';
import type { Tx } from '../platform/db/db.ts';
import { casos } from '../platform/db/schema/casos.ts';
import { casoLogs } from '../platform/db/schema/partesDeCaso.ts';
import { bitacora } from '../platform/db/schema/system.ts';
import { conflict } from '../platform/http/rejection.ts';
import type { CaseRow } from './effect.ts';
import type { CasePerson } from './people.ts';

interface HandOver {
  readonly from: number;
  /** Null leaves the cases unassigned. */
  readonly to: CasePerson | null;
  /** Whether the person has said what becomes of the cases. */
  readonly isSaid: boolean;
  /** Which of them go; left out for all. */
  readonly goes?: (caso: CaseRow) => boolean;
  /** By which call, and who does it. */
  readonly call: 'editarUsuario' | 'entregarCasos';
  readonly numiden: number;
  readonly now: Date;
}

/**
 * Gives the open cases in a person's charge to another one, or leaves them unassigned, each with its history and audit
 * as if it had been done one by one. Cases are locked in the order of their numbers.
 * @returns the cases that went, and those that stay.
 * @throws Rejection 409 when there are some and nothing was said of them.
 */
export async function handOverOpenCases(
  tx: Tx,
  handOver: HandOver,
): Promise<{ readonly went: readonly CaseRow[]; readonly stay: readonly CaseRow[] }> {
  const { from, isSaid, numiden, goes = () => true } = handOver;
  const open = await tx
    .select()
    .from(casos)
    .where(and(eq(casos.administrador, from), ne(casos.idEstado, ESTADO.solucionada)))
    .orderBy(asc(casos.id))
    .for('update');
  if (open.length > 0 && !isSaid) throw conflict(USER_TEXTS.casosAbiertos(open.length));
  const rows = open.filter(goes);
  for (let start = 0; start < rows.length; start += BATCH) await write(tx, rows.slice(start, start + BATCH), handOver);
  const administrador = handOver.to?.numiden ?? null;
  for (const antes of rows) {
    const caso = { antes, despues: { ...antes, administrador } };
    await announce(tx, { entidad: 'caso', id: antes.id, version: antes.version + 1, numiden, caso });
  }
  return { went: rows, stay: open.filter((row) => !rows.includes(row)) };
}

const BATCH = 1_000;

async function write(
  tx: Tx,
  rows: readonly { readonly id: number; readonly version: number }[],
  { from, to, call, numiden, now }: HandOver,
): Promise<void> {
  const administrador = to?.numiden ?? null;
  const ids = rows.map(({ id }) => id);
  await tx
    .update(casos)
    .set({ administrador, version: sql`${casos.version} + 1` })
    .where(inArray(casos.id, ids));
  const accion = { trabajo: 'entregar', nombre: to?.nombre ?? null } as const;
  await tx
    .insert(casoLogs)
    .values(rows.map(({ id, version }) => ({ idCaso: id, accion, version: version + 1, fecha: now, numiden })));
  await tx.insert(bitacora).values(
    rows.map(({ id, version }) => ({
      momento: now,
      numiden,
      accion: call,
      entidad: 'caso',
      idEntidad: String(id),
      antes: { administrador: from, version },
      despues: { administrador, version: version + 1 },
    })),
  );
}
