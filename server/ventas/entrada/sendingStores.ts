import { sql } from 'drizzle-orm';
import { type Apertura, cerradaEn, jornada, segundosAbierta } from '#domain/cadena/apertura';
import { estaCallada, type TiendaQueManda, topeDeSilencio } from '#domain/ventas/entrada/entradas';
import { chainHolidays } from '../../cadena/festivos.ts';
import { openings, type WithHours } from '../../cadena/openings.ts';
import type { Db } from '../../platform/db/db.ts';
import { stores } from '../../platform/db/schema/catalogos.ts';
import { entradaTiendas } from '../../platform/db/schema/entrada.ts';

/** A long silence is forgotten over about so many seconds: a holiday is no custom. */
const MEMORY_S = 28 * 24 * 60 * 60;
/** A silence so short is nobody's longest; in seconds. */
const SHORT_S = 60 * 60;

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
  const open = await openSilences(db, [...latest.keys()], now);
  const rows = [...latest].map(([cvetda, fecha]) => ({ cvetda, fecha, abierta: open.get(cvetda) ?? 0 }));
  await db.execute(sql`
    insert into ${entradaTiendas} as t (cvetda, ultima_venta, recibida, pausa_abierta)
    select cvetda, fecha, ${now.toISOString()}::timestamptz, abierta
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as s (cvetda integer, fecha timestamptz, abierta integer)
    order by cvetda
    on conflict (cvetda) do update set
      ultima_venta = greatest(t.ultima_venta, excluded.ultima_venta),
      recibida = greatest(t.recibida, excluded.recibida),
      pausa = greatest(
        extract(epoch from excluded.recibida - t.recibida),
        t.pausa * exp(-greatest(0, extract(epoch from excluded.recibida - t.recibida)) / ${MEMORY_S}))::integer,
      pausa_abierta = greatest(
        excluded.pausa_abierta,
        t.pausa_abierta * exp(-greatest(0, extract(epoch from excluded.recibida - t.recibida)) / ${MEMORY_S}))::integer`);
}

/** For how long the stores that say their hours were open since their last sale came, in seconds; the others are not in it. */
async function openSilences(db: Db, cvetdas: readonly number[], now: Date): Promise<ReadonlyMap<number, number>> {
  const { rows } = await db.execute<WithHours & { readonly came: string } & Record<string, unknown>>(sql`
    select s.cvetda as id, t.recibida as came, s.horario, s.codigo_postal as code
    from ${stores} s join ${entradaTiendas} t on t.cvetda = s.cvetda
    where s.horario is not null and s.cvetda in (select jsonb_array_elements(${JSON.stringify(cvetdas)}::jsonb)::integer)
      and t.recibida < ${new Date(now.getTime() - SHORT_S * 1_000).toISOString()}::timestamptz`);
  if (rows.length === 0) return new Map();
  const openingOf = openings(await chainHolidays(db));
  return new Map(
    rows.flatMap((row) => {
      const opening = openingOf(row);
      return opening === null ? [] : [[row.id, Math.round(segundosAbierta(opening, new Date(row.came), now))] as const];
    }),
  );
}

/**
 * All stores with the last sale that came of each: those first that have said nothing for longer than usual, and
 * last those that have sent none. The longer the silence, the sooner. Of a store that says its hours only the time counts for which it was open.
 */
export async function storesThatSend(db: Db, now: Date): Promise<readonly TiendaQueManda[]> {
  const { rows } = await db.execute<Row>(sql`
    select s.cvetda as id, s.nombre, s.horario, s.codigo_postal as code,
      t.ultima_venta as sold, t.recibida as came, t.pausa, t.pausa_abierta as "openPause"
    from ${stores} s left join ${entradaTiendas} t on t.cvetda = s.cvetda
    order by t.recibida nulls last, s.cvetda`);
  const openingOf = openings(rows.some(({ horario }) => horario !== null) ? await chainHolidays(db) : []);
  const tiendas = rows.map((row): TiendaQueManda => {
    const { id, nombre, sold, came } = row;
    const opening = openingOf(row);
    const closed = opening && cerradaEn(opening, now);
    return {
      tienda: { id, nombre },
      ultima:
        sold === null || came === null
          ? null
          : { venta: new Date(sold).toISOString(), recibida: new Date(came).toISOString() },
      callada: came !== null && closed === null && isLate(row, opening, { since: new Date(came), now }),
      cerrada: opening && closed && { ...closed, zona: opening.zona },
    };
  });
  return tiendas.toSorted((one, other) => Number(other.callada) - Number(one.callada));
}

function isLate(
  { pausa, openPause }: Pick<Row, 'pausa' | 'openPause'>,
  opening: Apertura | null,
  { since, now }: { readonly since: Date; readonly now: Date },
): boolean {
  if (opening === null) return estaCallada((now.getTime() - since.getTime()) / 1_000, pausa ?? 0);
  const most = topeDeSilencio(jornada(opening.horario), openPause ?? 0);
  return segundosAbierta(opening, since, now, most) > most;
}

interface Row extends WithHours, Record<string, unknown> {
  readonly nombre: string;
  readonly sold: string | null;
  readonly came: string | null;
  readonly pausa: number | null;
  readonly openPause: number | null;
}
