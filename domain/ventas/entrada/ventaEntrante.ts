import { z } from 'zod';
import { freeLine } from '#domain/common/freeText';
import { type Centavos, fromPesos, showPesos, sum, toPesos } from '#domain/common/money';
import { pesosSchema } from '#domain/common/pesos';
import type { Importes } from '#domain/ventas/importesDeLinea';
import {
  cantidadCobrada,
  DECIMALES_PESADA,
  pesadaDe,
  unidadesDe,
  unidadesDevueltas,
  vuelveEntera,
} from '#domain/ventas/lineaPesada';
import { camposConocidos } from './camposConocidos.ts';

/** The greatest number of lines of a sale: more than any till prints, few enough for one transaction. */
const LINEAS_MAXIMAS = 1_000;

/** No sale that a till still sends is older; the first years of a calendar cannot even be stored. */
const PRIMER_DIA = new Date('2000-01-01T00:00:00.000Z');

/** The clock of a till may be ahead by so much, in milliseconds. */
const ADELANTO_MS = 60 * 60_000;

const quantity = z
  .number('Campo de solo números.')
  .max(2_147_483_647, 'Son demasiadas unidades.')
  .multipleOf(10 ** -DECIMALES_PESADA, `Máximo ${DECIMALES_PESADA} decimales`);
const money = pesosSchema.nonnegative('El importe no puede ser menor a cero.');
const place = z.int().positive().max(32_767);

/** The key of a sale, for ever, and the number of times that its till has said it. */
const clave = {
  tienda: z.int().positive().max(2_147_483_647),
  operacion: z.int().positive().max(9_999_999_999, 'La operación tiene más de 10 dígitos.'),
  revision: z.int().positive().max(2_147_483_647).default(1),
};

const lineaSchema = camposConocidos({
  linea: place,
  numArt: freeLine().min(1, 'Falta el número de artículo.').max(40),
  descripcion: freeLine().min(1, 'Falta la descripción.').max(300),
  departamento: freeLine().max(100).default(''),
  /** Whole units, or what was weighed: that line is one unit. */
  cantidad: quantity.positive('La cantidad debe ser mayor a cero.'),
  /** How many of them the till took back; of a weighed line nothing, or all of it. */
  devuelto: quantity.nonnegative().default(0),
  /** Of one unit, without tax and before the discount; up to four decimals. */
  precioUnitario: z.number().nonnegative().max(9_999_999_999).multipleOf(0.0001, 'Máximo cuatro decimales'),
  subtotal: money,
  descuento: money.default(0),
  iva: money,
  ieps: money.default(0),
  total: money,
});

/** A line whose till took back units that there are. */
const lineaVueltaSchema = lineaSchema.refine(({ cantidad, devuelto }) => vuelveEntera(cantidad, devuelto), {
  path: ['devuelto'],
  error: 'Las unidades vuelven enteras; de una línea por peso vuelve todo lo pesado o nada.',
});

const pagoSchema = camposConocidos({
  formaPago: z.int().positive().max(9_999),
  monto: money,
  /** The part of it that the till gave back. */
  devuelto: money.default(0),
  /** Null where it is the sale's. */
  fecha: z.iso.datetime({ offset: true }).nullable().default(null),
  referencia: freeLine().min(1).max(40).nullable().default(null),
});

/**
 * A sale as a till sends it, whole: what it sold, how it was paid, and what of both it has taken back since. Each time that something of it
 * changes it is sent again, with a higher `revision`.
 */
export const ventaEntranteSchema = camposConocidos({
  ...clave,
  anulada: z.literal(false).optional(),
  fecha: z.iso.datetime({ offset: true }),
  cliente: camposConocidos({
    numiden: z.int().positive().max(999_999_999_999_999).nullable().default(null),
    nombre: freeLine().min(1).max(200).nullable().default(null),
  })
    .nullable()
    .default(null),
  folioWeb: freeLine().min(1).max(40).nullable().default(null),
  total: money,
  lineas: z
    .array(lineaVueltaSchema)
    .min(1, 'La venta no tiene líneas.')
    .max(LINEAS_MAXIMAS, `Una venta lleva ${LINEAS_MAXIMAS} líneas como máximo.`),
  pagos: z.array(pagoSchema).max(100, 'Una venta lleva 100 pagos como máximo.').default([]),
});

/** A sale as it is written when it is sent. */
export type VentaEnviada = z.input<typeof ventaEntranteSchema>;

const unread = z.unknown().optional();

/** A sale that its till took back whole. Nothing more of it need be said; a till that says it whole all the same is not refused. */
export const anulacionSchema = camposConocidos({
  ...clave,
  anulada: z.literal(true),
  ...{ fecha: unread, cliente: unread, folioWeb: unread, total: unread, lineas: unread, pagos: unread },
});

