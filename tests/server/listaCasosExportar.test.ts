import { parse } from 'csv-parse/sync';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { FiltroCasos } from '#domain/casos';
import { ORDENES_CASOS, SIN_FILTRO } from '#domain/casos';
import { lineaCsv } from '../../server/casos/lista/csv.ts';
import { casos } from '../../server/db/schema/casos.ts';
import { tiendas } from '../../server/db/schema/catalogos.ts';
import type { Banco } from './banco.ts';
import { crearBanco } from './banco.ts';
import type { CasoSembrado } from './listaCasos.siembra.ts';
import { GERENTE_DE_DOS, listaSinPrisa, sembrarCasos } from './listaCasos.siembra.ts';

/** More than two batches of the export. */
const CUANTOS = 1_300;
const GERENTE = { numiden: GERENTE_DE_DOS, tienda: { id: 2 }, areas: [1], permisos: [27] };

let banco: Banco;
let todos: readonly CasoSembrado[];
beforeAll(async () => {
  banco = await crearBanco();
  todos = await sembrarCasos(banco.db, CUANTOS);
});
afterAll(() => banco.cerrar());

const exportar = async (filtro: string, numiden = GERENTE.numiden, tienda = GERENTE.tienda.id) =>
  banco.app.inject({
    url: `/mostrador/api/caso/exportar?filtro=${encodeURIComponent(filtro)}`,
    headers: { cookie: await banco.entrar(numiden, tienda) },
  });

const filasDe = async (filtro: Partial<FiltroCasos>): Promise<readonly (readonly string[])[]> =>
  parse((await exportar(JSON.stringify({ ...SIN_FILTRO, ...filtro }))).body, { bom: true });

describe('the export of cases', () => {
  it.each(ORDENES_CASOS)('holds exactly the rows of the list, in its order: %s', async (orden) => {
    const [, ...filas] = await filasDe({ orden });
    const esperadas = listaSinPrisa(todos, { ...SIN_FILTRO, orden }, GERENTE, banco.reloj.ahora);
    expect(esperadas.length).toBeGreaterThan(500);
    expect(filas.map(([id]) => Number(id))).toEqual(esperadas);
  });

  it('filters as the list does', async () => {
    const filtro = { nomCliente: 'gar', cvetda: 2, soloAbiertos: true };
    const [, ...filas] = await filasDe(filtro);
    const esperadas = listaSinPrisa(todos, { ...SIN_FILTRO, ...filtro }, GERENTE, banco.reloj.ahora);
    expect(filas.map(([id]) => Number(id))).toEqual(esperadas);
  });

  it('says in Spanish what the columns are, and when by the store’s clock', async () => {
    const [titulos, fila] = await filasDe({ idEstatus: 3 });
    expect(titulos).toEqual([
      'Caso',
      'Fecha de creación',
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
      'Administrador',
      'Fecha de solución',
    ]);
    const caso = todos.find(({ id }) => id === Number(fila?.[0]));
    if (caso === undefined || caso.fechaSolucion === null) throw new Error('No solved case was exported');
    const enTienda = (fecha: Date) =>
      new Date(fecha.getTime() - 6 * 3_600_000).toISOString().slice(0, 16).replace('T', ' ');
    expect([fila?.[1], fila?.[13]]).toEqual([enTienda(caso.fechaCreacion), enTienda(caso.fechaSolucion)]);
    expect([fila?.[6], fila?.[7]]).toEqual(['SOLUCIONADA', 'Atendido']);
  });

  it('is a file that Excel opens right: its mark, its line ends, its name, its type', async () => {
    const { body, headers } = await exportar(JSON.stringify(SIN_FILTRO));
    expect(body.startsWith('\ufeff"Caso","Fecha de creación",')).toBe(true);
    expect(body.endsWith('\r\n')).toBe(true);
    expect(body.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
    expect(headers['content-type']).toBe('text/csv; charset=utf-8');
    expect(headers['content-disposition']).toContain('filename="casos-2026-03-18.csv"');
  });

  it('keeps accents, quotes and commas, and runs nothing that a name holds', async () => {
    const nombres = new Set((await filasDe({})).map((fila) => fila[9]));
    expect(nombres).toContain('Núñez Íñigo');
    expect(nombres).toContain(`'=CMD() "Comillas", S.A. Rosa`);
  });

  it('makes the name of a store inert too, and shows no case twice by nearest loss of colour', async () => {
    const [antes] = await banco.db.select({ nombre: tiendas.nombre }).from(tiendas).where(eq(tiendas.cvetda, 2));
    await banco.db.update(tiendas).set({ nombre: '+Tienda Norte' }).where(eq(tiendas.cvetda, 2));
    const [, ...filas] = await filasDe({ orden: 'porVencer', cvetda: 2 });
    await banco.db
      .update(tiendas)
      .set({ nombre: antes?.nombre ?? '' })
      .where(eq(tiendas.cvetda, 2));
    expect(new Set(filas.map(([id]) => id)).size).toBe(filas.length);
    expect(new Set(filas.map((fila) => fila[3]))).toEqual(new Set(["'+Tienda Norte"]));
  });

  it.each(['', 'no es JSON', '[]', '{"idEstatus":9}'])('refuses what is no filter: %s', async (filtro) => {
    const respuesta = await exportar(filtro);
    expect(respuesta.statusCode).toBe(400);
    expect(respuesta.json().message).toBe(
      'El filtro de la exportación no es válido. Vuelva a la lista de casos y expórtela de nuevo.',
    );
  });

  it('is for who holds its permission alone', async () => {
    expect((await exportar(JSON.stringify(SIN_FILTRO), 100_002, 1)).statusCode).toBe(403);
  });

  it('is only its headings when the filter finds nothing', async () => {
    expect(await filasDe({ folio: 999_999 })).toHaveLength(1);
  });

  it('shows a case that was opened before the export once, whatever is opened meanwhile', async () => {
    const [, ...antes] = await filasDe({});
    const [uno] = todos;
    if (uno === undefined) throw new Error('No case was stored');
    const { id: _id, cliente: _cliente, palabras: _palabras, ...fila } = uno;
    const enCurso = filasDe({});
    await banco.db.insert(casos).values({ ...fila, cvetda: 2, fechaCreacion: banco.reloj.ahora });
    const numeros = (await enCurso).slice(1).map(([id]) => id);
    expect(new Set(numeros).size).toBe(numeros.length);
    expect(numeros).toEqual(expect.arrayContaining(antes.map(([id]) => id)));
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
    ['\n+1', `"'\n+1"`],
    ['＝1+1', `"'＝1+1"`],
    ['＋1', `"'＋1"`],
    ['－1', `"'－1"`],
    ['＠SUMA', `"'＠SUMA"`],
    ['a=1', '"a=1"'],
    [-5, '-5'],
    [null, ''],
  ])('%j is written as %s', (celda, escrita) => {
    expect(lineaCsv([celda])).toBe(`${escrita}\r\n`);
  });
});
