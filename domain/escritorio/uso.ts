import { z } from 'zod';

/** The lives whose traffic is counted, by machine, with the kind of their records. */
export const VIDAS_CON_USO = { vidaCaso: 'caso', vidaVale: 'vale', vidaFactura: 'factura' } as const;

/** The machine of such a life. */
export type VidaConUso = keyof typeof VIDAS_CON_USO;
/** The kind of a record that has one. */
export type EntidadConUso = (typeof VIDAS_CON_USO)[VidaConUso];

/** Whether a machine is one whose traffic is counted. */
export function esVidaConUso(maquina: string): maquina is VidaConUso {
  return Object.hasOwn(VIDAS_CON_USO, maquina);
}

const MINUTE_MS = 60_000;
/** Each bucket is so many-th root of two longer than the one before: a time is told within 9 %. */
const BUCKETS_PER_DOUBLING = 4;

/** How often something took about so long: pairs of a bucket and how many fell into it, in any order. */
export type Tiempos = readonly (readonly [cubeta: number, veces: number])[];

/** The bucket of a time, in milliseconds: 0 for a minute and all below it. */
export function cubetaDe(ms: number): number {
  return Math.max(0, Math.round(BUCKETS_PER_DOUBLING * Math.log2(Math.max(ms, 1) / MINUTE_MS)));
}

/** The time that stands for a bucket, in milliseconds. */
export function duracionDe(cubeta: number): number {
  return MINUTE_MS * 2 ** (cubeta / BUCKETS_PER_DOUBLING);
}

/** How many times are told. */
export function vecesDe(tiempos: Tiempos): number {
  return tiempos.reduce((sum, [, veces]) => sum + veces, 0);
}

/**
 * The time within which a share of all is done, in milliseconds; null where there is none.
 * @param parte 0.5 for the median, 0.9 for nine of ten.
 */
export function percentil(tiempos: Tiempos, parte: number): number | null {
  const wanted = parte * vecesDe(tiempos);
  let seen = 0;
  for (const [cubeta, veces] of tiempos.toSorted(([one], [other]) => one - other)) {
    seen += veces;
    if (seen >= wanted) return duracionDe(cubeta);
  }
  return null;
}

/** Times on the wire. */
export const tiemposSchema = z.array(z.tuple([z.int().nonnegative(), z.int().positive()]));

/** A record, by the name that people know it by; `idCaso` of the case that leads to it, null where it has an address of its own. */
const registroSchema = z.object({ id: z.int(), nombre: z.string(), idCaso: z.int().nullable() });

/** A step of a record's history that no arrow of its chart explains. */
const pasoSinFlechaSchema = z.object({
  clase: z.enum(['movido', 'fuera', 'callado']),
  /** States, by their ids in the chart. */
  de: z.string(),
  a: z.string(),
  /** When the history tells of it; null where it says nothing at all. */
  fecha: z.iso.datetime().nullable(),
});
export type PasoSinFlecha = z.infer<typeof pasoSinFlechaSchema>;

/** The traffic through the chart of a life in some days. */
export const usoSchema = z.object({
  /** Of each arrow that was taken: how often, and how long its records had been in the state that they left by it. */
  flechas: z.array(z.object({ flecha: z.string(), veces: z.int().positive(), tiempos: tiemposSchema })),
  /** Of each state that people decided: on how many days, and how many of them on such a day, on average. */
  personas: z.array(z.object({ estado: z.string(), dias: z.int().positive(), porDia: z.number().min(1) })),
  /** Of each state that was left: how long it had lasted. */
  estados: z.array(z.object({ estado: z.string(), tiempos: tiemposSchema })),
  /** The ways of those that ended, the commonest first: the states that each passed, and the time from its beginning to its end. */
  caminos: z.array(z.object({ estados: z.array(z.string()), veces: z.int().positive(), tiempos: tiemposSchema })),
  /** How many ended. */
  terminados: z.int().nonnegative(),
  /** Those that have been longest in a state that ends no life, the longest first, whatever the days. */
  abiertos: z.array(registroSchema.extend({ estado: z.string(), desde: z.iso.datetime() })),
  /** Those whose history no chart explains, whatever the days: a fault, or a hand in the database. */
  sinFlecha: z.object({
    total: z.int(),
    registros: z.array(registroSchema.extend({ pasos: z.array(pasoSinFlechaSchema) })),
  }),
  /** How many histories have news that are not counted yet. */
  porLeer: z.int(),
});
export type Uso = z.infer<typeof usoSchema>;

/** So many ways, open records and unexplained ones are shown. */
export const MAX_CAMINOS = 6;
export const MAX_ABIERTOS = 10;
export const MAX_SIN_FLECHA = 50;
