import { z } from 'zod';
import { fromPesos } from '#domain/common/money';
import { montoSchema } from '#domain/common/pesos';
import { recordId } from '#domain/common/recordId';
import { type IdMetodo, METODOS_DEVOLUCION, type MetodoConMonto } from '#domain/ventas/metodosDevolucion';
import { claveTiendaSchema, numeroOperacionSchema } from '#domain/ventas/operaciones';
import { LINEA_REPETIDA, type LineaPedida, type PedidoVale } from './calculoVale.ts';
import { compradorDeValeSchema } from './compradorDeVale.ts';
import { porcentajeSchema } from './depreciacionVale.ts';
import { METODO_REPETIDO } from './repartoDeSaldo.ts';
import { valeEnVersionSchema } from './trabajosVale.ts';

/** No sale that was ever seen has as many lines. */
const MAX_LINES = 2_000;

/** A refund method has a known id; its name may come along and counts for nothing. */
const metodoSchema = z.object({
  id: z.custom<IdMetodo>((id) => typeof id === 'number' && id in METODOS_DEVOLUCION, 'No es un método de devolución'),
  nombre: z.string().max(60).optional(),
});

/**
 * A line of a voucher as it is asked for (specification, section 3, "Voucher item"). `cantidad` is null while nothing is
 * written; the percent has at most two decimals and is null while nothing is written, and its limits are those of the calculation.
 */
const lineaSolicitadaSchema = z.object({
  linea: z.int().positive(),
  numArt: z.string().max(40).optional(),
  cantidad: z
    .int({ error: ({ input }) => (input === undefined ? 'Este campo es requerido' : undefined) })
    .min(0)
    .max(1_000_000_000)
    .nullable(),
  esRecolecta: z.boolean().default(false),
  seleccionadoDepreciacion: z.boolean().default(false),
  porcentajeDepreciacion: porcentajeSchema.nullable().default(null),
  idMotivoDepreciacion: z.int().positive().nullable().default(null),
});

const metodosSchema = z
  .array(z.object({ metodo: metodoSchema, monto: montoSchema }))
  .max(Object.keys(METODOS_DEVOLUCION).length, METODO_REPETIDO)
  .refine((methods) => areDistinct(methods.map(({ metodo }) => metodo.id)), METODO_REPETIDO);

/** How the rest of a voucher is to go back from now on. */
export const cambioMetodosSchema = valeEnVersionSchema.extend({ metodosDevolucion: metodosSchema });

/**
 * The request of whoever makes a voucher, to be calculated, saved or kept as partial (specification, section 3, "Refund
 * payload"). `id` and `version` are null for a new one; `metodosDevolucion` is null where they are to be suggested. A
 * line or a method that is named twice is refused in every one of these calls: a voucher keeps each once.
 */
export const solicitudValeSchema = z.object({
  id: recordId(),
  version: z.int().positive().nullable().default(null),
  tienda: claveTiendaSchema,
  operacion: numeroOperacionSchema,
  /** Null: the sale's own case (`casoPropio`), which is made with the voucher where there is none. */
  caso: z.int().positive().nullable(),
  /** Counts where the case is made with the voucher, and the sale does not say who bought or how to reach him. */
  comprador: compradorDeValeSchema.nullable().default(null),
  tipo: z.union([z.literal(0), z.literal(1)]),
  /** Why the voucher is made: the id of a reason of its type; null only while it is partial. */
  motivo: z.int().positive().nullable(),
  esMesa: z.boolean().default(false),
  soloBilletera: z.boolean().default(false),
  articulos: z
    .array(lineaSolicitadaSchema)
    .max(MAX_LINES)
    .refine((lines) => areDistinct(lines.map(({ linea }) => linea)), LINEA_REPETIDA),
  metodosDevolucion: metodosSchema.nullable().default(null),
  condonacion: montoSchema.default(0),
});

export type SolicitudVale = z.output<typeof solicitudValeSchema>;
export type SolicitudValeEnviada = z.input<typeof solicitudValeSchema>;

function areDistinct(ids: readonly number[]): boolean {
  return new Set(ids).size === ids.length;
}

/**
 * The request, as the calculation takes it.
 * @param cliente who gets the money: the customer of the case.
 */
export function pedidoDe(solicitud: SolicitudVale, cliente: number | null): PedidoVale {
  return {
    tipo: solicitud.tipo,
    cliente,
    lineas: solicitud.articulos.map(lineaPedida),
    metodos: solicitud.metodosDevolucion?.map(metodoPedido) ?? null,
    soloBilletera: solicitud.soloBilletera,
    condonacion: fromPesos(solicitud.condonacion),
  };
}

/** The request for one line, as the calculation takes it. */
export function lineaPedida(line: SolicitudVale['articulos'][number]): LineaPedida {
  return {
    linea: line.linea,
    numArt: line.numArt,
    cantidad: line.cantidad,
    depreciacion: line.seleccionadoDepreciacion
      ? { porcentaje: line.porcentajeDepreciacion, idMotivo: line.idMotivoDepreciacion }
      : null,
  };
}

/** A method that is asked for, as the rules take it. */
export function metodoPedido({ metodo, monto }: { metodo: { id: IdMetodo }; monto: number }): MetodoConMonto {
  return { metodo: metodo.id, monto: fromPesos(monto) };
}
