/**
 * Measures how well the customer search finds the spellings under which one name is stored (docs/busqueda-de-clientes.md).
 * Run: node --import tsx scripts/measure-search.ts [file of cases]
 */
import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { customerRow } from '../server/casos/clientes/create.ts';
import { searchCustomers } from '../server/casos/clientes/search.ts';
import type { Db } from '../server/platform/db/db.ts';
import { openEmbedded } from '../server/platform/db/embedded/database.ts';
import { embeddedDatabase } from '../server/platform/db/embedded/openFolder.ts';
import { migrate } from '../server/platform/db/migrate.ts';
import { clientes } from '../server/platform/db/schema/clientes.ts';

/** Where the cases lie when they are there; they are no part of the project. */
export const SEARCH_SAMPLES = fileURLToPath(new URL('../../shared/data/nombres/casos_busqueda.json', import.meta.url));

interface Group {
  readonly clase: string;
  readonly canonico: string;
  readonly consultas: readonly string[];
  readonly variantes: readonly (readonly [forma: string, frecuencia: number])[];
}

/** The result of one way of searching in one class of names. */
export interface Result {
  /** Pairs of a spelling that was typed and another one of the same name that is stored. */
  readonly pares: number;
  readonly hallados: number;
  /** Other names listed before a spelling of the right one. */
  readonly mezclados: number;
  /** Other names listed after all that is right: they only make the list longer. */
  readonly despues: number;
}

export const WAYS = ['igual', 'sin acentos', 'contiene', 'Mostrador'] as const;
export type Way = (typeof WAYS)[number];
export type Measurement = ReadonlyMap<string, Readonly<Record<Way, Result>>>;

interface Name {
  readonly clase: string;
  readonly identidad: string;
  readonly campo: 'nombre' | 'apellido';
  readonly escritos: ReadonlySet<string>;
  readonly guardados: readonly string[];
}

const FIRST_NAMES = new Set(['ma_abreviado', 'j_fco_abreviado']);
const PARTICLES = new Set(['DE', 'DEL', 'LA', 'LAS', 'LOS', 'Y']);

function withoutAccents(texto: string): string {
  return texto.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
}

// Said here once more, apart from the code under test: which names count as one is the measure's own affair. The cases ask
// that a name be found with and without its particles, so PEÑA and DE LA PEÑA count as one.
function identityOf(nombre: string): string {
  const words = withoutAccents(nombre).toUpperCase().split(' ');
  const own = words.filter((word) => !PARTICLES.has(word));
  return (own.length === 0 ? words : own).join(' ');
}

function namesOf(group: Group): readonly Name[] {
  const field = FIRST_NAMES.has(group.clase) ? 'nombre' : 'apellido';
  const formas = group.variantes.map(([forma]) => forma);
  // Here a group holds names of different persons: each is a name of its own.
  if (group.clase === 'parecido_distinto') {
    return formas.map((shape) => ({
      clase: group.clase,
      identidad: identityOf(shape),
      campo: field,
      escritos: new Set([shape.toLowerCase()]),
      guardados: [shape],
    }));
  }
  return [
    {
      clase: group.clase,
      identidad: identityOf(group.canonico),
      campo: field,
      escritos: new Set([...group.consultas, ...formas]),
      guardados: formas,
    },
  ];
}

