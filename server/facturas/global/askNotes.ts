import { and, eq, sql } from 'drizzle-orm';
import { dayOf } from '#domain/dates';
import { zonaDe } from '#domain/zonaHoraria';
import type { Tx } from '../../db/db.ts';
import { stores } from '../../db/schema/catalogos.ts';
import { facturaVentas } from '../../db/schema/facturas.ts';
import { notasPorHacer } from '../../db/schema/globales.ts';
import type { vales } from '../../db/schema/vales.ts';
import { beginningOf, nextDay } from '../../time/days.ts';
import type { FacturaRow } from '../work.ts';

/**
 * Asks for the note of a voucher that gives back its last part now, in the transaction that does. Whether one is due is seen when it is
 * made: at this moment the global invoice of its sale may be under way.
 * @param zone the clock of a store that does not say its own.
 */
export async function askNoteOfVoucher(
  tx: Tx,
  { id, cvetda, operacion }: Pick<typeof vales.$inferSelect, 'id' | 'cvetda' | 'operacion'>,
  { now, zone }: { readonly now: Date; readonly zone: string },
): Promise<void> {
  const [store] = await tx.select().from(stores).where(eq(stores.cvetda, cvetda));
  if (store === undefined) return;
  const { globales, globalesNotas, codigoPostal } = store;
  const inGlobal = and(eq(facturaVentas.cvetda, cvetda), eq(facturaVentas.operacion, operacion));
  if (globales === null && (await tx.$count(facturaVentas, inGlobal)) === 0) return;
  const clock = zonaDe(codigoPostal, zone);
  const desde = globalesNotas === 'alCierre' ? beginningOf(nextDay(dayOf(now, clock)), clock) : now;
  await tx.insert(notasPorHacer).values({ idVale: id, desde, proximo: now }).onConflictDoUpdate(AGAIN);
}

/** Asks for the notes of the vouchers that were given back before the global invoice of their sales was accepted. */
export async function askNotesOfGlobal(tx: Tx, { id }: Pick<FacturaRow, 'id'>, now: Date): Promise<void> {
  const moment = now.toISOString();
  await tx.execute(sql`
    insert into notas_por_hacer as antes (id_vale, desde, proximo)
    select v.id, ${moment}::timestamptz, ${moment}::timestamptz
    from factura_ventas fv join vales v on v.cvetda = fv.cvetda and v.operacion = fv.operacion
    where fv.id_factura = ${id} and v.estado = 2 and not exists (
      select 1 from facturas n where n.id_vale = v.id and n.al_publico and n.estado in (1, 2, 3))
    on conflict (id_vale) do update set proximo = excluded.proximo, falla = null, version = antes.version + 1`);
}

/**
 * Asks for the notes on the invoice by name that a sale has, of the vouchers whose notes took of the global invoice which that sale has
 * left: there the rest of the sale is invoiced no more, and here all of it.
 */
export async function askNotesOfNamed(
  tx: Tx,
  { cvetda, operacion }: Pick<FacturaRow, 'cvetda' | 'operacion'>,
  now: Date,
): Promise<void> {
  const moment = now.toISOString();
  await tx.execute(sql`
    insert into notas_por_hacer as antes (id_vale, desde, proximo)
    select distinct n.id_vale, ${moment}::timestamptz, ${moment}::timestamptz
    from facturas n
    where n.cvetda = ${cvetda} and n.operacion = ${operacion} and n.al_publico and n.estado in (1, 2, 3) and exists (
      select 1 from facturas g
      where g.cvetda = n.cvetda and g.operacion = n.operacion and g.clase = 'general' and g.estado in (1, 2, 3))
    on conflict (id_vale) do update set proximo = excluded.proximo, falla = null, version = antes.version + 1`);
}

/** Keeps the note of a voucher that the provider refused for the person who looks at why, in the transaction that ends it. */
export async function keepRefusedNote(tx: Tx, idVale: number, falla: string, now: Date): Promise<void> {
  await tx
    .insert(notasPorHacer)
    .values({ idVale, desde: now, proximo: null, falla })
    .onConflictDoUpdate({ target: notasPorHacer.idVale, set: { ...AGAIN.set, proximo: null, falla } });
}

/** Whoever is at it at this moment leaves it for the next round. */
const AGAIN = {
  target: notasPorHacer.idVale,
  set: {
    desde: sql`excluded.desde`,
    proximo: sql`excluded.proximo`,
    falla: null,
    version: sql`${notasPorHacer.version} + 1`,
  },
};
