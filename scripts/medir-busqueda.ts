/**
 * Measures how well the customer search finds the spellings under which one name is stored (docs/busqueda-de-clientes.md).
 * Run: node --import tsx scripts/medir-busqueda.ts [file of cases]
 */
import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { filaDeCliente } from '../server/clientes/alta.ts';
import { buscarClientes } from '../server/clientes/buscar.ts';
import { baseEmbebida } from '../server/db/abrir.ts';
import type { Db } from '../server/db/db.ts';
import { openEmbedded } from '../server/db/embedded/database.ts';
import { migrar } from '../server/db/migrar.ts';
import { clientes } from '../server/db/schema/clientes.ts';

/** Where the cases lie when they are there; they are no part of the project. */
export const CASOS_DE_BUSQUEDA = fileURLToPath(
  new URL('../../shared/data/nombres/casos_busqueda.json', import.meta.url),
);

interface Grupo {
  readonly clase: string;
  readonly canonico: string;
  readonly consultas: readonly string[];
  readonly variantes: readonly (readonly [forma: string, frecuencia: number])[];
}

/** What one way of searching achieved in one class of names. */
export interface Resultado {
  /** Pairs of a spelling that was typed and another one of the same name that is stored. */
  readonly pares: number;
  readonly hallados: number;
  /** Other names listed before a spelling of the right one. */
  readonly mezclados: number;
  /** Other names listed after all that is right: they only make the list longer. */
  readonly despues: number;
}

export const MANERAS = ['igual', 'sin acentos', 'contiene', 'Mostrador'] as const;
export type Manera = (typeof MANERAS)[number];
export type Medicion = ReadonlyMap<string, Readonly<Record<Manera, Resultado>>>;

interface Nombre {
  readonly clase: string;
  readonly identidad: string;
  readonly campo: 'nombre' | 'apellido';
  readonly escritos: ReadonlySet<string>;
  readonly guardados: readonly string[];
}

const DE_PILA = new Set(['ma_abreviado', 'j_fco_abreviado']);
const PARTICULAS = new Set(['DE', 'DEL', 'LA', 'LAS', 'LOS', 'Y']);

const sinAcentos = (texto: string): string => texto.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

// Said here once more, apart from the code under test: which names count as one is the measure's own affair. The cases ask
// that a name be found with and without its particles, so PEÑA and DE LA PEÑA count as one.
const identidadDe = (nombre: string): string => {
  const palabras = sinAcentos(nombre).toUpperCase().split(' ');
  const propias = palabras.filter((palabra) => !PARTICULAS.has(palabra));
  return (propias.length === 0 ? palabras : propias).join(' ');
};

const nombresDe = (grupo: Grupo): readonly Nombre[] => {
  const campo = DE_PILA.has(grupo.clase) ? 'nombre' : 'apellido';
  const formas = grupo.variantes.map(([forma]) => forma);
  // Here a group holds names of different persons: each is a name of its own.
  if (grupo.clase === 'parecido_distinto') {
    return formas.map((forma) => ({
      clase: grupo.clase,
      identidad: identidadDe(forma),
      campo,
      escritos: new Set([forma.toLowerCase()]),
      guardados: [forma],
    }));
  }
  return [
    {
      clase: grupo.clase,
      identidad: identidadDe(grupo.canonico),
      campo,
      escritos: new Set([...grupo.consultas, ...formas]),
      guardados: formas,
    },
  ];
};