/** Stores every spelling as a customer in an empty database and types each of them in four ways of searching. */
export async function measure(db: Db, file: string): Promise<Measurement> {
  const { grupos } = JSON.parse(readFileSync(file, 'utf8')) as { readonly grupos: readonly Group[] };
  const names = grupos.flatMap(namesOf);
  const identidades = {
    nombre: new Map(names.filter(({ campo }) => campo === 'nombre').flatMap(shapesWithIdentity)),
    apellido: new Map(names.filter(({ campo }) => campo === 'apellido').flatMap(shapesWithIdentity)),
  };
  await db
    .insert(clientes)
    .values([
      ...[...identidades.apellido.keys()].map((shape) => customerRow({ ...BLANK, apellidoPaterno: shape })),
      ...[...identidades.nombre.keys()].map((shape) => customerRow({ ...BLANK, nombre: shape })),
    ]);
  const search: Record<Way, (nombre: Name, written: string) => Promise<readonly string[]>> = {
    igual: async ({ campo }, written) => [...identidades[campo].keys()].filter((shape) => shape === written),
    'sin acentos': async ({ campo }, written) =>
      [...identidades[campo].keys()].filter((shape) => withoutAccents(shape) === withoutAccents(written)),
    contiene: async ({ campo }, written) =>
      [...identidades[campo].keys()].filter((shape) => withoutAccents(shape).includes(withoutAccents(written))),
    Mostrador: async ({ campo }, written) => {
      const busqueda = { nombre: '', apePat: '', apeMat: '', [campo === 'nombre' ? 'nombre' : 'apePat']: written };
      const found = (await searchCustomers(db, busqueda, 1_000)) ?? [];
      return found.map((cliente) => (campo === 'nombre' ? cliente.nombre : cliente.apellidoPaterno));
    },
  };
  const measurement = new Map<string, Record<Way, Result>>();
  for (const nombre of names) {
    const suma = measurement.get(nombre.clase) ?? { igual: ZERO, 'sin acentos': ZERO, contiene: ZERO, Mostrador: ZERO };
    for (const manera of WAYS) {
      for (const written of nombre.escritos) {
        const found = await search[manera](nombre, written);
        suma[manera] = sum(suma[manera], count(nombre, written, found, identidades[nombre.campo]));
      }
    }
    measurement.set(nombre.clase, suma);
  }
  return measurement;
}

const BLANK = {
  nombre: '',
  apellidoPaterno: '',
  apellidoMaterno: null,
  sexo: null,
  fechaNacimiento: null,
  correo: null,
  telefono: null,
  celular: null,
} as const;

const ZERO: Result = { pares: 0, hallados: 0, mezclados: 0, despues: 0 };

function shapesWithIdentity({ guardados, identidad }: Name): readonly (readonly [string, string])[] {
  return guardados.map((shape) => [shape, identidad] as const);
}

function count(
  nombre: Name,
  written: string,
  found: readonly string[],
  identidades: ReadonlyMap<string, string>,
): Result {
  const buscados = nombre.guardados.filter((shape) => shape !== written);
  const ultimoPropio = found.findLastIndex((shape) => identidades.get(shape) === nombre.identidad);
  const ajenos = found.flatMap((shape, place) => (identidades.get(shape) === nombre.identidad ? [] : [place]));
  return {
    pares: buscados.length,
    hallados: buscados.filter((shape) => found.includes(shape)).length,
    mezclados: ajenos.filter((place) => place < ultimoPropio).length,
    despues: ajenos.filter((place) => place > ultimoPropio).length,
  };
}

function sum(uno: Result, another: Result): Result {
  return {
    pares: uno.pares + another.pares,
    hallados: uno.hallados + another.hallados,
    mezclados: uno.mezclados + another.mezclados,
    despues: uno.despues + another.despues,
  };
}

/** The results of all classes together. */
export function totalOf(measurement: Measurement, manera: Way): Result {
  return [...measurement.values()].map((results) => results[manera]).reduce(sum, ZERO);
}

function line(clase: string, pares: number, celdas: readonly string[]): string {
  return `${clase.padEnd(18)}${String(pares).padStart(6)}${celdas.map((celda) => celda.padStart(22)).join('')}`;
}

function cell({ pares, hallados, mezclados, despues }: Result): string {
  return `${((100 * hallados) / pares).toFixed(1)} %  ${mezclados} + ${despues}`;
}

async function main(file: string): Promise<void> {
  if (!existsSync(file)) {
    console.log(`No está el archivo de casos ${file}: no hay nada que medir.`);
    return;
  }
  const base = embeddedDatabase(await openEmbedded({ image: null }));
  try {
    await migrate(base.db);
    const measurement = await measure(base.db, file);
    console.log('Formas halladas al escribir otra forma del mismo nombre; otros nombres listados antes + después.');
    console.log(`${'clase'.padEnd(18)}${'pares'.padStart(6)}${WAYS.map((manera) => manera.padStart(22)).join('')}`);
    for (const [clase, resultados] of measurement) {
      console.log(
        line(
          clase,
          resultados.Mostrador.pares,
          WAYS.map((manera) => cell(resultados[manera])),
        ),
      );
    }
    const totals = WAYS.map((manera) => totalOf(measurement, manera));
    console.log(line('todas', totals[0]?.pares ?? 0, totals.map(cell)));
  } finally {
    await base.close();
  }
}

if (process.argv[1] === fileURLToPath(import.meta.url)) await main(process.argv[2] ?? SEARCH_SAMPLES);
