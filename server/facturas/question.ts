import { randomUUID } from 'node:crypto';
import { and, eq, isNotNull, sql } from 'drizzle-orm';
import { ESTADO_FACTURA } from '#domain/cadena/estadosFactura';
import { estaPorDecidir } from '#domain/facturas/cfdi/plazoDeTimbre';
import { type PreguntaAbierta, pruebaDe } from '#domain/facturas/preguntaAbierta';
import { FACTURA_TEXTS } from '#domain/facturas/trabajosFactura';
import type { Db } from '../platform/db/db.ts';
import { facturas } from '../platform/db/schema/facturas.ts';
import type { Context } from '../platform/http/handler.ts';
import { askNeighbour, Unanswered } from '../platform/neighbours/neighbourCall.ts';
import { FIRST_WAIT_MS } from '../platform/works/claim.ts';
import type { Stamped } from './neighbours/stamper.ts';
import { sealedOnce } from './sealedOnce.ts';
import type { FacturaRow } from './work.ts';

/** One try to have an invoice stamped, written down before the provider is asked. */
export interface StampQuestion {
  readonly id: string;
  readonly sellado: string;
}

/** The outcome of a try that the provider answered with a definite no, of whatever kind. */
export type Confirmed =
  | { readonly stamped: Stamped }
  /** Nothing was stamped, at no try, as long as these are the open ones. */
  | { readonly abiertas: readonly PreguntaAbierta[] };

const isOpen = (id: number) => and(eq(facturas.id, id), eq(facturas.estado, ESTADO_FACTURA.borrador));

/** Seals an invoice where it is not, and writes down that it is asked for; null for one that ended meanwhile. @throws as `sealedOnce`. */
export async function openQuestion(row: FacturaRow, context: Context): Promise<StampQuestion | null> {
  if ((await sealedOnce(row, context)) === null) return null;
  const question: PreguntaAbierta = { id: randomUUID(), desde: context.clock().toISOString() };
  const [asked] = await context.db
    .update(facturas)
    .set({ preguntas: sql`${facturas.preguntas} || ${JSON.stringify([question])}::jsonb` })
    .where(and(isOpen(row.id), isNotNull(facturas.sellado)))
    .returning({ sellado: facturas.sellado });
  const sellado = asked?.sellado ?? null;
  return sellado === null ? null : { id: question.id, sellado };
}

/**
 * Confirms a definite no to one try. After another one without an answer it proves nothing by itself: the stamp is looked up.
 * @throws Unanswered while another try is on its way, or when the provider does not say.
 */
export async function confirm(row: FacturaRow, { id, sellado }: StampQuestion, context: Context): Promise<Confirmed> {
  const { db, clock } = context;
  const abiertas = await openOf(db, row.id);
  const prueba = pruebaDe(abiertas, id, clock(), FIRST_WAIT_MS);
  if (prueba === 'probado') return { abiertas };
  // The outcome of this one is known, whatever came of the others.
  await db
    .update(facturas)
    .set({ preguntas: without(id) })
    .where(isOpen(row.id));
  if (prueba === 'enVuelo') throw new Unanswered(FACTURA_TEXTS.sinSaberse);
  const stamped = await find(row, sellado, context);
  return stamped === null ? { abiertas: abiertas.filter((one) => one.id !== id) } : { stamped };
}

/**
 * Looks up the stamp of an invoice; null where it surely has none.
 * @throws Unanswered when the provider does not say: of one that nobody can be asked for any more a person is told to find out.
 */
export function find(row: FacturaRow, sellado: string, context: Context): Promise<Stamped | null> {
  const { clave, numiden } = row;
  const unknown = estaPorDecidir(row, context.clock()) ? FACTURA_TEXTS.porDecidir : FACTURA_TEXTS.sinSaberse;
  return askNeighbour(context, unknown, ({ stamper }) => stamper.find({ clave, numiden, sellado }));
}

/** Whether the open questions of an invoice, read under its lock, are still those that an answer was judged by. */
export async function stillOpen(tx: Db, id: number, abiertas: readonly PreguntaAbierta[]): Promise<boolean> {
  const now = await openOf(tx, id);
  return now.length === abiertas.length && now.every((one) => abiertas.some((other) => other.id === one.id));
}

/**
 * Keeps that nothing was stamped for no fault of the invoice: it may be sealed anew, by whatever certificate counts then, since nobody
 * has its seal. Nothing is kept where somebody asked meanwhile.
 */
export async function keepUnready(id: number, texto: string, confirmed: readonly PreguntaAbierta[], { db }: Context) {
  await db.transaction(async (tx) => {
    await tx.select({ id: facturas.id }).from(facturas).where(eq(facturas.id, id)).for('update');
    if (!(await stillOpen(tx, id, confirmed))) return;
    await tx.update(facturas).set({ impedimento: texto, preguntas: [], sellado: null }).where(isOpen(id));
  });
}

async function openOf(db: Db, id: number): Promise<readonly PreguntaAbierta[]> {
  const [row] = await db.select({ preguntas: facturas.preguntas }).from(facturas).where(eq(facturas.id, id));
  return row?.preguntas ?? [];
}

function without(id: string) {
  return sql`coalesce((select jsonb_agg(one) from jsonb_array_elements(${facturas.preguntas}) one where one ->> 'id' <> ${id}), '[]'::jsonb)`;
}
