import { z } from 'zod';
import { ESTADOS_VALE, type IdEstadoVale } from '#domain/cadena/estadosVale';
import { NOMBRES_RETORNO } from '#domain/cadena/retorno';
import { TIPOS_VALE, type TipoVale } from '#domain/cadena/tiposVale';
import { casoDeVentaSchema } from '#domain/casos/casosAbiertos';
import { fromPesos } from '#domain/common/money';
import { redondeoDeCaja } from '#domain/ventas/entrada/loPagado';
import { ESTADOS_ARTICULO, type IdEstadoArticulo } from '#domain/ventas/estadosDeEntrega';
import { pesadaLeida } from '#domain/ventas/lineaPesada';
import { detalleOperacionSchema, referenciaDePago } from '#domain/ventas/operaciones';
import type { LineaPorDevolver, VentaPorDevolver } from './calculoVale.ts';
import { faltaDeCompradorSchema } from './compradorDeVale.ts';

const pesos = z.number().multipleOf(0.01);
const units = z.int().nonnegative();
const person = z.object({ numiden: z.int(), nombre: z.string() });
const statusitem = z.custom<IdEstadoArticulo>((id) => typeof id === 'number' && id in ESTADOS_ARTICULO);

/** The amounts of a line, or of a part of it, in pesos. */
export const importesSchema = z.object({ subtotal: pesos, descuento: pesos, iva: pesos, ieps: pesos, total: pesos });

/**
 * A line of a sale for who makes a voucher of it. `importes` are of the whole line, `restante` of the `cantidadMaxima` units
 * that no voucher holds; `vales` says which ones hold the others. `guia` is null for goods that were taken along.
 */
const lineaVendidaSchema = z.object({
  linea: z.int().positive(),
  numArt: z.string(),
  descripcion: z.string(),
  departamento: z.string(),
  cantidadOriginal: units,
  cantidadMaxima: units,
  pesada: pesadaLeida,
  /** Whether the chain lets it come back. */
  retorno: z.enum(NOMBRES_RETORNO),
  importes: importesSchema,
  restante: importesSchema,
  guia: z
    .object({
      folioGuia: z.string(),
      devolucionesMaximas: units,
      unidades: z.array(z.object({ statusitem, cantidad: z.int().positive() })),
    })
    .nullable(),
  vales: z.array(
    z.object({
      id: z.int(),
      folio: z.string(),
      tipo: z.custom<TipoVale>((tipo) => typeof tipo === 'number' && tipo in TIPOS_VALE),
      estado: z.custom<IdEstadoVale>((estado) => typeof estado === 'number' && estado in ESTADOS_VALE),
      cantidad: units,
    }),
  ),
});

export type LineaVendida = z.infer<typeof lineaVendidaSchema>;

/** A sale with all that the making of a voucher asks about it; the chain's rules come along. */
const ventaParaValeSchema = z.object({
  cabecera: detalleOperacionSchema.shape.cabecera,
  /** Whole days since the sale, by the store's calendar. */
  dias: units,
  /** The total of the vouchers of the last 30 days that hold: it counts towards the maximum without authorization. */
  acumulado: pesos,
  /** The lines that may have gone back in part at the till, by a ticket that does not say its sale. */
  devueltasAparte: z.array(z.int()),
  lineas: z.array(lineaVendidaSchema),
  pagos: z.array(
    z.object({
      idFormaPago: z.int(),
      nombre: z.string(),
      referencia: referenciaDePago,
      monto: pesos,
      devuelto: pesos,
    }),
  ),
  /** Vouchers of this operation that somebody began and did not finish; they hold nothing. */
  parciales: z.array(z.object({ id: z.int(), folio: z.string(), autor: person.nullable(), fecha: z.iso.datetime() })),
  reglas: z.object({ maximos: pesos, vigencia: z.int().positive() }),
});

export type VentaParaVale = z.infer<typeof ventaParaValeSchema>;

/** Why vouchers are made and why articles lose worth, as far as they can still be chosen. */
const motivosParaValeSchema = z.object({
  motivos: z.array(
    z.object({
      id: z.int(),
      descripcion: z.string(),
      tipo: z.union([z.literal(0), z.literal(1)]),
      /** It is the one that is chosen unless the person chooses another (`motivoUsual`); at most one of a type. */
      usual: z.boolean(),
    }),
  ),
  motivosDepreciacion: z.array(z.object({ id: z.int(), descripcion: z.string(), monto: pesos })),
});

/** Under which case of the sale the person can make a voucher. */
const casosParaValeSchema = z.object({
  /** The open ones that the person may see, the newest first. */
  casos: z.array(casoDeVentaSchema),
  /** Why no case can be made with the voucher; null where it can. */
  sinCaso: z.string().nullable(),
  /** The lack in the buyer that is chosen or written for a case made with the voucher; null where the sale says it. */
  faltaComprador: faltaDeCompradorSchema.nullable().default(null),
});

/** All that the page of a new voucher asks of its sale, in one answer. */
export const hojaDeValeSchema = ventaParaValeSchema.extend({
  ...motivosParaValeSchema.shape,
  ...casosParaValeSchema.shape,
});

export type HojaDeVale = z.infer<typeof hojaDeValeSchema>;
export type MotivosParaVale = z.infer<typeof motivosParaValeSchema>;
export type CasosParaVale = z.infer<typeof casosParaValeSchema>;

/** The part of a sale that the calculation takes. */
type VentaSinReglas = Pick<VentaParaVale, 'cabecera' | 'dias' | 'acumulado' | 'devueltasAparte' | 'lineas' | 'pagos'>;

/** A sale as the calculation takes it. */
export function ventaPorDevolver(venta: VentaSinReglas): VentaPorDevolver {
  const pagos = venta.pagos.map(({ idFormaPago, monto, devuelto }) => ({
    idFormaPago,
    monto: fromPesos(monto),
    devuelto: fromPesos(devuelto),
  }));
  return {
    dias: venta.dias,
    comprador: venta.cabecera.numiden,
    acumulado: fromPesos(venta.acumulado),
    devueltasAparte: venta.devueltasAparte,
    lineas: venta.lineas.map(lineaPorDevolver),
    pagos,
    redondeo: redondeoDeCaja({ pagos, total: fromPesos(venta.cabecera.totalOperacion) }),
  };
}

function lineaPorDevolver({ restante, ...line }: LineaVendida): LineaPorDevolver {
  const { linea, numArt, cantidadOriginal, cantidadMaxima, retorno, guia, vales } = line;
  return {
    linea,
    numArt,
    retorno,
    cantidadOriginal,
    cantidadMaxima,
    guia,
    vales,
    restante: {
      unidades: cantidadMaxima,
      subtotal: fromPesos(restante.subtotal),
      descuento: fromPesos(restante.descuento),
      iva: fromPesos(restante.iva),
      ieps: fromPesos(restante.ieps),
      total: fromPesos(restante.total),
    },
  };
}
