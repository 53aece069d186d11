import { z } from 'zod';
import { freeLine } from '#domain/common/freeText';
import { savedRecord, shownRecord } from '#domain/common/keptRecord';
import { plainLetters } from '#domain/common/plainLetters';
import { estadoDeCodigoPostal } from '#domain/common/sat/estados';
import { zonaDe } from '#domain/common/zonaHoraria';
import { MOMENTOS_DE_NOTA, type MomentoDeNota } from './globales/notas.ts';
import { PERIODICIDADES_GLOBALES, type Periodicidad } from './globales/periodos.ts';
import { HORARIO_TEXTS, type Horario, horarioSchema } from './horario.ts';

/** The stores of the chain, as it sets them up: what each is, who signs in there, and from where it invoices. */

/** The kinds of stores in words. */
export const TIPOS_TIENDA = {
  fisica: 'Tienda física',
  virtual: 'Tienda virtual',
  cedis: 'Centro de distribución',
} as const;

export type TipoTienda = keyof typeof TIPOS_TIENDA;

// An object's keys have lost which they are; there is always one.
const PERIODOS = Object.keys(PERIODICIDADES_GLOBALES) as [Periodicidad, ...Periodicidad[]];
const MOMENTOS = Object.keys(MOMENTOS_DE_NOTA) as [MomentoDeNota, ...MomentoDeNota[]];
const TIPOS = Object.keys(TIPOS_TIENDA) as [TipoTienda, ...TipoTienda[]];

/** Lengths in characters; the greatest number is the column's. */
const LIMITS = { nombre: 80, serie: 6, cvetda: 999_999 } as const;

/** The words about stores that are said on both sides. */
export const TIENDA_TEXTS = {
  requerido: 'Campo requerido',
  numero: 'Escriba el número con que las cajas conocen a la tienda.',
  nombreLargo: `Escriba como máximo ${LIMITS.nombre} caracteres.`,
  codigoPostal: 'El código postal tiene 5 dígitos.',
  sinEstado: 'Ningún estado tiene códigos postales que empiecen así.',
  serie: `La serie lleva de 1 a ${LIMITS.serie} letras mayúsculas o dígitos, sin acentos.`,
  numeroRepetido: 'Ya hay una tienda con ese número.',
  nombreRepetido: 'Ya hay una tienda con ese nombre.',
  serieRepetida: 'Otra tienda ya usa esa serie.',
  desde: 'Elija el primer día que se factura.',
  cedisSinEntrada: 'En un centro de distribución no se inicia sesión.',
  ultimaConEntrada: 'Es la única tienda en la que se puede iniciar sesión: deje otra antes.',
  noExiste: 'No existe esa tienda.',
} as const;

/** A text that may be left out: '' and null are none. */
function orNone<S extends z.ZodType<string, string>>(schema: S) {
  return z
    .string()
    .nullable()
    .transform((text) => (text === null || text.trim() === '' ? null : text))
    .pipe(schema.nullable());
}

const codigoPostal = freeLine()
  .regex(/^\d{5}$/, TIENDA_TEXTS.codigoPostal)
  .refine((cp) => !/^\d{5}$/.test(cp) || estadoDeCodigoPostal(cp) !== null, TIENDA_TEXTS.sinEstado);

const serie = freeLine()
  .overwrite((text) => text.toUpperCase())
  .regex(new RegExp(`^[A-Z0-9]{1,${LIMITS.serie}}$`), TIENDA_TEXTS.serie);

const campos = z.object({
  nombre: freeLine()
    .overwrite((text) => text.replace(/\s+/gu, ' '))
    .min(1, TIENDA_TEXTS.requerido)
    .max(LIMITS.nombre, TIENDA_TEXTS.nombreLargo),
  tipo: z.enum(TIPOS),
  /** Whether people may sign in there. */
  admiteLogin: z.boolean(),
  /** From where it invoices, and by which clock it counts; null for one that does not say. */
  codigoPostal: orNone(codigoPostal),
  /** The end of the series of its invoices: 'A' and '12' are A12. Null for the chain's own series. */
  serie: orNone(serie),
  /** How often its sales to the public are invoiced together, and from which day on; null for not at all. */
  globales: z
    .object({
      periodicidad: z.enum(PERIODOS),
      desde: z.iso.date(TIENDA_TEXTS.desde),
      /** When the notes of their returns are made. */
      notas: z.enum(MOMENTOS),
    })
    .nullable(),
  /** When it is open; null for one that does not say. */
  horario: horarioSchema.nullable(),
});

/** The number of a store, as tills say it. */
const numero = z.int(TIENDA_TEXTS.numero).positive(TIENDA_TEXTS.numero).max(LIMITS.cvetda, TIENDA_TEXTS.numero);

/** Whether people may sign in where they are to. */
function entradaPosible({ tipo, admiteLogin }: { readonly tipo: TipoTienda; readonly admiteLogin: boolean }): boolean {
  return tipo !== 'cedis' || !admiteLogin;
}

/** Hours are told by a clock, and by its postal code a store has one. */
function horarioPosible({
  codigoPostal,
  horario,
}: {
  readonly codigoPostal: string | null;
  readonly horario: Horario | null;
}): boolean {
  return horario === null || codigoPostal !== null;
}

const SIN_RELOJ = { path: ['codigoPostal'], error: HORARIO_TEXTS.sinCodigoPostal };
const EN_CEDIS = { path: ['admiteLogin'], error: TIENDA_TEXTS.cedisSinEntrada };

/** The same with the number of a new one. */
export const tiendaNuevaSchema = campos
  .extend({ cvetda: numero })
  .refine(entradaPosible, EN_CEDIS)
  .refine(horarioPosible, SIN_RELOJ);

/** A store as it is shown; `id` is its number. */
export const tiendaDeCadenaSchema = campos.extend({
  ...shownRecord,
  codigoPostal: z.string().nullable(),
  serie: z.string().nullable(),
});
export type TiendaDeCadena = z.infer<typeof tiendaDeCadenaSchema>;

/** A store that is to be saved; `cvetda` counts for a new one alone. */
export const tiendaGuardadaSchema = campos
  .extend({
    ...savedRecord,
    cvetda: numero,
    globales: campos.shape.globales.default(null),
    horario: campos.shape.horario.default(null),
  })
  .refine(entradaPosible, EN_CEDIS)
  .refine(horarioPosible, SIN_RELOJ);

/** Whether two names are one to who reads a file of sales: capitals, accents and spaces do not tell stores apart. */
export function mismoNombre(uno: string, otro: string): boolean {
  return foldedName(uno) === foldedName(otro);
}

/** A name of a store without what does not tell it from another. */
export function foldedName(nombre: string): string {
  return plainLetters(nombre).trim().replace(/\s+/g, ' ');
}

/** The clocks of the country, as people name them. */
const ZONAS: Readonly<Record<string, string>> = {
  'America/Mexico_City': 'Centro',
  'America/Tijuana': 'Noroeste (frontera)',
  'America/Mazatlan': 'Pacífico',
  'America/Hermosillo': 'Sonora',
  'America/Cancun': 'Sureste',
  'America/Matamoros': 'Centro (frontera)',
  'America/Denver': 'Ciudad Juárez',
};

/** The clock of a store in words, by its postal code; null for one without. */
export function horarioDe(codigoPostal: string | null): string | null {
  const zona = zonaDe(codigoPostal, undefined);
  return zona === undefined ? null : nombreDeZona(zona);
}

/** The clock of a zone in words; its own name for one that is none of the country's. */
export function nombreDeZona(zona: string): string {
  return ZONAS[zona] ?? zona;
}
