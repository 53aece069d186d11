/**
 * `npm run casos-masivos -- 1000000`: fills the database of DATA_DIR or DATABASE_URL with so many cases of the last three
 * years, the same ones every time for the same number and day, to see and to measure the lists at the size of a chain.
 * `--dias 365` spreads them over as many days; `--con-historia` tells how each came to its state, for 'Uso'.
 */
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { sql } from 'drizzle-orm';
import { PERMISOS } from '#domain/common/permisos';
import { customerRow } from '../server/casos/clientes/create.ts';
import { sampleCustomers } from '../server/demo/personas.ts';
import { createRandom, type Random } from '../server/demo/random.ts';
import { ACCOUNTS } from '../server/demo/stories.ts';
import { compactCounts } from '../server/platform/db/counts.ts';
import type { Db, Tx } from '../server/platform/db/db.ts';
import { clientes } from '../server/platform/db/schema/clientes.ts';
import { StartupError } from '../server/platform/startupError.ts';
import { vacuum } from '../server/startup/maintenance.ts';
import { tellHistories } from './case-histories.ts';
import { fillByCommand } from './fillByCommand.ts';

const CASES_PER_BATCH = 50_000;
const CUSTOMERS_PER_BATCH = 2_000;
const CASES_PER_CUSTOMER = 4;
/** So many customers are written one by one; the others are their namesakes, made by the database itself. */
const WRITTEN_CUSTOMERS = 50_000;
const SEED = 11;
const THREE_YEARS = 1095;

/** Over how many days before now the cases are spread, and whether each has its history. */
interface Spread {
  readonly dias: number;
  readonly conHistoria: boolean;
}

/**
 * Adds so many cases, with their customers, to a database that has its catalogues and its people.
 * @param notify told after every batch how many cases are there.
 */
export async function fillManyCases(
  db: Db,
  howMany: number,
  now: Date,
  notify: (done: number) => void = () => undefined,
  { dias, conHistoria }: Spread = { dias: THREE_YEARS, conHistoria: false },
): Promise<void> {
  await db.transaction(async (tx) => {
    const { rows } = await tx.execute<{ last: number }>(sql`select coalesce(max(id), 0)::int as last from casos`);
    const known = await createCustomers(tx, Math.max(1, Math.ceil(howMany / CASES_PER_CUSTOMER)));
    await withoutIndexes(tx, ['casos', 'caso_palabras'], async () => {
      for (let desde = 1; desde <= howMany; desde += CASES_PER_BATCH) {
        const until = Math.min(desde + CASES_PER_BATCH - 1, howMany);
        await tx.execute(batch({ desde, hasta: until, cuantos: howMany, ahora: now, dias, ...known }));
        notify(until);
      }
    });
    await tx.execute(operaciones);
    if (conHistoria) await tellHistories(tx, rows[0]?.last ?? 0, now);
  });
  await compactCounts(db);
  await vacuum(db);
}

/** The first names of a list come up more often than the last ones, as García does. */
function skewed(random: Random): Random {
  return {
    ...random,
    one: (options) => {
      const part = random.whole(0, 999_999) / 1_000_000;
      return options[Math.floor(options.length * part ** 1.4)] ?? options[0];
    },
  };
}

async function createCustomers(
  tx: Tx,
  howMany: number,
): Promise<{ readonly primero: number; readonly clientes: number }> {
  const fichas = sampleCustomers(skewed(createRandom(SEED)), Math.min(howMany, WRITTEN_CUSTOMERS));
  let first = 0;
  for (let desde = 0; desde < fichas.length; desde += CUSTOMERS_PER_BATCH) {
    const numbers = await tx
      .insert(clientes)
      .values(fichas.slice(desde, desde + CUSTOMERS_PER_BATCH).map(customerRow))
      .returning({ numiden: clientes.numiden });
    if (desde === 0) first = Math.min(...numbers.map(({ numiden }) => numiden));
  }
  if (howMany > fichas.length) {
    await tx.execute(sql`
      insert into clientes (nombre, apellido_paterno, apellido_materno, sexo, fecha_nacimiento, correo, telefono, celular,
        plegado_nombre, plegado_paterno, plegado_materno, lexemas, version_plegado)
      select nombre, apellido_paterno, apellido_materno, sexo, fecha_nacimiento, vuelta || '.' || correo,
        ${otherNumber('telefono', 11)}, ${otherNumber('celular', 12)},
        plegado_nombre, plegado_paterno, plegado_materno, lexemas, version_plegado
      from generate_series(1, ${Math.ceil(howMany / fichas.length) - 1}::int) as vuelta, clientes
      where numiden between ${first}::bigint and ${first + fichas.length - 1}::bigint
        and vuelta::bigint * ${fichas.length}::bigint + numiden - ${first}::bigint < ${howMany}::bigint
      order by vuelta, numiden`);
  }
  return { primero: first, clientes: howMany };
}

