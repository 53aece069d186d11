import { parse } from 'csv-parse/sync';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type FiltroCasos, NO_FILTER } from '#domain/casos/casos';
import { listaCasos } from '#domain/casos/casos.list';
import { csvLine } from '#domain/common/csv';
import { casos } from '../../../server/platform/db/schema/casos.ts';
import { stores } from '../../../server/platform/db/schema/catalogos.ts';
import { type Bed, createBed } from '../bed/bed.ts';
import { MANAGER_OF_TWO, type SeededCase, seedCases, unhurriedList } from './listaCasos.seed.ts';

/** So many that who sees half of them gets more than one batch on either engine. */
const HOW_MANY = 2_600;
const GERENTE = { numiden: MANAGER_OF_TWO, tienda: { id: 2 }, areas: [1], permisos: [27] };

let bed: Bed;
let todos: readonly SeededCase[];
beforeAll(async () => {
  bed = await createBed();
  todos = await seedCases(bed.db, HOW_MANY);
});
afterAll(() => bed.close());

async function exportCases(filtro: string, numiden = GERENTE.numiden, tienda = GERENTE.tienda.id) {
  return bed.app.inject({
    url: `/mostrador/api/caso/exportar?filtro=${encodeURIComponent(filtro)}`,
    headers: { cookie: await bed.signIn(numiden, tienda) },
  });
}

async function rowsOf(filtro: Partial<FiltroCasos>): Promise<readonly (readonly string[])[]> {
  return parse((await exportCases(JSON.stringify({ ...NO_FILTER, ...filtro }))).body, { bom: true });
}

