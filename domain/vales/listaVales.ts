import { z } from 'zod';
import type { IdEstadoVale } from '#domain/cadena/estadosVale';
import type { TipoVale } from '#domain/cadena/tiposVale';
import { filterSchema, orderSchema } from '#domain/common/filterSchema';
import { importeLeido } from '#domain/common/pesos';
import { listaVales } from './vales.list.ts';

const instant = z.iso.datetime();
const dinero = z.number().multipleOf(0.01);
const person = z.object({ numiden: z.int(), nombre: z.string() });
const estado = z.object({ id: z.literal([1, 2, 3, 4, 5, 6] satisfies IdEstadoVale[]), nombre: z.string() });
const tipo = z.object({ id: z.literal([0, 1] satisfies TipoVale[]), nombre: z.string() });

/**
 * A voucher as a line of a list. `tienda` is where it was made, `operacion` the sale that it takes from; amounts in
 * pesos. `vencido` and `diasRestantes` are as of the answer; customer and author are null where unknown.
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
  /** Its sale no longer bears what it is to give back. */
  sinRespaldo: z.boolean().default(false),
  diasRestantes: z.int().nonnegative(),
  total: importeLeido,
  saldo: importeLeido,
  depreciacion: importeLeido,
  fechaCreacion: instant,
  fechaVigencia: instant,
  /** When the limit of its state ends; null where it has none, and left out by a back end that knows no limits. */
  vence: instant.nullish(),
  /** The zone in whose days it is valid, of the store where it was made; the reader's where it is not said. */
  zona: z.string().optional(),
  cliente: person.nullable(),
  autor: person.nullable(),
  /**
   * Of one that waits, for who may authorize: on which version it is decided, whether who looks made it, and the sum of the other recent
   * vouchers of its sale, in pesos. Null or left out for any other.
   */
  porDecidir: z.object({ version: z.int(), propia: z.boolean(), acumulado: importeLeido }).nullish(),
});

export type ValeDeLista = z.infer<typeof valeDeListaSchema>;

/** A voucher as the validation screen lists those of a sale (specification, section 2, 'Vales' table): without whose it is. */
export const valeDeOperacionSchema = valeDeListaSchema.pick({
  ...{ id: true, folio: true, casoId: true, tipo: true, estado: true, sinRespaldo: true },
  ...{ total: true, saldo: true, depreciacion: true, fechaCreacion: true, fechaVigencia: true, zona: true },
});

export type ValeDeOperacion = z.infer<typeof valeDeOperacionSchema>;

/** Rows of a page of vouchers, unless a call asks for another number (specification, section 3). */
export const TAMANO_PAGINA_VALES = 10;

/**
 * The filter of the list of vouchers; null or '' filters nothing, and all of it may be left out. `tienda` is where the
 * voucher was made, `numIden` its customer; days are the store's, both included, of the creation.
 */
export const filtroListaValesSchema = filterSchema(listaVales).extend({ orden: orderSchema(listaVales) });

export type FiltroListaVales = z.output<typeof filtroListaValesSchema>;

/** The filter that finds every voucher. */
export const SIN_FILTRO_VALES: FiltroListaVales = filtroListaValesSchema.parse({});

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
  /** The sum of the other recent vouchers of its sale: together they count for who may authorize it. */
  acumulado: dinero.default(0),
  motivos: z.array(z.string()),
  fecha: instant,
  propia: z.boolean(),
});
