import { and, eq, ne, or, sql } from 'drizzle-orm';
import type { Formas } from '#domain/cadena/formas';
import { toPesos } from '#domain/common/money';
import {
  anulada,
  frenteALaGuardada,
  juzgarCorreccion,
  type Resultado,
  type VentaConocida,
} from '#domain/ventas/entrada/correccion';
import { porFormas, porSusFormas, type VentaPorFormas } from '#domain/ventas/entrada/porFormas';
import type { ClaveEntrante, VentaEntrante } from '#domain/ventas/entrada/ventaEntrante';
import { type Author, audit } from '../../platform/db/audit.ts';
import type { Tx } from '../../platform/db/db.ts';
import { ventasAnuladas } from '../../platform/db/schema/entrada.ts';
import { ventas } from '../../platform/db/schema/operaciones.ts';
import { saleLock } from '../saleLock.ts';
import { tellThatSalesCame } from './announced.ts';
import { formsOf } from './forms.ts';
import { knownOf, readStored } from './stored.ts';
import { incomingKey, insertSales, type PorGuardar, replaceSale } from './write.ts';

/** A sale that came in, with the fingerprint of all that was said: the same is the same sale. */
export interface VentaQueEntra {
  readonly clave: ClaveEntrante;
  readonly venta: VentaEntrante;
  readonly huella: string;
}

/** The word of a till that it took a sale back whole. */
export interface AnulacionQueEntra {
  readonly clave: ClaveEntrante;
  readonly venta: null;
  readonly huella: null;
}

export type Entrante = VentaQueEntra | AnulacionQueEntra;

/** The fate of a sale. `motivo` is null where the result says it all. */
export interface Suerte {
  readonly resultado: Resultado;
  readonly motivo: string | null;
}

interface Reception {
  readonly now: Date;
  readonly origen: 'importacion' | 'entrada' | 'vecino';
  readonly author: Author;
}

/**
 * Takes in some sales, in the transaction of their delivery (DESIGN, "Sales that come in"): a new one is stored, one that is known is left,
 * a later revision is judged under its sale's lock against what vouchers and invoices took of it. Two servers may take in the same. Its
 * payments are read by the forms that the chain has now, if its sale is not here with them (decision 162).
 * @param entrantes no two of the same sale.
 * @returns the fate of each, in their order.
 */
export async function receiveSales(
  tx: Tx,
  entrantes: readonly Entrante[],
  reception: Reception,
): Promise<readonly Suerte[]> {
  await waitForHalfDone(tx, entrantes);
  const formas = await formsOf(tx);
  const suertes = new Map<Entrante, Suerte>();
  let open = entrantes;
  // A sale that another delivery stored in between is known in the second round.
  for (let round = 1; open.length > 0; round += 1) {
    const { guardadas, anulaciones } = await knownOf(
      tx,
      open.map(({ clave }) => clave),
    );
    const later: Entrante[] = [];
    const nuevas: VentaQueEntra[] = [];
    for (const entrante of open) {
      const known = guardadas.get(incomingKey(entrante.clave));
      const verdict = known === undefined ? null : versus(known, entrante);
      if (verdict === 'posterior') later.push(entrante);
      else if (verdict !== null) suertes.set(entrante, { resultado: verdict, motivo: null });
      else if (entrante.venta !== null) nuevas.push(entrante);
      else
        suertes.set(
          entrante,
          await keepAnnulment(tx, entrante, anulaciones.get(incomingKey(entrante.clave)), reception),
        );
    }
    open = await storeNew(tx, nuevas, { anulaciones, formas, reception, suertes, last: round > 1 });
    for (const entrante of later.toSorted(byKey)) suertes.set(entrante, await correct(tx, entrante, formas, reception));
  }
  const kept = entrantes.flatMap((entrante) => {
    const resultado = suertes.get(entrante)?.resultado;
    return entrante.venta !== null && (resultado === 'nueva' || resultado === 'corregida') ? [entrante.venta] : [];
  });
  const corrected = entrantes
    .filter((entrante) => suertes.get(entrante)?.resultado === 'corregida')
    .map(({ clave: { tienda: cvetda, operacion } }) => ({ cvetda, operacion }));
  await tellThatSalesCame(tx, { kept, corrected }, reception.now);
  return entrantes.map((entrante) => suertes.get(entrante) ?? { resultado: 'rechazada', motivo: null });
}

/** Names the advisory lock of deliveries; any constant that no other program uses on this database. */
const LOCK = 20_150;

// Half done, a sale and its annulment do not see each other, and would miss each other for ever: while an annulment is taken in no other
// delivery is. Annulments are few.
async function waitForHalfDone(tx: Tx, entrantes: readonly Entrante[]): Promise<void> {
  const hasAnnulment = entrantes.some(({ venta }) => venta === null);
  const lock = hasAnnulment ? sql`pg_advisory_xact_lock(${LOCK})` : sql`pg_advisory_xact_lock_shared(${LOCK})`;
  await tx.execute(sql`select ${lock}`);
}

function versus(known: VentaConocida, { clave: { revision }, huella }: Entrante) {
  return frenteALaGuardada(known, { revision, huella });
}

interface Taking {
  readonly anulaciones: ReadonlyMap<string, number>;
  readonly formas: Formas;
  readonly reception: Reception;
  readonly suertes: Map<Entrante, Suerte>;
  /** Those that are not stored now are not stored because of another sale. */
  readonly last: boolean;
}

