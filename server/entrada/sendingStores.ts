import { sql } from 'drizzle-orm';
import type { TiendaQueManda } from '#domain/entrada/entradas';
import { estaCallada } from '#domain/entrada/entradas';
import type { Db } from '../db/db.ts';
import { stores } from '../db/schema/catalogos.ts';
import { entradaTiendas } from '../db/schema/entrada.ts';

/** A long silence is forgotten over about so many seconds: a holiday is no custom. */
const MEMORY_S = 28 * 24 * 60 * 60;

/** A sale that was stored now. */
interface Stored {
  readonly tienda: number;
  readonly fecha: Date;
}

/** Writes down that sales of some stores came now, in one statement of its own, since many deliveries name the same stores. */
export async function noteStores(db: Db, sales: readonly Stored[], now: Date): Promise<void> {
  if (sales.length === 0) return;
  const latest = new Map<number, Date>();
  for (const { tienda, fecha } of sales) {
    const before = latest.get(tienda);
    if (before === undefined || before < fecha) latest.set(tienda, fecha);
  }
  const rows = [...latest].map(([cvetda, fecha]) => ({ cvetda, fecha }));
  await db.execute(sql`
    insert into ${entradaTiendas} as t (cvetda, ultima_venta, recibida)
    select cvetda, fecha, ${now.toISOString()}::timestamptz
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as s (cvetda integer, fecha timestamptz)
    order by cvetda
    on conflict (cvetda) do update set
      ultima_venta = greatest(t.ultima_venta, excluded.ultima_venta),
      recibida = greatest(t.recibida, excluded.recibida),
      pausa = greatest(
        extract(epoch from excluded.recibida - t.recibida),
        t.pausa * exp(-greatest(0, extract(epoch from excluded.recibida - t.recibida)) / ${MEMORY_S}))::integer`);
}

/**
 * All stores with the last sale that came of each: those first that have said nothing for longer than usual, and those
 * last of which none came. The longer the silence, the sooner.
 */
export async function storesThatSend(db: Db, now: Date): Promise<readonly TiendaQueManda[]> {
  const { rows } = await db.execute<Row>(sql`
    select s.cvetda as id, s.nombre, t.ultima_venta as sold, t.recibida as came, t.pausa
    from ${stores} s left join ${entradaTiendas} t on t.cvetda = s.cvetda
    order by t.recibida nulls last, s.cvetda`);
  const tiendas = rows.map(({ id, nombre, sold, came, pausa }) => {
    const ultima =
      sold === null || came === null
        ? null
        : { venta: new Date(sold).toISOString(), recibida: new Date(came).toISOString() };
    const silence = came === null ? 0 : (now.getTime() - new Date(came).getTime()) / 1_000;
    return { tienda: { id, nombre }, ultima, callada: ultima !== null && estaCallada(silence, pausa ?? 0) };
  });
  return tiendas.toSorted((one, other) => Number(other.callada) - Number(one.callada));
}

type Row = {
  readonly id: number;
  readonly nombre: string;
  readonly sold: string | null;
  readonly came: string | null;
  readonly pausa: number | null;
};
