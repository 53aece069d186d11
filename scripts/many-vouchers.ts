/**
 * `npm run vales-masivos -- 1000000`: fills the database of DATA_DIR or DATABASE_URL with so many vouchers of the last three
 * years, with their cases and sales, the same ones every time for the same number and day, to see and to measure their list
 * at the size of a chain.
 */
import { fileURLToPath } from 'node:url';
import { sql } from 'drizzle-orm';
import type { Db, Tx } from '../server/platform/db/db.ts';
import { vacuum } from '../server/startup/maintenance.ts';
import { fillByCommand } from './fillByCommand.ts';
import { fillManyCases, withoutIndexes } from './many-cases.ts';

const PER_CASE = 4;
const PER_BATCH = 50_000;
/** Operations of these sales begin here, far from those of the sample data. */
const FIRST_OPERATION = 5_000_000;

/**
 * Adds so many vouchers, four to a case and its sale, to a database that has its catalogues and its people.
 * @param notify told after every batch how many vouchers are there.
 */
export async function fillManyVouchers(
  db: Db,
  howMany: number,
  now: Date,
  notify: (done: number) => void = () => undefined,
): Promise<void> {
  const { caso: before } = await highest(db);
  await fillManyCases(db, Math.ceil(howMany / PER_CASE), now);
  await db.transaction(async (tx) => {
    const { vale: first } = await highest(tx);
    await withoutIndexes(
      tx,
      ['vales', 'vale_palabras', 'vale_articulos', 'vale_metodos', 'ventas', 'venta_articulos'],
      async () => {
        await makeSales(tx, before);
        for (let from = 1; from <= howMany; from += PER_BATCH) {
          const until = Math.min(from + PER_BATCH - 1, howMany);
          await tx.execute(batch({ from, until, before, first, now }));
          notify(until);
        }
        await makeParts(tx, first);
      },
    );
    await tx.execute(sql`select setval(pg_get_serial_sequence('vales', 'id'), (select max(id) from vales))`);
  });
  await vacuum(db);
}

async function highest(db: Db): Promise<{ readonly caso: number; readonly vale: number }> {
  const { rows } = await db.execute<{ caso: string | number; vale: string | number }>(
    sql`select (select coalesce(max(id), 0) from casos) as caso, (select coalesce(max(id), 0) from vales) as vale`,
  );
  return { caso: Number(rows[0]?.caso), vale: Number(rows[0]?.vale) };
}

/** One sale to each case after `before`, of four units: its vouchers take or took them all. */
export async function makeSales(tx: Tx, before: number): Promise<void> {
  await tx.execute(sql`
    insert into ventas (cvetda, operacion, fecha, numiden_cliente, total, origen)
    select cvetda, ${FIRST_OPERATION}::bigint + id, fecha_creacion - interval '4 days', numiden_cliente, 2320, 'masivo'
    from casos where id > ${before}`);
  await tx.execute(sql`
    insert into venta_articulos (cvetda, operacion, linea, num_art, descripcion, cantidad_original, cantidad_maxima,
      precio_unitario, subtotal, descuento, iva, ieps, total)
    select cvetda, ${FIRST_OPERATION}::bigint + id, 1, (100000 + id % 5000)::text, 'Artículo de muestra', 4, 0,
      500, 2000, 0, 320, 0, 2320
    from casos where id > ${before}`);
}

interface Batch {
  readonly from: number;
  readonly until: number;
  /** The highest number of a case and of a voucher before. */
  readonly before: number;
  readonly first: number;
  readonly now: Date;
}

/** A number from 0 to 1 that depends on the voucher and on what is drawn, and on nothing else. */
function random(which: number) {
  return sql.raw(`((hashint8extended(i, ${100 + which}) & 9007199254740991) / 9007199254740992::float8)`);
}

