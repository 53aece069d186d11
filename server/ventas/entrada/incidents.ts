import { createHash } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { sinTarjetas } from '#domain/cadena/pagosDeVenta';
import { announce } from '../../platform/changes/announce.ts';
import type { Tx } from '../../platform/db/db.ts';
import { entradaIncidencias } from '../../platform/db/schema/entrada.ts';
import type { Suerte } from './receive.ts';

/** The fate of a line of a delivery, counted from 1. Its key is null where it does not say it. */
export interface LineaRecibida extends Suerte {
  readonly linea: number;
  readonly tienda: number | null;
  readonly operacion: number | null;
}

/** The same, with what was sent. */
export interface LineaConEnvio extends LineaRecibida {
  readonly sent: unknown;
  /** Null where the line does not say it. */
  readonly revision: number | null;
}

/** The delivery of some lines. */
interface Of {
  readonly idEntrada: number;
  readonly remitente: string;
  readonly now: Date;
}

/**
 * Keeps lines that wait for somebody. One that an earlier delivery told is kept as told: of a delivery that is repeated nobody hears
 * twice, whether it still waits or was seen to.
 */
export async function keepIncidents(tx: Tx, incidents: readonly LineaConEnvio[], of: Of): Promise<void> {
  if (incidents.length === 0) return;
  // In one order for all: two deliveries at once would wait for each other.
  const rows = incidents.map((one) => rowOf(one, of)).sort((one, other) => (one.huella < other.huella ? -1 : 1));
  const fresh = await tx
    .insert(entradaIncidencias)
    .values(rows)
    .onConflictDoNothing({ target: entradaIncidencias.huella })
    .returning({ linea: entradaIncidencias.linea });
  // Deliveries are many: those that bring nobody any work are not told.
  if (fresh.length > 0) await tellOf(tx, of.idEntrada);
  const told = new Set(fresh.map(({ linea }) => linea));
  const again = rows.filter(({ linea }) => !told.has(linea));
  if (again.length === 0) return;
  await tx.insert(entradaIncidencias).values(again.map((row) => ({ ...row, huella: null, atendida: of.now })));
}

/**
 * Sales that were stored now, or corrected, wait for nobody any more as far as that revision: it is what their tills say last, and it was
 * judged anew. Nothing else settles one: an old revision that comes again says nothing of a later one, and a line without a revision may be
 * of any.
 */
export async function settleIncidents(tx: Tx, outcome: readonly LineaConEnvio[], now: Date): Promise<void> {
  const here = outcome.filter(({ resultado }) => resultado === 'nueva' || resultado === 'corregida');
  if (here.length === 0) return;
  const keys = here.map(({ tienda, operacion, revision }) => ({ cvetda: tienda, operacion, hasta: revision }));
  const { rows } = await tx.execute<{ delivery: string }>(sql`
    update ${entradaIncidencias} as i set atendida = ${now.toISOString()}
    from jsonb_to_recordset(${JSON.stringify(keys)}::jsonb) as c (cvetda integer, operacion bigint, hasta integer)
    where i.cvetda = c.cvetda and i.operacion = c.operacion and i.atendida is null and i.revision <= c.hasta
    returning i.id_entrada as delivery`);
  for (const delivery of new Set(rows.map((row) => Number(row.delivery)))) await tellOf(tx, delivery);
}

/** Tells that what waits of a delivery is no longer what it was. */
export async function tellOf(tx: Tx, idEntrada: number, numiden: number | null = null): Promise<void> {
  await announce(tx, { entidad: 'entrada', id: idEntrada, version: null, numiden });
}

function rowOf(outcome: LineaConEnvio, { idEntrada, remitente }: Of) {
  const { sent, linea, tienda, operacion, revision, resultado, motivo } = outcome;
  const key = isKey(tienda, operacion) ? { cvetda: tienda, operacion } : null;
  // A line that names no sale is its sender's alone.
  const what = [resultado, motivo, sent, ...(key === null ? [remitente] : [])];
  return {
    ...{ idEntrada, linea, resultado, revision, ...key },
    motivo: motivo ?? '',
    contenido: typeof sent === 'object' && sent !== null ? sinTarjetas(sent) : null,
    huella: createHash('sha256').update(JSON.stringify(what)).digest('hex'),
  };
}

function isKey(tienda: number | null, operacion: number | null): boolean {
  return tienda !== null && operacion !== null && Math.abs(tienda) < 2 ** 31;
}