/** A line of a sale that comes in. */
export interface LineaEntrante extends Importes {
  readonly linea: number;
  readonly numArt: string;
  readonly descripcion: string;
  readonly departamento: string;
  /** Whole units; 1 of a weighed line. */
  readonly cantidad: number;
  /** The quantity as it was weighed; null where goods were counted. */
  readonly pesada: number | null;
  readonly devuelto: number;
  /** Up to four decimals, as prices are kept. */
  readonly precioUnitario: string;
}

/** A payment of a sale that comes in. */
export interface PagoEntrante {
  /** The number of its form, as the till says it. */
  readonly forma: number;
  readonly monto: Centavos;
  readonly devuelto: Centavos;
  readonly fecha: Date;
  /** Null where the till says none. */
  readonly referencia: string | null;
}

/** The key of a sale and its revision: 0 for what a file brought, which any till knows better. */
export interface ClaveEntrante {
  readonly tienda: number;
  readonly operacion: number;
  readonly revision: number;
}

/** A sale that comes in, parsed. */
export interface VentaEntrante<P extends PagoEntrante = PagoEntrante> extends ClaveEntrante {
  readonly fecha: Date;
  readonly numidenCliente: number | null;
  readonly nombreCliente: string | null;
  readonly folioWeb: string | null;
  readonly total: Centavos;
  /** The sum paid beside it for what is no article: postage that a file says in a line of its own. */
  readonly aparte?: Centavos;
  readonly lineas: readonly LineaEntrante[];
  /** Empty where the till does not say how it was paid. */
  readonly pagos: readonly P[];
}

/** A sale as it was sent, with its amounts in centavos. */
export function ventaEntrante(enviada: z.output<typeof ventaEntranteSchema>): VentaEntrante {
  const { tienda, operacion, revision, cliente, folioWeb } = enviada;
  const fecha = new Date(enviada.fecha);
  return {
    ...{ tienda, operacion, revision, fecha, folioWeb },
    numidenCliente: cliente?.numiden ?? null,
    nombreCliente: cliente?.nombre ?? null,
    total: fromPesos(enviada.total),
    lineas: enviada.lineas.map(({ precioUnitario, subtotal, descuento, iva, ieps, total, extra: _, ...linea }) => ({
      ...linea,
      cantidad: unidadesDe(linea.cantidad),
      pesada: pesadaDe(linea.cantidad),
      devuelto: unidadesDevueltas(linea.cantidad, linea.devuelto),
      precioUnitario: precioUnitario.toFixed(4),
      subtotal: fromPesos(subtotal),
      descuento: fromPesos(descuento),
      iva: fromPesos(iva),
      ieps: fromPesos(ieps),
      total: fromPesos(total),
    })),
    pagos: enviada.pagos.map(({ formaPago, monto, devuelto, fecha: paid, referencia }) => ({
      forma: formaPago,
      monto: fromPesos(monto),
      devuelto: fromPesos(devuelto),
      fecha: paid === null ? fecha : new Date(paid),
      referencia,
    })),
  };
}

/**
 * Why a sale cannot be true, whatever is stored of it: null when it can. Its lines add up, each and together. Whether its payments come to
 * its total is judged once it is known which of them are cash (`porFormas`).
 */
export function fallaDeVenta(venta: VentaEntrante, ahora: Date): string | null {
  const { lineas, pagos, total } = venta;
  for (const { fecha } of [venta, ...pagos]) {
    if (fecha.getTime() > ahora.getTime() + ADELANTO_MS) return 'La fecha está en el futuro.';
    if (fecha < PRIMER_DIA) return 'La fecha es anterior al año 2000.';
  }
  if (new Set(lineas.map(({ linea }) => linea)).size < lineas.length) return 'Dos líneas tienen el mismo número.';
  for (const linea of lineas) {
    const falla = fallaDeLinea(linea);
    if (falla !== null) return `Línea ${linea.linea}: ${falla}`;
  }
  const sold = sum(lineas.map((linea) => linea.total));
  if (sold !== total) return `Las líneas suman ${inWords(sold)} y la venta dice ${inWords(total)}.`;
  for (const { monto, devuelto } of pagos) {
    if (devuelto > monto) return `De un pago de ${inWords(monto)} dice que se devolvió ${inWords(devuelto)}.`;
  }
  return null;
}

/** Why the amounts of a line disagree; a till may round each piece. */
function fallaDeLinea({ cantidad, pesada, devuelto, precioUnitario, ...amounts }: LineaEntrante): string | null {
  const { subtotal, descuento, iva, ieps, total } = amounts;
  if (devuelto > cantidad) return `dice que se devolvieron ${devuelto} de ${cantidad}.`;
  const sold = subtotal - descuento + iva + ieps;
  if (sold !== total) return `subtotal menos descuento más impuestos no da su total de ${inWords(total)}.`;
  const byPrice = Number(precioUnitario) * cantidadCobrada({ cantidad, pesada }) * 100;
  return Math.abs(byPrice - subtotal) > Math.max(1, cantidad / 2) + 1e-6
    ? `el precio por la cantidad no da su subtotal de ${inWords(subtotal)}.`
    : null;
}

function inWords(amount: Centavos): string {
  return showPesos(toPesos(amount));
}