describe('the export of cases', () => {
  it.each(listaCasos.orders)('holds exactly the rows of the list, in its order: %s', async (order) => {
    const [, ...filas] = await rowsOf({ orden: order });
    const expected = unhurriedList(todos, { ...NO_FILTER, orden: order }, GERENTE, bed.clock.now);
    expect(expected.length).toBeGreaterThan(1_000);
    expect(filas.map(([id]) => Number(id))).toEqual(expected);
  });

  it('filters as the list does', async () => {
    const filtro = { nomCliente: 'gar', cvetda: 2, soloAbiertos: true };
    const [, ...filas] = await rowsOf(filtro);
    const expected = unhurriedList(todos, { ...NO_FILTER, ...filtro }, GERENTE, bed.clock.now);
    expect(filas.map(([id]) => Number(id))).toEqual(expected);
  });

  it('says in Spanish what the columns are, and when by the store’s clock', async () => {
    const [titulos, fila] = await rowsOf({ idEstatus: 3 });
    expect(titulos).toEqual([
      'Folio',
      'Creado',
      'Número de tienda',
      'Tienda',
      'Área',
      'Categoría',
      'Estado',
      'Semáforo',
      'Número de cliente',
      'Cliente',
      'Numiden de quien creó',
      'Creado por',
      'A cargo',
      'Fecha de solución',
      'Plazo',
    ]);
    const caso = todos.find(({ id }) => id === Number(fila?.[0]));
    if (caso === undefined || caso.fechaSolucion === null) throw new Error('No solved case was exported');
    const enTienda = (fecha: Date) =>
      new Date(fecha.getTime() - 6 * 3_600_000).toISOString().slice(0, 16).replace('T', ' ');
    expect([fila?.[1], fila?.[13]]).toEqual([enTienda(caso.fechaCreacion), enTienda(caso.fechaSolucion)]);
    expect([fila?.[6], fila?.[7]]).toEqual(['SOLUCIONADA', 'Atendido']);
  });

  it('is a file that Excel opens right: its mark, its line ends, its name, its type', async () => {
    const { body, headers } = await exportCases(JSON.stringify(NO_FILTER));
    expect(body.startsWith('\ufeff"Folio","Creado",')).toBe(true);
    expect(body.endsWith('\r\n')).toBe(true);
    expect(body.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
    expect(headers['content-type']).toBe('text/csv; charset=utf-8');
    expect(headers['content-disposition']).toContain('filename="casos-2026-03-18.csv"');
  });

  it('keeps accents, quotes and commas, and runs nothing that a name holds', async () => {
    const names = new Set((await rowsOf({})).map((row) => row[9]));
    expect(names).toContain('Núñez Íñigo');
    expect(names).toContain(`'=CMD() "Comillas", S.A. Rosa`);
  });

  it('makes the name of a store inert too, and shows no case twice by nearest loss of colour', async () => {
    const [antes] = await bed.db.select({ nombre: stores.nombre }).from(stores).where(eq(stores.cvetda, 2));
    await bed.db.update(stores).set({ nombre: '+Tienda Norte' }).where(eq(stores.cvetda, 2));
    const [, ...filas] = await rowsOf({ orden: 'porVencer', cvetda: 2 });
    await bed.db
      .update(stores)
      .set({ nombre: antes?.nombre ?? '' })
      .where(eq(stores.cvetda, 2));
    expect(new Set(filas.map(([id]) => id)).size).toBe(filas.length);
    expect(new Set(filas.map((row) => row[3]))).toEqual(new Set(["'+Tienda Norte"]));
  });

  it.each(['', 'no es JSON', '[]', '{"idEstatus":9}'])('refuses what is no filter: %s', async (filtro) => {
    const answer = await exportCases(filtro);
    expect(answer.statusCode).toBe(400);
    expect(answer.json().message).toBe(
      'El filtro de la exportación no es válido. Vuelva a la lista de casos y expórtela de nuevo.',
    );
  });

  it('is for who holds its permission alone', async () => {
    expect((await exportCases(JSON.stringify(NO_FILTER), 100_002, 1)).statusCode).toBe(403);
  });

  it('is only its headings when the filter finds nothing', async () => {
    expect(await rowsOf({ folio: 999_999 })).toHaveLength(1);
  });

  it('shows a case that was opened before the export once, whatever is opened meanwhile', async () => {
    const [, ...antes] = await rowsOf({});
    const [uno] = todos;
    if (uno === undefined) throw new Error('No case was stored');
    const { id: _id, cliente: _cliente, palabras: _palabras, ...fila } = uno;
    const enCurso = rowsOf({});
    const opened = { ...fila, cvetda: 2, fechaCreacion: bed.clock.now };
    const [{ id = 0 } = {}] = await bed.db.insert(casos).values(opened).returning({ id: casos.id });
    const numbers = (await enCurso).slice(1).map(([id]) => id);
    expect(new Set(numbers).size).toBe(numbers.length);
    expect(numbers).toEqual(expect.arrayContaining(antes.map(([one]) => one)));
    await bed.db.delete(casos).where(eq(casos.id, id));
  });
});

describe('a cell of the export', () => {
  it.each([
    ['=1+1', `"'=1+1"`],
    ['+52 55', `"'+52 55"`],
    ['-1', `"'-1"`],
    ['@SUMA', `"'@SUMA"`],
    ['\tuno', `"'\tuno"`],
    ['\runo', `"'\runo"`],
    ['a"b', '"a""b"'],
    ['a,b', '"a,b"'],
    ['uno\ndos', '"uno\ndos"'],
    ['Peña', '"Peña"'],
    ['0012', '"0012"'],
    ['', '""'],
    [' \u00a0=1+1', `"' \u00a0=1+1"`],
    ['\u200b=1+1', `"'\u200b=1+1"`],
    ['\u0000=1+1', `"'\u0000=1+1"`],
    ['\n+1', `"'\n'+1"`],
    ['＝1+1', `"'＝1+1"`],
    ['＋1', `"'＋1"`],
    ['－1', `"'－1"`],
    ['＠SUMA', `"'＠SUMA"`],
    ['a=1', '"a=1"'],
    ['a;b', '"a;b"'],
    [' a ', '" a "'],
    ['a;=1+1', `"a;'=1+1"`],
    ['a; -1;b', `"a; '-1;b"`],
    ['a\n@SUMA', `"a\n'@SUMA"`],
    ['a\t+1', `"a\t'+1"`],
    ['a;"=1+1', `"a;""'=1+1"`],
    ['a-b; c', '"a-b; c"'],
    [-5, '-5'],
    [null, ''],
  ])('%j is written as %s', (cell, written) => {
    expect(csvLine([cell])).toBe(`${written}\r\n`);
  });

  it('runs nothing in a spreadsheet that separates by semicolons', () => {
    const cells = ['=1', 'x;=1', 'x;"=1";y', 'x\n=1', 'x; \u200b+1', '";=1', 'a,=1'];
    const line = csvLine([1001, ...cells, null, 7]);
    const read: string[][] = parse(line, { delimiter: ';', relax_quotes: true, relax_column_count: true });
    expect(read.flat().filter((cell) => /^["\s\u200b]*[=+@-]/.test(cell))).toEqual([]);
    expect(read.flat()).toContain(`'=1","x`);
  });
});
