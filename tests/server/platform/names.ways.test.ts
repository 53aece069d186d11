/** Names of several words: whichever way is taken, both lists find what a plain comparison of all records with the words finds. */
import { sql } from 'drizzle-orm';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { NO_FILTER } from '#domain/casos/casos';
import { UMBRALES_SEMAFORO } from '#domain/common/semaforo';
import { SIN_FILTRO_VALES } from '#domain/vales/listaVales';
import { createCustomer } from '../../../server/casos/clientes/create.ts';
import { sourceOfCases as casesOf, readFilter } from '../../../server/casos/list/criteria.ts';
import {
  countShown,
  type MergeOrder,
  newestFirst,
  oldestFirst,
  readInOrder,
  type Source,
  toItsEnd,
} from '../../../server/platform/db/merged.ts';
import { casoPalabras, casos } from '../../../server/platform/db/schema/casos.ts';
import { valePalabras, vales } from '../../../server/platform/db/schema/vales.ts';
import { sourceOfName as vouchersOf } from '../../../server/vales/list/criteria.ts';
import { readName } from '../../../server/ventas/nombres/searchedName.ts';
import type { Effort, WordTable } from '../../../server/ventas/nombres/wordsTogether.ts';
import { type Desk, openDesk } from '../casos/casos.desk.ts';
import { newVoucher } from '../vales/papel.seed.ts';
import { seedOperations } from '../ventas/operaciones.seed.ts';

const FIRST = ['Eva', 'Evelia', 'Ada', 'Adela', 'Zulema', 'Eva Adela', 'Ada Zulema'];
const LAST = ['Zamora', 'Zamudio', 'Zapata', 'Zavala', 'Quintana', 'Quintero', 'Rubio', 'Evans', 'Adame'];
/** The texts that people type: words, beginnings of some, and one that is no customer's name. */
const TYPED = ['eva', 'adel', 'zam', 'zamora', 'za', 'quin', 'quintero', 'rubio', 'ev', 'ad', 'zulema', 'nadie'];
const CUSTOMERS = 60;
const RECORDS = 300;
const ALL = 1_000;

let desk: Desk;
beforeAll(async () => {
  desk = await openDesk();
  await seedOperations(desk);
  const { db } = desk;
  const numbers: number[] = [];
  for (let n = 0; n < CUSTOMERS; n += 1) {
    // Neighbouring customers share words, so that some words often stand together and some never do.
    const names = {
      nombre: FIRST[n % 7] ?? '',
      apellidoPaterno: LAST[n % 9] ?? '',
      apellidoMaterno: LAST[(n * n) % 9] ?? '',
    };
    const others = { sexo: null, fechaNacimiento: null, correo: null, telefono: null, celular: '5512345678' };
    numbers.push(await db.transaction((tx) => createCustomer(tx, { ...names, ...others })));
  }
  const ofCustomer = sql`(${`{${numbers.join(',')}}`}::bigint[])[1 + (i * i) % ${CUSTOMERS}::int]`;
  // Four of a moment, so that the number decides between them.
  const when = sql`'2026-03-18T18:00:00Z'::timestamptz - (i / 4) * interval '7 hours'`;
  await db.execute(sql`
    insert into casos (cvetda, id_area, id_subcategoria, id_estado, numiden_cliente, numiden_crea, fecha_creacion, celular, comentario_original)
    select (array[1, 2, 80])[1 + i % 3], 1, 1, (array[1, 2, 4])[1 + i % 3], ${ofCustomer}, 100001, ${when}, '5512345678', 'Uno de muchos'
    from generate_series(1, ${RECORDS}::int) as i`);
  const { id } = await newVoucher(desk, { folio: 'D001000000' });
  const { rows } = await db.execute<{ columnas: string }>(sql`
    select string_agg(quote_ident(column_name), ', ') as columnas from information_schema.columns
    where table_name = 'vales' and column_name not in ('id', 'folio', 'numiden_cliente', 'fecha_creacion', 'cvetda_crea')`);
  const same = sql.raw(rows[0]?.columnas ?? '');
  await db.execute(sql`
    insert into vales (folio, numiden_cliente, fecha_creacion, cvetda_crea, ${same})
    select 'D9' || i, case when i % 10 > 0 then ${ofCustomer} end, ${when}, (array[1, 2, 80])[1 + i % 3], ${same}
    from vales, generate_series(1, ${RECORDS}::int) as i where id = ${id}`);
});
afterAll(() => desk.bed.close());

