import { z } from 'zod';
import { ESTADOS_VALE, type IdEstadoVale } from '#domain/cadena/estadosVale';
import { TIPOS_VALE, type TipoVale } from '#domain/cadena/tiposVale';
import { movimientoSchema } from '#domain/common/history';
import { importeLeido } from '#domain/common/pesos';
import { recolectaSchema } from '#domain/guias/recolectas';
import { pesadaLeida } from '#domain/ventas/lineaPesada';
import { type IdMetodo, METODOS_DEVOLUCION } from '#domain/ventas/metodosDevolucion';
import { referenciaDePago } from '#domain/ventas/operaciones';
import { MOTIVOS_AUTORIZACION } from './autorizacionVale.ts';
import { ESTADOS_DESHECHO, ESTADOS_DEVOLUCION } from './deshacerDevolucion.ts';
import { FALTAS_DE_RESPALDO } from './respaldoDeVale.ts';
import { importesSchema } from './ventaParaVale.ts';

const pesos = z.number().multipleOf(0.01);
const units = z.int().nonnegative();
const instant = z.iso.datetime();
const person = z.object({ numiden: z.int(), nombre: z.string() });
const store = z.object({ cvetda: z.int(), nombre: z.string() });
const otherVoucher = z.object({ id: z.int(), folio: z.string() });

/** A state of a voucher, as every answer shows it. */
const estadoValeSchema = z.object({
  id: z.custom<IdEstadoVale>((id) => typeof id === 'number' && id in ESTADOS_VALE),
  nombre: z.string(),
});

/** A type of voucher, as every answer shows it. */
export const tipoValeSchema = z.object({
  id: z.custom<TipoVale>((id) => typeof id === 'number' && id in TIPOS_VALE),
  nombre: z.string(),
});

const metodoValeSchema = z.object({
  id: z.custom<IdMetodo>((id) => typeof id === 'number' && id in METODOS_DEVOLUCION),
  nombre: z.string(),
});

/** An amount that is to go back by a method. */
const parteSchema = z.object({ metodo: metodoValeSchema.shape.id, monto: pesos });

/**
 * The amount of a voucher that goes back by a method (specification, section 3, "Refund method"). Optional fields are
 * for integrators: no screen needs them.
 */
const metodoDeValeSchema = z.object({
  orden: z.int(),
  metodo: metodoValeSchema,
  monto: pesos,
  devuelto: pesos,
  /**
   * The reference of what the customer last got by it: folio of the wallet or certificate, number of the cheque; null
   * before, and for the others.
   */
  folio: z.string().nullable().optional(),
  /** The form of the payments that come back by it; null where there are none, or they are of several forms. */
  tipoPago: z.int().nullable().optional(),
  /** Null here: no payment on record says more than its form. */
  subtipoPago: z.int().nullable().optional(),
  /** The payments of the sale that come back by it. */
  pagos: z
    .array(z.object({ idFormaPago: z.int(), nombre: z.string(), referencia: referenciaDePago, monto: pesos }))
    .optional(),
});

/** Why a voucher must be authorized, and how staff read it. */
export const motivoAutorizacionSchema = z.object({ motivo: z.enum(MOTIVOS_AUTORIZACION), texto: z.string() });

/**
 * A line of a voucher (specification, section 3, "Voucher item"); amounts in pesos, of `cantidad` units. Optional
 * fields are for integrators: no screen needs them.
 */
const articuloValeSchema = importesSchema.extend({
  /** The same as `linea`: a voucher has a line of its sale once. */
  id: z.int().positive().optional(),
  linea: z.int().positive(),
  /** The number of its operation. */
  venta: z.int().optional(),
  /** The total of the whole line when it was sold. */
  totalAnterior: pesos.optional(),
  /** The amounts of one unit when it was sold, to the centavo. */
  unitario: importesSchema.optional(),
  seleccionado: z.boolean().optional(),
  depreciable: z.boolean().optional(),
  /** The pickups that fetch it from the customer. */
  valesRecolecta: z.array(z.object({ folioGuia: z.string(), fechaRecoleccion: z.iso.date() })).optional(),
  /** The name of the credit note that covers it; null while there is none. */
  factura: z.string().nullable().optional(),
  /** Its part of the voucher's `intereses`: 0 here. */
  parteInteres: pesos.optional(),
  numArt: z.string(),
  descripcion: z.string(),
  departamento: z.string(),
  cantidad: units,
  cantidadMaxima: units,
  cantidadOriginal: units,
  pesada: pesadaLeida,
  porcentajeDescuento: units,
  esRecolecta: z.boolean(),
  seleccionadoDepreciacion: z.boolean(),
  porcentajeDepreciacion: z.number().nullable(),
  motivoDepreciacion: z.object({ id: z.int(), descripcion: z.string() }).nullable(),
  montoDepreciacion: pesos,
});

/**
 * A voucher with its lines, its methods and what went back by each, its decisions and its history (specification, section 3,
 * "Voucher"). Money in pesos.
 */
