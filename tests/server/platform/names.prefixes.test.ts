/** Surnames with a prefix, an apostrophe, a hyphen or a stroke: each is found by every spelling, in the customer search and in both lists. */
import { existsSync, readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createCustomer } from '../../../server/casos/clientes/create.ts';
import { searchCustomers } from '../../../server/casos/clientes/search.ts';
import { casoPalabras, casos } from '../../../server/platform/db/schema/casos.ts';
import { readCustomers, readName } from '../../../server/ventas/nombres/searchedName.ts';
import { type Desk, openDesk } from '../casos/casos.desk.ts';

const CASES = '../shared/data/casos_publicos/casos.json';
const GIVEN: Readonly<Record<string, readonly string[]>> = existsSync(CASES)
  ? JSON.parse(readFileSync(CASES, 'utf8')).P32
  : {};

/** A surname as it is stored, and as people type it. */
const SPELLINGS: Readonly<Record<string, readonly string[]>> = {
  "O'Higgins": ['O Higgins', 'OHiggins', 'o`higgins', 'ohigg'],
  'O Donnell': ["O'Donnell", 'ODonnell'],
  OReilly: ["O'Reilly", 'O Reilly'],
  "D'Alessio": ['D Alessio', 'DALESSIO', 'D‘Alessio'],
  McAllister: ['Mc Allister', 'mcallister'],
  'Mac Lean': ['MacLean', 'MAC LEAN'],
  'Ruiz-Soto': ['Ruiz Soto', 'Ruiz - Soto', 'Ruizsoto'],
  'de la Ó': ['De La O', 'DelaO', 'de la o'],
  'De la Garza': ['Delagarza', 'Garza', 'DE LA GARZA'],
  Delrío: ['del Rio', 'DelRio'],
  'San Millán': ['Sanmillan', 'san millan'],
  Łukaszewicz: ['Lukaszewicz', 'ŁUKASZEWICZ'],
  Đorđević: ['Dordevic', 'đorđevic'],
};

let desk: Desk;
const numbers = new Map<string, number>();

beforeAll(async () => {
  desk = await openDesk();
  const others = { sexo: null, fechaNacimiento: null, correo: null, telefono: null, celular: '5512345678' };
  for (const apellidoPaterno of [...Object.keys(SPELLINGS), ...Object.keys(GIVEN), 'Ordóñez', 'Mac', 'Perez']) {
    const numiden = await desk.db.transaction((tx) =>
      createCustomer(tx, { nombre: 'Ilse Oralia', apellidoPaterno, apellidoMaterno: 'Sauceda', ...others }),
    );
    numbers.set(apellidoPaterno, numiden);
    await desk.db.insert(casos).values({
      ...{ cvetda: 1, idArea: 1, idSubcategoria: 1, idEstado: 1, numidenCliente: numiden, numidenCrea: 100001 },
      ...{ fechaCreacion: desk.bed.clock.now, celular: '5512345678', comentarioOriginal: 'Una queja' },
    });
  }
});
afterAll(() => desk.bed.close());

async function byName(texto: string): Promise<readonly number[]> {
  const found = await readCustomers(desk.db, texto);
  return found?.tipo === 'clientes' ? found.numidenes : [];
}

describe.each(Object.entries({ ...SPELLINGS, ...GIVEN }))('%s', (stored, spellings) => {
  it.each([stored, ...spellings])('is found by %s', async (typed) => {
    const numiden = numbers.get(stored);
    const asCustomer = await searchCustomers(desk.db, { nombre: '', apePat: typed, apeMat: '' }, 21);
    expect((asCustomer ?? []).map((each) => each.numiden)).toContain(numiden);
    expect(await byName(typed)).toContain(numiden);
    expect(await byName(`ilse ${typed} sauceda`)).toContain(numiden);
    expect(await readName(desk.db, typed, casoPalabras)).not.toBeNull();
  });
});

describe('a name that only looks alike', () => {
  it.each([
    ['O Brien', ['Ordóñez', 'Perez']],
    ['Mc Gregor', ['Mac', 'Mac Lean']],
    ['Perez Gil', ['Perez']],
    ['D Angelo', ["D'Alessio"]],
  ])('is not found by %s', async (typed, others) => {
    const found = await byName(typed);
    for (const other of others) expect(found).not.toContain(numbers.get(other));
  });
});

it('a second name of one letter before a surname is no prefix', async () => {
  const numiden = await desk.db.transaction((tx) =>
    createCustomer(tx, {
      ...{ nombre: 'Juan O', apellidoPaterno: 'Medrano', apellidoMaterno: 'de la O' },
      ...{ sexo: null, fechaNacimiento: null, correo: null, telefono: null, celular: null },
    }),
  );
  expect(await byName('juan o medrano')).toEqual([numiden]);
  expect(await byName('medrano de la o juan')).toEqual([numiden]);
});