/** @returns those that another delivery was faster to store. */
async function storeNew(tx: Tx, nuevas: readonly VentaQueEntra[], taking: Taking): Promise<readonly Entrante[]> {
  const { anulaciones, formas, reception, suertes, last } = taking;
  const ready: PorGuardar[] = [];
  for (const entrante of nuevas) {
    const venta = porFormas(entrante.venta, formas);
    if (typeof venta === 'string') suertes.set(entrante, { resultado: 'rechazada', motivo: venta });
    else ready.push(standing(venta, entrante.huella, anulaciones.get(incomingKey(venta)) ?? null));
  }
  const stored = await insertSales(tx, ready, reception.origen);
  const beaten: Entrante[] = [];
  for (const entrante of nuevas) {
    if (suertes.has(entrante)) continue;
    const { clave, venta } = entrante;
    const annulled = anulaciones.get(incomingKey(clave));
    if (stored.has(incomingKey(clave))) {
      if (annulled !== undefined) await forgetAnnulment(tx, clave);
      const wasAnnulled = annulled !== undefined && annulled > clave.revision;
      suertes.set(entrante, { resultado: 'nueva', motivo: wasAnnulled ? 'Su anulación ya había llegado.' : null });
    } else if (last) suertes.set(entrante, { resultado: 'rechazada', motivo: webFolioOfAnother(venta) });
    else beaten.push(entrante);
  }
  return beaten;
}

/** A sale as it is stored where its till took it back by that revision, or has not (null). */
function standing(venta: VentaPorFormas, huella: string | null, anulacion: number | null): PorGuardar {
  return anulacion !== null && anulacion > venta.revision
    ? { venta: anulada(venta), huella, anulacion }
    : { venta, huella, anulacion: null };
}

/** Keeps the latest annulment of a sale that is not here yet. */
async function keepAnnulment(
  tx: Tx,
  { clave: { tienda, operacion, revision } }: AnulacionQueEntra,
  waiting: number | undefined,
  { now }: Reception,
): Promise<Suerte> {
  if (waiting !== undefined && waiting >= revision) {
    return { resultado: waiting === revision ? 'igual' : 'atrasada', motivo: null };
  }
  const kept = await tx
    .insert(ventasAnuladas)
    .values({ cvetda: tienda, operacion, revision, recibida: now })
    .onConflictDoUpdate({
      target: [ventasAnuladas.cvetda, ventasAnuladas.operacion],
      set: { revision, recibida: now },
      setWhere: sql`${ventasAnuladas.revision} < ${revision}`,
    })
    .returning({ revision: ventasAnuladas.revision });
  // A later one came in between, and keeps its place.
  if (kept.length === 0) return { resultado: 'atrasada', motivo: null };
  return { resultado: 'enEspera', motivo: 'La venta aún no llega; cuando llegue quedará anulada.' };
}

async function forgetAnnulment(tx: Tx, { tienda, operacion }: ClaveEntrante): Promise<void> {
  await tx
    .delete(ventasAnuladas)
    .where(and(eq(ventasAnuladas.cvetda, tienda), eq(ventasAnuladas.operacion, operacion)));
}

async function correct(tx: Tx, entrante: Entrante, formas: Formas, { now, author }: Reception): Promise<Suerte> {
  const { clave } = entrante;
  const key = { tienda: clave.tienda, operacion: clave.operacion };
  await saleLock(tx, key).take();
  const guardada = await readStored(tx, key);
  // Another delivery may have been faster until the lock was had.
  const verdict = versus(guardada, entrante);
  if (verdict !== 'posterior') return { resultado: verdict, motivo: null };
  const venta = entrante.venta === null ? null : porSusFormas(entrante.venta, guardada, formas);
  if (typeof venta === 'string') return { resultado: 'rechazada', motivo: venta };
  const later =
    venta === null
      ? standing(guardada, guardada.huella, clave.revision)
      : standing(venta, entrante.huella, guardada.anulacion);
  if (await isOfAnother(tx, later.venta)) return { resultado: 'rechazada', motivo: webFolioOfAnother(later.venta) };
  const judged = juzgarCorreccion(guardada, later.venta);
  if (!judged.aplica) return { resultado: judged.resultado, motivo: judged.motivo };
  await replaceSale(tx, { ...later, venta: { ...later.venta, fecha: judged.fecha } }, judged.lineas, now);
  await audit(tx, {
    ...author,
    momento: now,
    accion: 'corregirVenta',
    entidad: 'operacion',
    idEntidad: incomingKey(key),
    antes: { revision: guardada.revision, total: toPesos(guardada.total) },
    despues: { revision: clave.revision, total: toPesos(later.venta.total) },
  });
  return { resultado: 'corregida', motivo: judged.excedente };
}

async function isOfAnother(tx: Tx, { tienda, operacion, folioWeb }: VentaEntrante): Promise<boolean> {
  if (folioWeb === null) return false;
  const [other] = await tx
    .select({ operacion: ventas.operacion })
    .from(ventas)
    .where(and(eq(ventas.folioWeb, folioWeb), or(ne(ventas.cvetda, tienda), ne(ventas.operacion, operacion))));
  return other !== undefined;
}

function webFolioOfAnother({ folioWeb }: VentaEntrante): string {
  return `El folio web ${folioWeb} es de otra venta.`;
}

function byKey({ clave: one }: Entrante, { clave: other }: Entrante): number {
  return one.tienda - other.tienda || one.operacion - other.operacion;
}
