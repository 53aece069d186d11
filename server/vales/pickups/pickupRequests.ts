import { and, asc, eq, gt, isNull, like, lt, notLike, or, type SQL } from 'drizzle-orm';
import type { FastifyBaseLogger } from 'fastify';
import { GUIA_TEXTS } from '#domain/guias/guiasVale';
import { RECOLECTA_TEXTS } from '#domain/guias/recolectas';
import type { EntradaDeVale } from '#domain/vales/historiaVale';
import type { ClaveOperacion } from '#domain/ventas/operaciones';
import { announce } from '../../platform/changes/announce.ts';
import type { Db, Tx } from '../../platform/db/db.ts';
import { pedidosGuia } from '../../platform/db/schema/neighbours.ts';
import { vales } from '../../platform/db/schema/vales.ts';
import type { Environment } from '../../platform/http/environment.ts';
import { conflict, Rejection } from '../../platform/http/rejection.ts';
import { type Asked, NeighbourRefusal } from '../../platform/neighbours/asked.ts';
import { askNeighbour } from '../../platform/neighbours/neighbourCall.ts';
import { latestEnd } from '../../platform/time/setBack.ts';
import { LEASE_MS } from '../../platform/works/claim.ts';
import type { Unfinished, Which } from '../../platform/works/finisher.ts';
import { valeHistory } from '../work.ts';

/**
 * Pickups are ordered before their voucher is saved, and some vouchers are then not: each order is kept among what logistics is asked,
 * as one that a voucher is to count on (`ORDER`) or one that is to be withdrawn (`WITHDRAWAL`), until it is known.
 */
const ORDER = 'recolecta/';
const WITHDRAWAL = 'retiro/';

/** How long a person may still press the button again for an order in doubt, in milliseconds. */
const GIVEN_UP_MS = 600_000;

type Stored = typeof pedidosGuia.$inferSelect;

/** The order of a pickup, as it is kept. */
interface PickupRequest {
  readonly asked: Asked;
  readonly idVale: number;
  readonly sale: ClaveOperacion;
  readonly goods: readonly { readonly linea: number; readonly numArt: string; readonly cantidad: number }[];
}

/** The rows that are no pickups. */
export const isNoPickup = and(notLike(pedidosGuia.clave, `${ORDER}%`), notLike(pedidosGuia.clave, `${WITHDRAWAL}%`));

/**
 * Keeps that a pickup is about to be ordered.
 * @returns the clave to order it under: the person's own, and another one each time that the last was withdrawn, since a neighbour
 * answers a clave as it did before.
 */
export async function beginPickup(db: Db, { asked, idVale, sale, goods }: PickupRequest, now: Date): Promise<string> {
  const before = await db
    .select({ clave: pedidosGuia.clave })
    .from(pedidosGuia)
    .where(eq(pedidosGuia.base, asked.clave));
  const standing = before.find(({ clave }) => clave.startsWith(ORDER));
  if (standing !== undefined) return standing.clave.slice(ORDER.length);
  const clave = before.length === 0 ? asked.clave : `${asked.clave}/${before.length + 1}`;
  await db
    .insert(pedidosGuia)
    .values({
      clave: ORDER + clave,
      base: asked.clave,
      cvetda: sale.tienda,
      operacion: sale.operacion,
      // The guide has no number yet.
      unidades: goods.map(({ linea, numArt, cantidad }) => ({ linea, articulo: numArt, folioGuia: '', cantidad })),
      idVale,
      fecha: now,
      numiden: asked.numiden,
    })
    .onConflictDoNothing();
  return clave;
}

/** Forgets what logistics refused: nothing was ordered. */
export async function dropPickup(db: Db, clave: string): Promise<void> {
  await db.delete(pedidosGuia).where(standing(clave));
}

/** Keeps that the voucher counts on a pickup, in its transaction. @throws Rejection 409 for one that is being withdrawn. */
export async function keepPickup(tx: Tx, clave: string, now: Date): Promise<void> {
  const kept = await tx
    .update(pedidosGuia)
    .set({ hecho: true, anotado: now })
    .where(standing(clave))
    .returning({ clave: pedidosGuia.clave });
  if (kept.length === 0) throw conflict(RECOLECTA_TEXTS.seRetira);
}

/**
 * Withdraws a pickup that was ordered for a voucher which then refused it. One that a voucher counts on stays: the same request came
 * twice. Whatever logistics says is no news for the person, who is to hear why the voucher refused.
 * @throws the database's own error.
 */
export async function withdrawPickup(
  { clave, folioGuia }: { readonly clave: string; readonly folioGuia: string },
  surroundings: Surroundings,
): Promise<void> {
  const { db, clock } = surroundings;
  const leaving = await db.transaction(async (tx) => {
    const [row] = await tx.select().from(pedidosGuia).where(standing(clave)).for('update');
    return row === undefined ? null : leave(tx, row, { fecha: clock(), folioGuia });
  });
  if (leaving === null) return;
  try {
    const no = await askToWithdraw(leaving, surroundings);
    await settle(leaving, no, surroundings);
  } catch (error) {
    if (!(error instanceof Rejection)) throw error;
    await db.transaction((tx) => tell(tx, leaving, { trabajo: 'pedirRetiro', folioGuia }, clock()));
  }
}

/**
 * The pickups on which no voucher counts: those that are being withdrawn, and those in doubt that nobody has
 * asked for again for long. Each is withdrawn under its own clave until logistics says that it was, or why not.
 */