/** Another number of the same kind, so that the many do not share theirs. */
function otherNumber(column: 'telefono' | 'celular', seed: number) {
  return sql.raw(
    `left(${column}, 2) || lpad(((hashint8extended(numiden * 1000 + vuelta, ${seed}) & 9007199254740991) % 100000000)::text, 8, '0')`,
  );
}

interface Piece {
  readonly quitar: string;
  readonly poner: string;
}

/**
 * Does the work without the indexes and foreign keys of some tables and makes them anew: one sort instead of a million
 * insertions. In the caller's transaction, so that they are never missing for anybody else, nor after a failure.
 */
export async function withoutIndexes(tx: Tx, tables: readonly string[], trabajo: () => Promise<void>): Promise<void> {
  const ours = sql`(select unnest(${`{${tables.join(',')}}`}::text[])::regclass)`;
  const { rows: llaves } = await tx.execute<{ tabla: string; nombre: string; definicion: string }>(sql`
    select conrelid::regclass::text as tabla, quote_ident(conname) as nombre, pg_get_constraintdef(oid) as definicion
    from pg_constraint where conrelid in ${ours} and contype = 'f'`);
  // An index that a constraint stands on stays: others may refer to it.
  const { rows: indices } = await tx.execute<{ nombre: string; definicion: string }>(sql`
    select i.indexrelid::regclass::text as nombre, pg_get_indexdef(i.indexrelid) as definicion
    from pg_index i where i.indrelid in ${ours}
      and not exists (select from pg_constraint where conindid = i.indexrelid and contype in ('p', 'u'))`);
  const pieces: readonly Piece[] = [
    ...llaves.map(({ tabla, nombre, definicion }) => ({
      quitar: `alter table ${tabla} drop constraint ${nombre}`,
      poner: `alter table ${tabla} add constraint ${nombre} ${definicion}`,
    })),
    ...indices.map(({ nombre, definicion }) => ({ quitar: `drop index ${nombre}`, poner: definicion })),
  ];
  for (const { quitar } of pieces) await tx.execute(sql.raw(quitar));
  await trabajo();
  for (const { poner } of pieces) await tx.execute(sql.raw(poner));
}

interface Batch {
  readonly desde: number;
  readonly hasta: number;
  readonly cuantos: number;
  readonly ahora: Date;
  readonly dias: number;
  readonly primero: number;
  readonly clientes: number;
}

/** A number from 0 to 1 that depends on the case and on what is drawn, and on nothing else. */
function random(cual: number) {
  return sql.raw(`((hashint8extended(i, ${cual}) & 9007199254740991) / 9007199254740992::float8)`);
}

