import { z } from 'zod';
import { freeLine } from './freeText.ts';
import { importeLeido } from './pesos.ts';
import type { IdEstadoVale, TipoVale } from './vidaVale.ts';

const instant = z.iso.datetime();
const dinero = z.number().multipleOf(0.01);
const person = z.object({ numiden: z.int(), nombre: z.string() });
const estado = z.object({ id: z.literal([1, 2, 3, 4, 5, 6] satisfies IdEstadoVale[]), nombre: z.string() });
const tipo = z.object({ id: z.literal([0, 1] satisfies TipoVale[]), nombre: z.string() });

/**
 * A voucher as a line of a list. `tienda` is where it was made, `operacion` the sale that it takes from; amounts in pesos.
 * `vencido` and `diasRestantes` are as of the answer; customer and author are null where nobody is known.
 */
export const valeDeListaSchema = z.object({
  id: z.int(),
  folio: z.string(),
  casoId: z.int(),
  tienda: z.object({ cvetda: z.int(), nombre: z.string() }),
  operacion: z.object({ tienda: z.int(), numero: z.int() }),
  tipo,
  estado,
  vencido: z.boolean(),
  diasRestantes: z.int().nonnegative(),
  total: importeLeido,
  saldo: importeLeido,
  depreciacion: importeLeido,
  fechaCreacion: instant,
  fechaVigencia: instant,
  /** The zone in whose days it is valid, of the store where it was made; the reader's where it is not said. */
  zona: z.string().optional(),
  cliente: person.nullable(),
  autor: person.nullable(),
});

export type ValeDeLista = z.infer<typeof valeDeListaSchema>;

/** How vouchers past their validity are asked for: no state, but what is shown as one. */
export const VENCIDO = 'VENCIDO';

/** Rows of a page of vouchers, where nobody asks for another number (specification, section 3). */
export const TAMANO_PAGINA_VALES = 10;

const day = z.iso.date().nullable();

/**
 * What the list of vouchers is filtered by; null or '' filters nothing. The first five are the specification's (section 3,
 * "Voucher operation filters"), the others this product's own, and each may be left out. `tienda` is where the voucher was
 * made, `numIden` its customer, `nombre` the customer's name; days are the store's, both included, of the creation.
 * `folio` is the whole folio in either case. VIGENTE finds what is shown as such; what is past its validity has its own word.
 */
export const filtroListaValesSchema = z.object({
  tienda: z.int().positive().nullable().default(null),
  numIden: z.int().positive().nullable().default(null),
  nombre: freeLine().max(92).default(''),
  fechaInicial: day.default(null),
  fechaFinal: day.default(null),
  folio: freeLine().max(40).default(''),
  estado: z
    .union([z.literal([1, 2, 3, 4, 5, 6] satisfies IdEstadoVale[]), z.literal(VENCIDO)])
    .nullable()
    .default(null),
  tipo: z
    .literal([0, 1] satisfies TipoVale[])
    .nullable()
    .default(null),
  soloMios: z.boolean().default(false),
});

export type FiltroListaVales = z.output<typeof filtroListaValesSchema>;

/** The filter that finds every voucher. */
export const SIN_FILTRO_VALES: FiltroListaVales = filtroListaValesSchema.parse({});

/** A folio as it is stored: without outer space, in capitals. */
export function folioDeVale(text: string): string {
  return text.trim().toUpperCase();
}

/** A voucher that waits for authorization; `motivos` say why, in words, `propia` that who looks made it and may not decide. */
export const valePorAutorizarSchema = z.object({
  id: z.int(),
  version: z.int(),
  folio: z.string(),
  casoId: z.int(),
  tienda: z.object({ cvetda: z.int(), nombre: z.string() }),
  operacion: z.object({ tienda: z.int(), numero: z.int() }),
  tipo,
  total: dinero,
  saldo: dinero,
  depreciacion: dinero,
  cliente: person.nullable(),
  autor: person.nullable(),
  motivos: z.array(z.string()),
  fecha: instant,
  propia: z.boolean(),
});
