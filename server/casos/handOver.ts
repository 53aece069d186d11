import { and, asc, eq, inArray, ne, sql } from 'drizzle-orm';
import { ESTADO } from '#domain/casos/vidaCaso';
import { USER_TEXTS } from '#domain/personas/usuarios';
import { announce } from '../platform/changes/announce.ts';
import type { Tx } from '../platform/db/db.ts';
import { casos } from '../platform/db/schema/casos.ts';
import { casoLogs } from '../platform/db/schema/partesDeCaso.ts';
import { bitacora } from '../platform/db/schema/system.ts';
import { conflict } from '../platform/http/rejection.ts';
import type { CasePerson } from './people.ts';

interface HandOver {
  readonly from: number;
  /** Null leaves the cases unassigned. */
  readonly to: CasePerson | null;
  /** Whether the person has said what becomes of the cases. */
  readonly isSaid: boolean;
  /** Who does it. */
  readonly numiden: number;
  readonly now: Date;
}

/**
 * Gives the open cases in a person's charge to another one, or leaves them unassigned, each with its history and audit
 * as if it had been done one by one. Cases are locked in the order of their numbers.
 * @returns how many cases there were.
 * @throws Rejection 409 when there are some and nothing was said of them.
 */
export async function handOverOpenCases(tx: Tx, handOver: HandOver): Promise<number> {
  const { from, isSaid, numiden } = handOver;
  const rows = await tx
    .select()
    .from(casos)
    .where(and(eq(casos.administrador, from), ne(casos.idEstado, ESTADO.solucionada)))
    .orderBy(asc(casos.id))
    .for('update');
  if (rows.length === 0) return 0;
  if (!isSaid) throw conflict(USER_TEXTS.casosAbiertos(rows.length));
  for (let start = 0; start < rows.length; start += BATCH) await write(tx, rows.slice(start, start + BATCH), handOver);
  const administrador = handOver.to?.numiden ?? null;
  for (const antes of rows) {
    const caso = { antes, despues: { ...antes, administrador } };
    await announce(tx, { entidad: 'caso', id: antes.id, version: antes.version + 1, numiden, caso });
  }
  return rows.length;
}

const BATCH = 1_000;

async function write(
  tx: Tx,
  rows: readonly { readonly id: number; readonly version: number }[],
  { from, to, numiden, now }: HandOver,
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
      accion: 'editarUsuario',
      entidad: 'caso',
      idEntidad: String(id),
      antes: { administrador: from, version },
      despues: { administrador, version: version + 1 },
    })),
  );
}