const names = fc.uniqueArray(fc.constantFrom(...TYPED), { minLength: 1, maxLength: 4 }).map((words) => words.join(' '));
const efforts: fc.Arbitrary<Effort> = fc.record({
  few: fc.constantFrom(0, 5, ALL),
  sample: fc.constantFrom(1, 10, ALL),
  among: fc.constantFrom(ALL),
  words: fc.constantFrom(1, 2, 40),
});
const orders = fc.constantFrom<MergeOrder>(newestFirst, oldestFirst);
const stores = fc.constantFrom(null, 1, 80);

/** The records whose customer has, for each word, one that begins with it; in the order of the list. */
async function plainly(
  table: WordTable,
  text: string,
  store: number | null,
  order: MergeOrder,
): Promise<readonly number[]> {
  const { records, own } =
    table === casoPalabras ? { records: casos, own: casos.cvetda } : { records: vales, own: vales.cvetdaCrea };
  const named = text
    .split(' ')
    .map((word) => sql`' ' || nombre || ' ' || apellido_paterno || ' ' || apellido_materno ilike ${`% ${word}%`}`);
  const { rows } = await desk.db.execute<{ id: string }>(sql`
    select ${records.id} as id from ${records} join clientes on numiden = ${records.numidenCliente}
    where ${sql.join(named, sql` and `)} ${store === null ? sql`` : sql`and ${own} = ${store}`}
    order by ${sql.join([...order(records.fechaCreacion, records.id)], sql`, `)}`);
  return rows.map(({ id }) => Number(id));
}

async function sourceOf(table: WordTable, text: string, store: number | null, effort: Effort): Promise<Source | null> {
  const { db } = desk;
  const nombre = await readName(db, text, table, effort);
  if (nombre === null) return null;
  const moment = { now: desk.bed.clock.now, umbrales: UMBRALES_SEMAFORO, zona: 'America/Mexico_City' };
  if (table === valePalabras) {
    const asker = { numiden: 100_001, now: moment.now, zone: moment.zona };
    return vouchersOf(db, { ...SIN_FILTRO_VALES, nombre: text, tienda: store }, asker, nombre);
  }
  const persona = { numiden: 100_001, tienda: { id: 1, nombre: '' }, areas: [], permisos: [1] };
  const criteria = readFilter({ ...NO_FILTER, nomCliente: text, cvetda: store }, persona, moment);
  return criteria === null ? null : casesOf(db, { ...criteria, nombre });
}

async function found(source: Source | null, order: MergeOrder): Promise<readonly number[]> {
  return source === null ? [] : (await readInOrder(desk.db, source, order, { take: ALL })).map(({ id }) => id);
}

describe.each([
  ['cases', casoPalabras],
  ['vouchers', valePalabras],
] as const)('%s by several words', (_what, table) => {
  it('are those that a plain comparison finds, in order and in number', async () => {
    let several = 0;
    await fc.assert(
      fc.asyncProperty(names, stores, orders, efforts, async (text, store, order, effort) => {
        const expected = await plainly(table, text, store, order);
        const source = await sourceOf(table, text, store, effort);
        expect(await found(source, order)).toEqual(expected);
        if (source === null) return;
        expect(await found(toItsEnd(source), order)).toEqual(expected);
        expect(await countShown(desk.db, source, ALL, order)).toEqual({
          n: expected.length,
          hayMas: false,
          toItsEnd: false,
        });
        if (source.also !== undefined && expected.length > 1) several += 1;
      }),
      { numRuns: 120, seed: 7 },
    );
    expect(several).toBeGreaterThan(10);
  });

  it('are its first ones where not all are looked at, all where these have none, and the count says that there are more', async () => {
    let cut = 0;
    let far = 0;
    await fc.assert(
      fc.asyncProperty(names, stores, orders, fc.constantFrom(1, 7, 40), async (text, store, order, among) => {
        const expected = await plainly(table, text, store, order);
        const source = await sourceOf(table, text, store, { few: 0, sample: 1, among, words: 2 });
        if (source === null) {
          expect(expected).toEqual([]);
          return;
        }
        const counted = await countShown(desk.db, source, ALL, order);
        const shown = await found(counted.toItsEnd ? toItsEnd(source) : source, order);
        expect(shown).toEqual(expected.slice(0, counted.n));
        if (!counted.hayMas) expect(counted.n).toBe(expected.length);
        else if (shown.length < expected.length) cut += 1;
        if (counted.toItsEnd && expected.length > 0) far += 1;
        expect(await found(toItsEnd(source), order)).toEqual(expected);
      }),
      { numRuns: 200, seed: 7 },
    );
    expect(cut).toBeGreaterThan(5);
    expect(far).toBeGreaterThan(1);
  });
});
