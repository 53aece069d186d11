import { eq, type SQL, sql } from 'drizzle-orm';
import { NOTA_GLOBAL_TEXTS } from '#domain/cadena/globales/notas';
import { dayOf, TIME_ZONE } from '#domain/common/dates';
import { zonaDe } from '#domain/common/zonaHoraria';
import type { Tx } from '../../platform/db/db.ts';
import { stores } from '../../platform/db/schema/catalogos.ts';
import { notasPorHacer } from '../../platform/db/schema/globales.ts';
import type { vales } from '../../platform/db/schema/vales.ts';
import { beginningOf, nextDay } from '../../platform/time/days.ts';
import type { FacturaRow } from '../work.ts';

/** The number that stands for a voucher where a till took the goods back. */
export const AT_THE_TILL = 0;

type OfSale = Pick<typeof vales.$inferSelect, 'cvetda' | 'operacion'>;

/**
 * Asks for the note of a voucher that gives back its last part now, in the transaction that does. Whether one is due is seen when it is
 * made: at this moment the global invoice of its sale may be under way.
 */
export function askNoteOfVoucher(
  tx: Tx,
  { id, cvetda, operacion }: OfSale & { readonly id: number },
  now: Date,
): Promise<void> {
  return askNow(tx, [{ cvetda, operacion, idVale: id }], now);
}

/** Asks for the notes of what tills took back of some sales, in the transaction that stores it, under the locks of those sales. */
export function askNotesOfTill(tx: Tx, sales: readonly OfSale[], now: Date): Promise<void> {
  return askNow(
    tx,
    sales.map((sale) => ({ ...sale, idVale: AT_THE_TILL })),
    now,
  );
}

async function askNow(tx: Tx, asked: readonly (OfSale & { readonly idVale: number })[], now: Date): Promise<void> {
  if (asked.length === 0) return;
  const dues = new Map(
    (await tx.select().from(stores)).map(({ cvetda, codigoPostal, globalesNotas }) => {
      const clock = zonaDe(codigoPostal, TIME_ZONE);
      return [cvetda, globalesNotas === 'alCierre' ? beginningOf(nextDay(dayOf(now, clock)), clock) : now];
    }),
  );
  const rows = asked.map(({ cvetda, operacion, idVale }) => {
    const desde = (dues.get(cvetda) ?? now).toISOString();
    return sql`(${cvetda}::int, ${operacion}::bigint, ${idVale}::bigint, ${desde}::timestamptz)`;
  });
  // Where the sale is in no invoice and will be in none by itself nothing is asked, and nothing has to be looked at.
  await insert(
    tx,
    sql`
    select a.cvetda, a.operacion, a.id_vale, a.desde, ${now.toISOString()}::timestamptz
    from (values ${sql.join(rows, sql`, `)}) a (cvetda, operacion, id_vale, desde)
    where exists (select 1 from tiendas t where t.cvetda = a.cvetda and t.globales is not null)
      or exists (select 1 from factura_ventas fv where fv.cvetda = a.cvetda and fv.operacion = a.operacion)
      or exists (
        select 1 from facturas f left join vales v on v.id = a.id_vale
        where f.cvetda = a.cvetda and f.operacion = a.operacion and f.clase = 'general' and f.estado in (1, 2, 3)
          and (a.id_vale = ${AT_THE_TILL} or v.fecha_creacion <= f.fecha))
      or exists (select 1 from facturas n where n.id_vale = a.id_vale and n.estado = 4)`,
  );
}

/** Asks for the notes of what came back before the global invoice of its sale was accepted. */
export function askNotesOfGlobal(tx: Tx, { id }: Pick<FacturaRow, 'id'>, now: Date): Promise<void> {
  return askOfGlobal(tx, sql`fv.id_factura = ${id}`, now);
}

/** Asks for the notes of what came back of a sale while it was out of the global invoice to which it belongs again. */
export function askNotesOfBack(tx: Tx, { cvetda, operacion }: OfSale, now: Date): Promise<void> {
  return askOfGlobal(tx, sql`fv.cvetda = ${cvetda} and fv.operacion = ${operacion}`, now);
}

function askOfGlobal(tx: Tx, which: SQL, now: Date): Promise<void> {
  const moment = sql`${now.toISOString()}::timestamptz`;
  return insert(
    tx,
    sql`
    select v.cvetda, v.operacion, v.id, ${moment}, ${moment}
    from factura_ventas fv join vales v on v.cvetda = fv.cvetda and v.operacion = fv.operacion
    where ${which} and v.estado = 2 and not exists (
      select 1 from facturas n where n.id_vale = v.id and n.al_publico and n.estado in (1, 2, 3))
    union all
    select fv.cvetda, fv.operacion, ${AT_THE_TILL}::bigint, ${moment}, ${moment}
    from factura_ventas fv where ${which} and ${cameBack(sql`fv`)}`,
  );
}