// Made by the database itself: a million rows need not travel. Stores, categories and authors are skewed by powers; of
// the old cases nearly all are solved, of those of the last days most are not.
function batch({ desde, hasta, cuantos, ahora, dias, primero, clientes: cuantosClientes }: Batch) {
  return sql`
  with ahora as materialized (select ${ahora.toISOString()}::timestamptz as t),
  jefes as materialized (
    select array_agg(numiden order by numiden) as lista from usuarios
    where activo and permisos @> array[${PERMISOS.autorizarCaso.id}]::int[]
  ),
  quienes as materialized (select array_agg(numiden order by numiden) as lista from usuarios where activo and id_rol is not null),
  donde as materialized (select array_agg(cvetda order by cvetda) as lista from tiendas where tipo <> 'cedis'),
  que as materialized (select array_agg(id order by id) as lista from subcategorias),
  relatos as materialized (
    select r.id, array_agg(r.texto order by r.n) as textos
    from jsonb_to_recordset(${JSON.stringify(stories())}::jsonb) as r (id int, n int, texto text) group by r.id
  ),
  tirada as materialized (
    select i, t as ahora, t - make_interval(secs => (${cuantos}::float8 - i + ${random(1)}) / ${cuantos}::float8 * ${dias}::int * 86400) as momento,
      donde.lista[1 + floor(cardinality(donde.lista) * power(${random(2)}, 1.5))::int] as cvetda,
      que.lista[1 + floor(cardinality(que.lista) * power(${random(3)}, 1.6))::int] as categoria,
      quienes.lista[1 + floor(cardinality(quienes.lista) * power(${random(4)}, 1.3))::int] as autor,
      quienes.lista[1 + floor(cardinality(quienes.lista) * ${random(5)})::int] as otro,
      ${primero} + floor(${cuantosClientes} * power(${random(6)}, 1.3))::bigint as cliente,
      1 + 95 * power(${random(7)}, 2) as horas, ${random(8)} as suerte, ${random(9)} as destino, ${random(10)} as resto
    from ahora, quienes, donde, que, generate_series(${desde}::bigint, ${hasta}::bigint) as i
  ),
  abiertos as materialized (
    select *, least(momento, date_trunc('day', momento at time zone 'America/Mexico_City') at time zone 'America/Mexico_City'
      + interval '9 hours' + (momento at time zone 'America/Mexico_City')::time / 2)::timestamptz(3) as fecha
    from tirada
  ),
  resueltos as materialized (
    select *, case when fecha + make_interval(secs => horas * 3600) <= ahora and suerte <
        case when fecha < ahora - interval '45 days' then 0.985 when fecha < ahora - interval '4 days' then 0.8 else 0.5 end
      then (fecha + make_interval(secs => horas * 3600))::timestamptz(3) end as solucion
    from abiertos
  ),
  situados as (
    select *, case when solucion is not null then 3 when destino < 0.4 then 2
      when destino < 0.6 and fecha > ahora - interval '3 days' then 1 when destino < 0.75 then 4
      when destino < 0.9 then 5 when destino < 0.97 then 6 else 2 end as estado
    from resueltos
  ),
  hechos as (
    select situados.*, estado = 3 and ${random(11)} < 0.2 as decidido, array_remove(jefes.lista, otro) as deciden,
      solucion - fecha as duro
    from situados, jefes
  )
  insert into casos (cvetda, id_area, id_subcategoria, id_estado, numiden_cliente, numiden_crea, fecha_creacion,
    fecha_solucion, requiere_autorizacion, usuario_soluciona, solucion, administrador, numiden_solicita,
    motivo_solicitud, fecha_solicitud, autorizado, usuario_autoriza, comentario_autorizacion, fecha_autorizacion, version,
    celular, comentario_original)
  select cvetda, s.id_area, categoria, estado, cliente, autor, fecha,
    solucion, estado = 5 or decidido, case when estado = 3 then otro end, case when estado = 3 then 'Se atendió conforme a la política.' end,
    case when estado in (2, 4) then otro end, case when estado = 5 then autor when decidido then otro end,
    case when estado = 5 or decidido then 'Rebasa el monto que puedo autorizar.' end,
    case when estado = 5 then fecha when decidido then fecha + duro * (0.1 + 0.2 * ${random(12)}) end,
    case when decidido then true end,
    case when decidido then deciden[1 + floor(cardinality(deciden) * ${random(13)})::int] end,
    case when decidido then 'Procede conforme a la política.' end,
    case when decidido then fecha + duro * (0.35 + 0.5 * power(${random(14)}, 2)) end,
    case when decidido then 5 when estado = 3 then 3 when estado = 1 then 1 else 2 end,
    '55' || lpad(floor(resto * 100000000)::text, 8, '0'),
    coalesce(relatos.textos[1 + floor(2 * resto)::int], 'El cliente pide una aclaración de su compra.')
  from hechos join subcategorias s on s.id = categoria left join relatos on relatos.id = categoria
  order by i`;
}

// Every tenth case was opened from an operation, and every operation has a few.
const operaciones = sql`
  insert into caso_parametros (id_caso, orden, tipo, valor)
  select id, p.orden, p.tipo, case p.tipo when 1 then cvetda::text else (1000000 + id / 30)::text end
  from casos, (values (0, 1), (1, 2)) as p (orden, tipo)
  where id % 10 = 0 and not exists (select from caso_parametros c where c.id_caso = casos.id)`;

function stories() {
  return Object.entries(ACCOUNTS).flatMap(([id, textos]) => textos.map((texto, n) => ({ id: Number(id), n, texto })));
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  fillByCommand('casos', (db, howMany, now, notify) => fillManyCases(db, howMany, now, notify, spreadAsked()));
}

function spreadAsked(): Spread {
  const { values } = parseArgs({
    args: process.argv.slice(3),
    options: { dias: { type: 'string' }, 'con-historia': { type: 'boolean' } },
  });
  const dias = Number(values.dias ?? THREE_YEARS);
  if (!Number.isInteger(dias) || dias < 1) throw new StartupError('--dias es un número entero desde 1.');
  return { dias, conHistoria: values['con-historia'] ?? false };
}