// Made by the database itself: a million rows need not travel. Of the old vouchers most were given back, of those of the last
// weeks half are still good. `lpad` cuts what is longer, so it is told how long that is.
function batch({ from, until, before, first, now }: Batch) {
  return sql`
  with ahora as materialized (select ${now.toISOString()}::timestamptz as t),
  quienes as materialized (select array_agg(numiden order by numiden) as lista from usuarios where activo and id_rol is not null),
  tirada as materialized (
    select i, t as ahora, c.id as caso, c.cvetda, c.numiden_cliente as cliente,
      least(t, c.fecha_creacion + make_interval(secs => 86400 * ${random(1)}))::timestamptz(3) as fecha,
      quienes.lista[1 + floor(cardinality(quienes.lista) * power(${random(2)}, 1.3))::int] as autor,
      quienes.lista[1 + floor(cardinality(quienes.lista) * ${random(3)})::int] as otro,
      ${random(4)} as suerte, case when ${random(5)} < 0.7 then 1 else 0 end as tipo,
      case when ${random(6)} < 0.15 then 58 else 0 end as depreciacion
    from ahora, quienes, generate_series(${from}::bigint, ${until}::bigint) as i
    join casos c on c.id = ${before}::bigint + 1 + (i - 1) / ${PER_CASE}::bigint
  ),
  hechos as (
    select *, case
      when fecha > ahora - interval '5 days' then case when suerte < 0.1 then 5 when suerte < 0.15 then 4
        when suerte < 0.6 then 1 when suerte < 0.9 then 2 else 3 end
      when fecha > ahora - interval '90 days' then case when suerte < 0.45 then 1 when suerte < 0.9 then 2
        when suerte < 0.97 then 3 else 6 end
      else case when suerte < 0.12 then 1 when suerte < 0.88 then 2 when suerte < 0.97 then 3 else 6 end end as estado
    from tirada
  )
  insert into vales (id, id_caso, folio, estado, tipo, cvetda, operacion, total, saldo, depreciacion, fecha_creacion,
    fecha_vigencia, numiden_crea, autores, cvetda_crea, numiden_cliente, motivos_autorizacion, fecha_solicitud, numiden_resuelve,
    fecha_resuelve)
  overriding system value
  select ${first}::bigint + i, caso, case tipo when 1 then 'D' else 'C' end || lpad(cvetda::text, 3, '0')
      || lpad((${first}::bigint + i)::text, greatest(6, length((${first}::bigint + i)::text)), '0'),
    estado, tipo, cvetda, ${FIRST_OPERATION}::bigint + caso, 580, case when estado in (1, 4, 5) then 580 - depreciacion else 0 end,
    depreciacion, fecha, fecha + interval '90 days', autor, array[autor], cvetda, cliente,
    case when estado = 5 then '{depreciacion}'::text[] else '{}'::text[] end, case when estado = 5 then fecha end,
    case when estado = 6 then otro end, case when estado = 6 then fecha end
  from hechos order by i`;
}

async function makeParts(tx: Tx, first: number): Promise<void> {
  await tx.execute(sql`
    insert into vale_articulos (id_vale, linea, num_art, cantidad, subtotal, descuento, iva, ieps, total, monto_depreciacion)
    select id, 1, (100000 + (operacion - ${FIRST_OPERATION}::bigint) % 5000)::text, 1, 500, 0, 80, 0, 580, depreciacion
    from vales where id > ${first}`);
  await tx.execute(sql`
    insert into vale_metodos (id_vale, metodo, monto, devuelto)
    select id, 6, total - depreciacion, case when estado = 2 then total - depreciacion else 0 end
    from vales where id > ${first}`);
  await tx.execute(sql`
    insert into vale_devoluciones (id_vale, metodo, monto, estado, clave, creado, terminado, numiden)
    select id, 6, total - depreciacion, 'hecha', 'muchos-' || id, fecha_creacion, fecha_creacion, numiden_crea
    from vales where id > ${first} and estado = 2`);
}

if (process.argv[1] === fileURLToPath(import.meta.url)) fillByCommand('vales', fillManyVouchers);
