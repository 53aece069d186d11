import { and, asc, eq, gt, inArray, isNull, lt, or } from 'drizzle-orm';
import type { UnidadesCanceladas } from '#domain/casos/unidadesCanceladas';
import type { HechosDeCasoEnLista, HechosDeValeEnLista } from '#domain/common/cambios';
import { casoPropio } from '#domain/vales/casoDeVale';
import type { EntradaDeVale } from '#domain/vales/historiaVale';
import type { ClaveOperacion } from '#domain/ventas/operaciones';
import { readCustomerOfSale } from '../casos/clientes/customerOfSale.ts';
import { caseHistory } from '../casos/history.ts';
import { openCasesOfSale } from '../casos/ofSale.ts';
import { announce } from '../platform/changes/announce.ts';
import { audit } from '../platform/db/audit.ts';
import type { Db, Tx } from '../platform/db/db.ts';
import { casos } from '../platform/db/schema/casos.ts';
import { pedidosGuia } from '../platform/db/schema/neighbours.ts';
import { vales } from '../platform/db/schema/vales.ts';
import { latestEnd } from '../platform/time/setBack.ts';
import { isNoPickup } from './pickups/pickupRequests.ts';
import { valeHistory } from './work.ts';

/** The units that logistics is asked to cancel for a voucher. */
export interface GuideRequest {
  readonly clave: string;
  /** The same for all who ask for the same voucher. */
  readonly base: string;
  readonly sale: ClaveOperacion;
  readonly unidades: readonly UnidadesCanceladas[];
  /** Null for a voucher that is to be made. */
  readonly idVale: number | null;
  /** Null where the case is to be made with it. */
  readonly idCaso: number | null;
  readonly numiden: number;
}

type Stored = typeof pedidosGuia.$inferSelect;

/** Longer than this no save goes on: what it asked for and did not write down is left by a server that is gone. In milliseconds. */
const FORGOTTEN_MS = 600_000;

/** Keeps what logistics is about to be asked, so that a server which dies meanwhile does not take it along. */
export async function beginRequest(db: Db, request: GuideRequest, now: Date): Promise<void> {
  const { sale, ...asked } = request;
  const row = { ...asked, cvetda: sale.tienda, operacion: sale.operacion, fecha: now };
  // Who asks for the same under the same clave asks once, and it is written down once.
  await db.insert(pedidosGuia).values(row).onConflictDoNothing();
}

/** Keeps that logistics did it. */
export async function requestDone(db: Db, clave: string): Promise<void> {
  await db.update(pedidosGuia).set({ hecho: true }).where(eq(pedidosGuia.clave, clave));
}

/** Forgets what logistics refused: nothing was cancelled. */
export async function dropRequest(db: Db, clave: string): Promise<void> {
  await db.delete(pedidosGuia).where(and(eq(pedidosGuia.clave, clave), eq(pedidosGuia.hecho, false)));
}

/** Takes over the requests for a voucher that becomes VIGENTE, in its transaction: its history says the rest. */
export async function takeRequests(tx: Tx, base: string, now: Date): Promise<void> {
  await taking(tx, base, now);
}

/**
 * The same for one that does not become VIGENTE after all.
 * @returns the entries about the cancelled units for its history.
 */
export async function tellOfRequests(tx: Tx, base: string, now: Date): Promise<readonly EntradaDeVale[]> {
  const taken = await taking(tx, base, now).returning();
  return byOutcome(taken).map((outcome) => ({ trabajo: 'cancelarUnidades', ...outcome }));
}

function taking(tx: Tx, base: string, now: Date) {
  return tx
    .update(pedidosGuia)
    .set({ anotado: now })
    .where(and(eq(pedidosGuia.base, base), isNull(pedidosGuia.anotado)));
}

interface Outcome {
  readonly hecho: boolean;
  readonly unidades: readonly UnidadesCanceladas[];
}

/** Groups the units by outcome: those that logistics cancelled, and those whose outcome is unknown. */
function byOutcome(rows: readonly Stored[]): readonly Outcome[] {
  return [true, false].flatMap((hecho) => {
    const unidades = rows.filter((row) => row.hecho === hecho).flatMap((row) => row.unidades);
    return unidades.length === 0 ? [] : [{ hecho, unidades }];
  });
}

/**
 * Writes down what logistics did for a save that was refused: in the history of the voucher, else of its case, else of
 * the sale's own open case. The audit has it in any case. Requests that a history tells already are left out.
 */