/** Whether units of a sale are not there any more, a till's or a voucher's. */
function cameBack(of: SQL): SQL {
  return sql`exists (
      select 1 from venta_articulos a
      where a.cvetda = ${of}.cvetda and a.operacion = ${of}.operacion and a.cantidad_maxima < a.cantidad_original)`;
}

/**
 * Asks for the notes on the invoice by name that a sale has, where there all of the sale is invoiced: of what its till took back, of the
 * vouchers whose notes took of the global invoice which that sale has left, and of those that gave back before it was invoiced.
 */
export function askNotesOfNamed(
  tx: Tx,
  { cvetda, operacion }: Pick<FacturaRow, 'cvetda' | 'operacion'>,
  now: Date,
): Promise<void> {
  const moment = sql`${now.toISOString()}::timestamptz`;
  return insert(
    tx,
    sql`
    select distinct g.cvetda, g.operacion, de.id_vale, ${moment}, ${moment}
    from facturas g, lateral (
      select n.id_vale from facturas n
      where n.cvetda = g.cvetda and n.operacion = g.operacion and n.al_publico and n.id_vale is not null and n.estado in (1, 2, 3)
      union all
      select v.id from vales v
      where v.cvetda = g.cvetda and v.operacion = g.operacion and v.estado = 2 and v.fecha_creacion <= g.fecha and not exists (
        select 1 from facturas n where n.id_vale = v.id and not n.al_publico and n.estado in (1, 2, 3))
      union all
      select ${AT_THE_TILL}::bigint where ${cameBack(sql`g`)}) de
    where g.cvetda = ${cvetda} and g.operacion = ${operacion} and g.clase = 'general' and g.estado in (1, 2, 3)`,
  );
}

/**
 * Writes what is asked for; whoever is at one of them at this moment leaves it for the next round. In one order, so that two who ask for
 * the same wait for each other and never in a ring.
 */
async function insert(tx: Tx, asked: SQL): Promise<void> {
  await tx.execute(sql`
    insert into notas_por_hacer as antes (cvetda, operacion, id_vale, desde, proximo)
    select * from (${asked}) pedidas order by 1, 2, 3
    on conflict (cvetda, operacion, id_vale) do update set desde = least(antes.desde, excluded.desde),
      proximo = excluded.proximo, falla = null, version = antes.version + 1`);
}

/**
 * Asks again for the note of goods that came back, which was cancelled while they are still here. It is made after the end of that day: who
 * cancels it may be about to cancel its invoice as well, which no living note may have.
 */
export async function askNoteAgain(
  tx: Tx,
  { cvetda, operacion, idVale }: OfSale & { readonly idVale: number | null },
  nombre: string,
  now: Date,
): Promise<void> {
  const [store] = await tx.select().from(stores).where(eq(stores.cvetda, cvetda));
  const clock = zonaDe(store?.codigoPostal ?? null, TIME_ZONE);
  const desde = beginningOf(nextDay(dayOf(now, clock)), clock);
  const falla = NOTA_GLOBAL_TEXTS.seCancelo(nombre);
  await tx
    .insert(notasPorHacer)
    .values({ cvetda, operacion, idVale: idVale ?? AT_THE_TILL, desde, proximo: desde, falla })
    // Whoever is at it at this moment, or waits for a person, sees it once more.
    .onConflictDoUpdate({
      target: [notasPorHacer.cvetda, notasPorHacer.operacion, notasPorHacer.idVale],
      set: { desde, proximo: desde, falla, intentos: 0, version: sql`${notasPorHacer.version} + 1` },
    });
}

/** Keeps a note that the provider refused for the person who looks at why, in the transaction that ends it. */
export async function keepRefusedNote(
  tx: Tx,
  { cvetda, operacion, idVale }: Pick<FacturaRow, 'cvetda' | 'operacion' | 'idVale'>,
  falla: string,
  now: Date,
): Promise<void> {
  if (operacion === null) return;
  await tx
    .insert(notasPorHacer)
    .values({ cvetda, operacion, idVale: idVale ?? AT_THE_TILL, desde: now, proximo: null, falla })
    .onConflictDoUpdate({
      target: [notasPorHacer.cvetda, notasPorHacer.operacion, notasPorHacer.idVale],
      set: { proximo: null, falla, version: sql`${notasPorHacer.version} + 1` },
    });
}
