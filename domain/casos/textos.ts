import { z } from 'zod';
import { freeBlock, freeLine } from '#domain/common/freeText';
import { savedRecord, shownRecord } from '#domain/common/keptRecord';
import { keysOf } from '#domain/common/keysOf';
import type { Caso } from './casos.ts';
import { loQueSigueMostradoSchema, loQueSigueSchema } from './loQueSigue.ts';

/** Texts ready to use in what is written about a case: of one person, or of an area (docs/decisions/238). */

/** The variables that a text may hold, each with its words. */
const VARIABLES = {
  cliente: 'cliente',
  caso: 'número del caso',
  folio: 'folio del vale',
  operacion: 'operación',
  tienda: 'tienda',
  area: 'área',
  categoria: 'categoría',
  asesor: 'asesor',
} as const;

type Variable = keyof typeof VARIABLES;

/** A part of a text: plain, a variable, or something between braces that is none. */
type Pieza = string | { readonly variable: Variable } | { readonly desconocida: string };

/** Reads a text as its parts. A brace that nothing closes is an unknown variable too. */
export function leerPlantilla(texto: string): readonly Pieza[] {
  const parts: Pieza[] = [];
  let from = 0;
  for (const { 0: found, 1: name, index } of texto.matchAll(/\{\{([^{}]*)\}\}|\{\{|\}\}/gu)) {
    if (index > from) parts.push(texto.slice(from, index));
    const known = keysOf(VARIABLES).find((variable) => variable === name?.trim());
    parts.push(known === undefined ? { desconocida: found } : { variable: known });
    from = index + found.length;
  }
  return from < texto.length ? [...parts, texto.slice(from)] : parts;
}

/** The value of each variable; null where the case lacks it. */
export type Valores = Readonly<Record<Variable, string | null>>;

/** The parts of a case from which the variables are filled. */
type CasoDeTexto = Pick<
  Caso,
  'id' | 'datosCliente' | 'tienda' | 'area' | 'subCategoria' | 'parametrosBusqueda' | 'valesSinTerminar'
>;

const OPERACION = 2;

/** The values that a case gives, for the person who writes. Of several vouchers none is meant. */
export function valoresDeCaso(caso: CasoDeTexto, asesor: string): Valores {
  const [vale, ...otros] = caso.valesSinTerminar;
  return {
    cliente: caso.datosCliente.nombre,
    caso: String(caso.id),
    folio: otros.length === 0 ? (vale?.folio ?? null) : null,
    operacion: caso.parametrosBusqueda.find(({ tipo }) => tipo === OPERACION)?.valor ?? null,
    tienda: caso.tienda.nombre,
    area: caso.area.nombre,
    categoria: caso.subCategoria.nombre,
    asesor,
  };
}

/** A text with its variables filled; a value that is missing is marked, and `loQueFalta` finds the mark. */
export function llenarTexto(texto: string, valores: Valores): string {
  return leerPlantilla(texto)
    .map((part) => {
      if (typeof part === 'string') return part;
      if ('desconocida' in part) return falta(part.desconocida.replace(/[{}]/gu, '').trim() || 'dato');
      return valores[part.variable] || falta(VARIABLES[part.variable]);
    })
    .join('');
}

function falta(name: string): string {
  return `[falta: ${name}]`;
}

/** The refusal of a text in which a value is still marked as missing; null where none is. */
export function loQueFalta(texto: string): string | null {
  const names = new Set([...texto.matchAll(/\[falta: ([^\]\n]+)\]/gu)].map(([, name = '']) => name));
  if (names.size === 0) return null;
  const said = new Intl.ListFormat('es-MX').format(names);
  return `Falta: ${said}. Escriba el dato en lugar de «[falta: …]», o bórrelo.`;
}

/** Refuses what is written about a case while a value is marked in it. */
export function sinFaltas(texto: string, context: z.RefinementCtx): void {
  const message = loQueFalta(texto);
  if (message !== null) context.addIssue({ code: 'custom', message });
}

/** The sentences about texts ready to use. */
export const TEXTO_TEXTS = {
  repetido: 'Ya existe un texto con ese nombre.',
  noExiste: 'El texto no existe.',
  areaDeOtros: 'Los textos de un área los cambia quien la administra.',
  desconocida: (found: string) => `${found} no es una variable. Use: ${LISTA_DE_VARIABLES}.`,
} as const;

/** The variables as they are typed. */
export const LISTA_DE_VARIABLES = keysOf(VARIABLES)
  .map((variable) => `{{${variable}}}`)
  .join(', ');

const MAX = { nombre: 60, texto: 2_000 } as const;

/** The writable fields of a text; `idArea` is null for one's own, `sigue` where nothing follows a comment that is made of it. */
export const textoPorGuardarSchema = z.object({
  nombre: freeLine().min(1, 'Campo requerido').max(MAX.nombre, `Máximo ${MAX.nombre} caracteres`),
  texto: freeBlock()
    .min(1, 'Campo requerido')
    .max(MAX.texto, `Máximo ${MAX.texto} caracteres`)
    .superRefine((texto, context) => {
      for (const part of leerPlantilla(texto)) {
        if (typeof part === 'string' || 'variable' in part) continue;
        context.addIssue({ code: 'custom', message: TEXTO_TEXTS.desconocida(part.desconocida) });
        return;
      }
    }),
  idArea: z.int().positive().nullable(),
  activo: z.boolean(),
  sigue: loQueSigueSchema.nullable().default(null),
});

/** A text as it is saved. */
export const textoGuardadoSchema = textoPorGuardarSchema.extend(savedRecord);

const area = z.object({ id: z.int(), nombre: z.string() });

/** A text as who may use it sees it; `area` is null for one's own. */
export const textoSchema = z.object({
  ...shownRecord,
  nombre: z.string(),
  texto: z.string(),
  area: area.nullable(),
  activo: z.boolean(),
  /** The work that follows a comment that is made of it; null for none. */
  sigue: loQueSigueMostradoSchema.nullable().default(null),
  /** Whether who looks may change it. */
  cambia: z.boolean(),
});
export type Texto = z.infer<typeof textoSchema>;

/** The texts that a person may use, and the areas whose texts the person keeps. */
export const textosSchema = z.object({ textos: z.array(textoSchema), areas: z.array(area) });
