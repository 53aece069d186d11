import { z } from 'zod';
import type { TipoVale } from '#domain/cadena/tiposVale';
import { direccionSchema } from '#domain/casos/direcciones';
import { dayOf, daysBetween, type IsoDate } from '#domain/common/dates';
import { ESTADO_ARTICULO, ESTADOS_ARTICULO, type IdEstadoArticulo } from '#domain/ventas/estadosDeEntrega';
import type { UnidadesEnGuia } from './unidadesDeGuia.ts';

/** Pickups: goods that a customer gives back are collected at an address, on a day (specification, section 3, "Voucher item"). */

/** A pickup is planned at most so many days ahead; a later date is a slip of the keyboard. */
const MAX_DIAS_RECOLECTA = 60;

const MAX_LINEAS = 1_000;
const SUNDAY = 0;

/** The order for a pickup: which lines of a partial voucher, where and on which day ('YYYY-MM-DD'). */
export const recolectaPorGuardarSchema = z.object({
  id: z.int().positive(),
  version: z.int().positive(),
  idDireccion: z.int().positive('Campo requerido'),
  fecha: z.iso.date('No es una fecha válida'),
  lineas: z
    .array(z.int().positive())
    .min(1, 'Elija al menos un artículo por recolectar.')
    .max(MAX_LINEAS)
    .refine((lineas) => new Set(lineas).size === lineas.length, 'Una línea está dos veces en la recolecta.'),
});

/** Why a pickup cannot be on a day; null when it can. Days are the store's. */
export function fallaFechaRecolecta(fecha: IsoDate, now: Date, zone: string): string | null {
  const today = dayOf(now, zone);
  if (fecha <= today) return 'La fecha de recolección debe ser de mañana en adelante.';
  if (new Date(`${fecha}T00:00:00Z`).getUTCDay() === SUNDAY)
    return 'Los domingos no hay recolecciones. Elija otro día.';
  if (daysBetween(today, fecha) > MAX_DIAS_RECOLECTA) {
    return `La fecha de recolección debe ser dentro de los próximos ${MAX_DIAS_RECOLECTA} días.`;
  }
  return null;
}

/** A line of a voucher as far as its pickup asks. */
export interface LineaPorRecolectar {
  readonly linea: number;
  readonly cantidad: number;
  /** Null for goods that were taken along at once. */
  readonly guia: Pick<UnidadesEnGuia, 'unidades'> | null;
  /** Units that pickups of this voucher wait for or have brought. */
  readonly enRecolecta: number;
}

/** Why a line of a voucher cannot be collected; null when it can: the customer must have what is to be fetched. */
export function fallaLineaRecolecta(tipo: TipoVale, { linea, cantidad, guia, enRecolecta }: LineaPorRecolectar) {
  if (tipo === 0) return RECOLECTA_TEXTS.deCancelacion;
  if (cantidad === 0) return `El vale no toma nada de la línea ${linea}.`;
  if (enRecolecta > 0) return `La línea ${linea} ya está en una recolecta de este vale.`;
  if (guia === null) return null;
  const athome = guia.unidades
    .filter(({ statusitem }) => statusitem === ESTADO_ARTICULO.entregado)
    .reduce((total, one) => total + one.cantidad, 0);
  return athome >= cantidad
    ? null
    : `La línea ${linea} no se puede recolectar: el cliente tiene ${athome} de las ${cantidad} unidades.`;
}

/** The statuses that an article of a pickup can have, in the order in which it gets them. */
export const ESTATUS_RECOLECCION = [
  ESTADO_ARTICULO.porRecolectar,
  ESTADO_ARTICULO.recolectado,
  ESTADO_ARTICULO.cancelado,
].map((id) => ({ id, nombre: ESTADOS_ARTICULO[id] }));

/** A pickup: its guide, where, when, and what is fetched. `idArticulo` is the row of the guide (`idarticulo` there). */
export const recolectaSchema = z.object({
  idVale: z.int().positive(),
  folioGuia: z.string(),
  fechaRecoleccion: z.iso.date(),
  /** Somebody is on the way to the customer for something of it. */
  enCamino: z.boolean(),
  direccion: direccionSchema,
  articulos: z.array(
    z.object({
      idArticulo: z.int(),
      linea: z.int(),
      numArt: z.string(),
      descripcion: z.string(),
      cantidad: z.int().positive(),
      statusitem: z.custom<IdEstadoArticulo>((id) => typeof id === 'number' && id in ESTADOS_ARTICULO),
      estatus: z.string(),
    }),
  ),
});
export type Recolecta = z.infer<typeof recolectaSchema>;

/** The texts of pickups. */
export const RECOLECTA_TEXTS = {
  programada: (folio: string, guia: string) => `La recolección del vale ${folio} se programó con la guía ${guia}`,
  entrada: (guia: string, fecha: IsoDate) => `Recolección programada con la guía ${guia} para el ${fecha}`,
  desconocida: 'No se encontró la recolección de ese vale.',
  otraDireccion: 'La dirección no es del cliente del vale o ya no se usa.',
  sinCliente: 'El vale no tiene cliente: sin él no hay dirección a donde ir por los artículos.',
  casoSolucionado: (id: number) => `El caso ${id} está solucionado: ya no se programan recolecciones de él.`,
  deCancelacion: 'Un vale de cancelación no se recolecta: sus artículos no se entregaron.',
  esperaAlCamino:
    'Alguien va en camino por los artículos de este vale: espere a que los recoja o a que vuelva sin ellos.',
  vaEnCamino: (guia: string) =>
    `La recolección con la guía ${guia} ya va en camino y no se puede cancelar: espere a que recoja los artículos o a que vuelva sin ellos.`,
  seCancelara: (guia: string) => `También se cancela la recolección con la guía ${guia}.`,
  cancelada: (guia: string) => `La recolección con la guía ${guia} está cancelada`,
  porRegresar: (guia: string) => `Hay que regresarle al cliente lo que se recogió con la guía ${guia}`,
  sigueAbierta: (guia: string) =>
    `La recolección con la guía ${guia} sigue pendiente: espere a que se recojan los artículos o cancele la guía.`,
  seRetira: 'Esta recolección se está retirando de logística. Intente de nuevo.',
  porRetirar: (guia: string | null) =>
    `Se pidió a logística retirar ${sinVale(guia)}, y no contestó: se le pide de nuevo hasta saberlo`,
  retirada: (guia: string | null) => `Logística ya no tiene ${sinVale(guia)}`,
  sinRetirar: (guia: string | null, motivo: string) => `Logística no retiró ${sinVale(guia)}: ${motivo}`,
} as const;

/** A pickup on which no voucher counts; without a guide nobody knows whether it was ordered. */
function sinVale(guia: string | null): string {
  return guia === null
    ? 'la recolección que se pidió y de la que no se supo'
    : `la recolección con la guía ${guia}, que no quedó en el vale`;
}