/** Stores every spelling as a customer in an empty database and types each of them in four ways of searching. */
export const medir = async (db: Db, archivo: string): Promise<Medicion> => {
  const { grupos } = JSON.parse(readFileSync(archivo, 'utf8')) as { readonly grupos: readonly Grupo[] };
  const nombres = grupos.flatMap(nombresDe);
  const identidades = {
    nombre: new Map(nombres.filter(({ campo }) => campo === 'nombre').flatMap(formasConIdentidad)),
    apellido: new Map(nombres.filter(({ campo }) => campo === 'apellido').flatMap(formasConIdentidad)),
  };
  await db
    .insert(clientes)
    .values([
      ...[...identidades.apellido.keys()].map((forma) => filaDeCliente({ ...VACIO, apellidoPaterno: forma })),
      ...[...identidades.nombre.keys()].map((forma) => filaDeCliente({ ...VACIO, nombre: forma })),
    ]);
  const buscar: Record<Manera, (nombre: Nombre, escrito: string) => Promise<readonly string[]>> = {
    igual: async ({ campo }, escrito) => [...identidades[campo].keys()].filter((forma) => forma === escrito),
    'sin acentos': async ({ campo }, escrito) =>
      [...identidades[campo].keys()].filter((forma) => sinAcentos(forma) === sinAcentos(escrito)),
    contiene: async ({ campo }, escrito) =>
      [...identidades[campo].keys()].filter((forma) => sinAcentos(forma).includes(sinAcentos(escrito))),
    Mostrador: async ({ campo }, escrito) => {
      const busqueda = { nombre: '', apePat: '', apeMat: '', [campo === 'nombre' ? 'nombre' : 'apePat']: escrito };
      const hallados = (await buscarClientes(db, busqueda, 1_000)) ?? [];
      return hallados.map((cliente) => (campo === 'nombre' ? cliente.nombre : cliente.apellidoPaterno));
    },
  };
  const medicion = new Map<string, Record<Manera, Resultado>>();
  for (const nombre of nombres) {
    const suma = medicion.get(nombre.clase) ?? { igual: CERO, 'sin acentos': CERO, contiene: CERO, Mostrador: CERO };
    for (const manera of MANERAS) {
      for (const escrito of nombre.escritos) {
        const hallados = await buscar[manera](nombre, escrito);
        suma[manera] = sumar(suma[manera], contar(nombre, escrito, hallados, identidades[nombre.campo]));
      }
    }
    medicion.set(nombre.clase, suma);
  }
  return medicion;
};

const VACIO = {
  nombre: '',
  apellidoPaterno: '',
  apellidoMaterno: null,
  sexo: null,
  fechaNacimiento: null,
  correo: null,
  telefono: null,
  celular: null,
} as const;

const CERO: Resultado = { pares: 0, hallados: 0, mezclados: 0, despues: 0 };

const formasConIdentidad = ({ guardados, identidad }: Nombre): readonly (readonly [string, string])[] =>
  guardados.map((forma) => [forma, identidad] as const);

const contar = (
  nombre: Nombre,
  escrito: string,
  hallados: readonly string[],
  identidades: ReadonlyMap<string, string>,
): Resultado => {
  const buscados = nombre.guardados.filter((forma) => forma !== escrito);
  const ultimoPropio = hallados.findLastIndex((forma) => identidades.get(forma) === nombre.identidad);
  const ajenos = hallados.flatMap((forma, lugar) => (identidades.get(forma) === nombre.identidad ? [] : [lugar]));
  return {
    pares: buscados.length,
    hallados: buscados.filter((forma) => hallados.includes(forma)).length,
    mezclados: ajenos.filter((lugar) => lugar < ultimoPropio).length,
    despues: ajenos.filter((lugar) => lugar > ultimoPropio).length,
  };
};

const sumar = (uno: Resultado, otro: Resultado): Resultado => ({
  pares: uno.pares + otro.pares,
  hallados: uno.hallados + otro.hallados,
  mezclados: uno.mezclados + otro.mezclados,
  despues: uno.despues + otro.despues,
});

/** The results of all classes together. */
export const totalDe = (medicion: Medicion, manera: Manera): Resultado =>
  [...medicion.values()].map((resultados) => resultados[manera]).reduce(sumar, CERO);

const renglon = (clase: string, pares: number, celdas: readonly string[]): string =>
  `${clase.padEnd(18)}${String(pares).padStart(6)}${celdas.map((celda) => celda.padStart(22)).join('')}`;

const celda = ({ pares, hallados, mezclados, despues }: Resultado): string =>
  `${((100 * hallados) / pares).toFixed(1)} %  ${mezclados} + ${despues}`;

const main = async (archivo: string): Promise<void> => {
  if (!existsSync(archivo)) {
    console.log(`No está el archivo de casos ${archivo}: no hay nada que medir.`);
    return;
  }
  const base = baseEmbebida(await openEmbedded({ image: null }));
  try {
    await migrar(base.db);
    const medicion = await medir(base.db, archivo);
    console.log('Formas halladas al escribir otra forma del mismo nombre; otros nombres listados antes + después.');
    console.log(`${'clase'.padEnd(18)}${'pares'.padStart(6)}${MANERAS.map((manera) => manera.padStart(22)).join('')}`);
    for (const [clase, resultados] of medicion) {
      console.log(
        renglon(
          clase,
          resultados.Mostrador.pares,
          MANERAS.map((manera) => celda(resultados[manera])),
        ),
      );
    }
    const totales = MANERAS.map((manera) => totalDe(medicion, manera));
    console.log(renglon('todas', totales[0]?.pares ?? 0, totales.map(celda)));
  } finally {
    await base.cerrar();
  }
};

if (process.argv[1] === fileURLToPath(import.meta.url)) await main(process.argv[2] ?? CASOS_DE_BUSQUEDA);