export const valeSchema = z.object({
  id: z.int(),
  version: z.int(),
  casoId: z.int(),
  /** Its case is solved, and takes no more work. */
  casoSolucionado: z.boolean(),
  /** Its case was led to a category that makes vouchers of the other type: what is being filled in is not saved any more. */
  casoDeOtroTipo: z.boolean(),
  folio: z.string(),
  motivo: z.object({ id: z.int(), descripcion: z.string() }).nullable(),
  estado: estadoValeSchema,
  tipo: tipoValeSchema,
  /** Where it was made. */
  tienda: store,
  /** `comprador` is null where the buyer is unknown. */
  operacion: z.object({
    tienda: store,
    numero: z.int(),
    fecha: instant,
    total: importeLeido,
    comprador: person.nullable(),
  }),
  /** Who gets the money. */
  cliente: person.nullable(),
  total: importeLeido,
  saldo: importeLeido,
  depreciacion: importeLeido,
  condonacion: pesos,
  fechaCreacion: instant,
  fechaVigencia: instant,
  /** The zone in whose days it is valid, of the store where it was made; the reader's where it is not said. */
  zona: z.string().optional(),
  /** A VIGENTE one past its validity. */
  vencido: z.boolean(),
  diasRestantes: units,
  soloBilletera: z.boolean(),
  esMesa: z.boolean(),
  /** It is not paid yet, and returns goods that the customer does not have: neither saved nor authorized. */
  sinEntregar: z.boolean(),
  /** The sum of the other recent vouchers of its sale, in pesos: together they count for who may authorize it. Of one that waits. */
  acumulado: z.number().default(0),
  /** Why its sale no longer bears what it is to give back, with its words; null where it does. */
  sinRespaldo: z
    .object({ falta: z.enum(FALTAS_DE_RESPALDO), texto: z.string() })
    .nullable()
    .default(null),
  migradoNetsuite: z.boolean(),
  autor: person.nullable(),
  /** Who saved it last while it was partial; null when only its author did. */
  guardo: person.nullable(),
  /** The numbers of everybody who ever saved it or arranged its pickup; empty when none is known. */
  autores: z.array(z.int()),
  articulos: z.array(articuloValeSchema),
  totales: importesSchema.extend({ cantidadMaxima: units, cantidad: units, subtotal2: pesos, depreciacion: pesos }),
  metodosPago: z.array(metodoDeValeSchema),
  devoluciones: z.array(
    z.object({
      id: z.int(),
      metodo: metodoValeSchema,
      monto: pesos,
      estado: z.enum(ESTADOS_DEVOLUCION),
      folio: z.string().nullable(),
      respuesta: z.string().nullable(),
      fecha: instant,
      autor: person,
      /** The last undoing of it that was asked for, with the answer of the neighbour that refused it; null for none. */
      deshecho: z
        .object({
          estado: z.enum(ESTADOS_DESHECHO),
          motivo: z.string(),
          respuesta: z.string().nullable(),
          fecha: instant,
          autor: person,
        })
        .nullable(),
    }),
  ),
  autorizacion: z
    .object({
      motivos: z.array(motivoAutorizacionSchema),
      fecha: instant,
      resolucion: z
        .object({ autorizado: z.boolean(), comentario: z.string(), fecha: instant, autor: person })
        .nullable(),
    })
    .nullable(),
  /** The change of its methods that waits: how the rest was to go back, and how it is to go; null where none waits. */
  cambioPorAutorizar: z.object({ de: z.array(parteSchema), a: z.array(parteSchema), pide: person }).nullable(),
  motivoCancelacion: z.string().nullable(),
  /** The credit note of it that counts; null while there is none. */
  nota: z
    .object({
      id: z.int(),
      nombre: z.string(),
      estado: z.object({ id: z.int(), nombre: z.string() }),
      casoId: z.int().nullable(),
    })
    .nullable(),
  reemplaza: otherVoucher.nullable(),
  reemplazadoPor: otherVoucher.nullable(),
  impresiones: units,
  /** The pickups that fetch or fetched its goods from the customer, the first one first. */
  recolectas: z.array(recolectaSchema),
  logs: z.array(movimientoSchema),
  /**
   * The units of it that orders of the house move: here, those that a pickup fetches. Left out, like those below, by
   * who has no use for it.
   */
  articulosOrdenEntrega: z
    .array(z.object({ folioGuia: z.string(), linea: z.int(), numArt: z.string(), cantidad: z.int() }))
    .optional(),
  /** The units of it in a credit note, which is named. */
  articulosValesFacturas: z
    .array(z.object({ factura: z.string(), linea: z.int(), numArt: z.string(), cantidad: z.int() }))
    .optional(),
  /** Who gets the money, as a wallet knows people; null where unknown. */
  datos: z.object({ numiden: z.int(), beneficiario: z.string() }).nullable().optional(),
  /** The interest of a credit within its total; 0 here, where no sale on record says its interest. */
  intereses: pesos.optional(),
  /** The chain's promotions that the customer loses or keeps with it; empty here, where none is on record. */
  beneficios: z.array(z.json()).optional(),
});

export type Vale = z.infer<typeof valeSchema>;