export async function writeDown(db: Db, claves: readonly string[], now: Date): Promise<void> {
  if (claves.length === 0) return;
  const open = and(inArray(pedidosGuia.clave, [...claves]), isNull(pedidosGuia.anotado));
  const [first] = await db.select().from(pedidosGuia).where(open).limit(1);
  if (first === undefined) return;
  await db.transaction(async (tx) => {
    const told = await lockTold(tx, first);
    const rows = await tx.update(pedidosGuia).set({ anotado: now }).where(open).returning();
    if (rows.length === 0) return;
    for (const outcome of byOutcome(rows)) await tell(tx, told, { asked: first, outcome, now });
  });
}

/** Writes down what servers that are gone had asked for; what was written down is kept as long as a key, then it goes. */
export async function sweepRequests(db: Db, now: Date, keepMs: number): Promise<void> {
  const forgotten = await db
    .select({ clave: pedidosGuia.clave })
    .from(pedidosGuia)
    .where(
      and(
        isNull(pedidosGuia.anotado),
        // Those are asked for again until it is known what came of them.
        isNoPickup,
        or(lt(pedidosGuia.fecha, new Date(now.getTime() - FORGOTTEN_MS)), gt(pedidosGuia.fecha, latestEnd(now, 0))),
      ),
    )
    .orderBy(asc(pedidosGuia.fecha), asc(pedidosGuia.clave));
  for (const { clave } of forgotten) await writeDown(db, [clave], now);
  await db.delete(pedidosGuia).where(lt(pedidosGuia.anotado, new Date(now.getTime() - keepMs)));
}

/** Whose history tells of a request. */
type Told =
  | {
      readonly entidad: 'vale';
      readonly id: number;
      readonly version: number;
      readonly vale: { readonly antes: HechosDeValeEnLista; readonly despues: HechosDeValeEnLista };
    }
  | {
      readonly entidad: 'caso';
      readonly id: number;
      readonly version: number;
      readonly caso: { readonly antes: HechosDeCasoEnLista; readonly despues: HechosDeCasoEnLista };
    }
  | { readonly entidad: null };

/** Before the requests, as a save does. */
async function lockTold(tx: Tx, { idVale, idCaso, cvetda, operacion }: Stored): Promise<Told> {
  if (idVale !== null) {
    const [vale] = await tx.select().from(vales).where(eq(vales.id, idVale)).for('no key update');
    if (vale !== undefined) {
      return { entidad: 'vale', id: vale.id, version: vale.version, vale: { antes: vale, despues: vale } };
    }
  }
  const under = idCaso ?? (await ownCaseOf(tx, { tienda: cvetda, operacion }));
  // A voucher that is made of the case at this moment does not wait for it, nor is waited for.
  const [caso] = under === null ? [] : await tx.select().from(casos).where(eq(casos.id, under)).for('no key update');
  return caso === undefined
    ? { entidad: null }
    : { entidad: 'caso', id: caso.id, version: caso.version, caso: { antes: caso, despues: caso } };
}

/** The sale's own case of a cancellation, which alone asks logistics; null where none is open. */
async function ownCaseOf(tx: Tx, sale: ClaveOperacion): Promise<number | null> {
  const comprador = (await readCustomerOfSale(tx, sale))?.cliente?.numiden ?? null;
  return casoPropio(await openCasesOfSale(tx, null, sale), 0, comprador)?.id ?? null;
}

interface Telling {
  readonly asked: Stored;
  readonly outcome: Outcome;
  readonly now: Date;
}

/** The version stays: an act that only adds to a history disturbs no other. */
async function tell(tx: Tx, told: Told, { asked, outcome, now }: Telling): Promise<void> {
  const { numiden, operacion, cvetda, idVale, idCaso } = asked;
  const { hecho, unidades } = outcome;
  if (told.entidad !== null) {
    const { entidad, id, version } = told;
    const common = { version, fecha: now, numiden };
    const entry = { trabajo: 'cancelarUnidades', ...outcome } as const;
    await (entidad === 'vale'
      ? valeHistory.write(tx, id, { entries: [entry], ...common })
      : caseHistory.write(tx, id, { entries: [{ ...entry, operacion }], ...common }));
    await announce(tx, { ...told, numiden });
  }
  for (const folio of new Set(unidades.map(({ folioGuia }) => folioGuia))) {
    const ofGuide = unidades.filter(({ folioGuia }) => folioGuia === folio);
    await audit(tx, {
      momento: now,
      numiden,
      accion: 'cancelarGuiaParcial',
      entidad: 'guia',
      idEntidad: folio,
      despues: { hecho, cvetda, operacion, idVale, idCaso, unidades: ofGuide },
    });
  }
  await announce(tx, { entidad: 'guia', id: operacion, version: null, numiden });
}