export function unfinishedWithdrawals(
  surroundings: Environment,
  log: Pick<FastifyBaseLogger, 'error'>,
): Unfinished<Stored & { readonly id: number }> {
  const { db } = surroundings;
  return {
    name: 'a withdrawal of a pickup',
    take: (which) =>
      db.transaction(async (tx) => {
        const [row] = await tx
          .select()
          .from(pedidosGuia)
          .where(
            and(
              isNull(pedidosGuia.anotado),
              gt(pedidosGuia.idVale, which.after),
              or(
                and(like(pedidosGuia.clave, `${WITHDRAWAL}%`), isDue(LEASE_MS, which)),
                and(like(pedidosGuia.clave, `${ORDER}%`), isDue(GIVEN_UP_MS, which)),
              ),
            ),
          )
          .orderBy(asc(pedidosGuia.idVale))
          .limit(1)
          .for('update', { skipLocked: true });
        if (row === undefined) return null;
        return { ...(await leave(tx, row, { fecha: which.now })), id: row.idVale ?? 0 };
      }),
    async finish(row) {
      const no = await askToWithdraw(row, { ...surroundings, log });
      await settle(row, no ?? { trabajo: 'retirarRecolecta', folioGuia: guideOf(row) }, surroundings);
    },
    async letRest({ clave }) {
      // When it was asked last stands there since it was taken.
      return (await db.$count(pedidosGuia, and(eq(pedidosGuia.clave, clave), isNull(pedidosGuia.anotado)))) > 0;
    },
  };
}

type Surroundings = Pick<Environment, 'db' | 'clock' | 'neighbours'> & {
  readonly log: Pick<FastifyBaseLogger, 'error'>;
};

/** A row that an order or a later answer may still be kept in. */
function standing(clave: string): SQL | undefined {
  return and(eq(pedidosGuia.clave, ORDER + clave), isNull(pedidosGuia.anotado));
}

function isDue(afterMs: number, { now, leftBefore }: Which): SQL | undefined {
  return or(
    lt(pedidosGuia.fecha, new Date(now.getTime() - afterMs)),
    // Written by a clock that has been set back since.
    gt(pedidosGuia.fecha, latestEnd(now, 0)),
    ...(leftBefore === null ? [] : [lt(pedidosGuia.fecha, leftBefore)]),
  );
}

/** Makes a locked order one that is to be withdrawn, for good, or takes such a one again; both for this server alone for a while. */
async function leave(
  tx: Tx,
  row: Stored,
  { fecha, folioGuia }: { readonly fecha: Date; readonly folioGuia?: string },
): Promise<Stored> {
  const clave = WITHDRAWAL + orderOf(row);
  const unidades = row.unidades.map((one) => ({ ...one, folioGuia: folioGuia ?? one.folioGuia }));
  await tx.update(pedidosGuia).set({ clave, fecha, unidades }).where(eq(pedidosGuia.clave, row.clave));
  return { ...row, clave, fecha, unidades };
}

/** The clave under which a pickup was ordered. */
function orderOf({ clave }: Stored): string {
  return clave.slice((clave.startsWith(ORDER) ? ORDER : WITHDRAWAL).length);
}

/** The number of its guide; null where nobody knows whether there is one. */
function guideOf({ unidades: [first] }: Stored): string | null {
  return first === undefined || first.folioGuia === '' ? null : first.folioGuia;
}

/** Asks logistics. @returns its no as the history tells it; null when it did it. @throws Rejection 502 while nobody knows. */
async function askToWithdraw(row: Stored, surroundings: Surroundings): Promise<EntradaDeVale | null> {
  try {
    await askNeighbour(surroundings, GUIA_TEXTS.sinSaberse, ({ logistics }) => logistics.withdrawPickup(orderOf(row)));
    return null;
  } catch (error) {
    if (!(error instanceof NeighbourRefusal)) throw error;
    return { trabajo: 'negarRetiro', folioGuia: guideOf(row), motivo: error.message };
  }
}

/** Keeps what came of a withdrawal, once, and tells it where it is news. */
async function settle(
  row: Stored,
  news: EntradaDeVale | null,
  { db, clock }: Pick<Surroundings, 'db' | 'clock'>,
): Promise<void> {
  const now = clock();
  await db.transaction(async (tx) => {
    const settled = await tx
      .update(pedidosGuia)
      .set({ hecho: news?.trabajo !== 'negarRetiro', anotado: now })
      .where(and(eq(pedidosGuia.clave, row.clave), isNull(pedidosGuia.anotado)))
      .returning({ clave: pedidosGuia.clave });
    if (settled.length > 0 && news !== null) await tell(tx, row, news, now);
  });
}

/** Writes it in the voucher's history, whose version stays, and tells whoever has it open. */
async function tell(tx: Tx, { idVale, numiden }: Stored, entry: EntradaDeVale, fecha: Date): Promise<void> {
  const [vale] = await tx
    .select()
    .from(vales)
    .where(eq(vales.id, idVale ?? 0))
    .for('no key update');
  if (vale === undefined) return;
  const { id, version } = vale;
  await valeHistory.write(tx, id, { entries: [entry], version, fecha, numiden });
  await announce(tx, { entidad: 'vale', id, version, numiden, vale: { antes: vale, despues: vale } });
}
