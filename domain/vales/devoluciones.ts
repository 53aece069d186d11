import { z } from 'zod';
import { dateAndTime } from '#domain/common/dates';
import { folioEscrito } from '#domain/common/folios';
import { freeLine } from '#domain/common/freeText';
import { type Centavos, showPesos, toPesos } from '#domain/common/money';
import { pesosSchema } from '#domain/common/pesos';
import { type IdMetodo, METODOS_DEVOLUCION } from '#domain/ventas/metodosDevolucion';
import { claveTiendaSchema, numeroOperacionSchema } from '#domain/ventas/operaciones';
import { ESTADOS_DEVOLUCION } from './deshacerDevolucion.ts';
import { valeEnVersionSchema } from './trabajosVale.ts';

/** The part of a voucher that goes back by one method; money in centavos. */
export interface ParteDeVale {
  readonly metodo: IdMetodo;
  /** Null where the voucher has no such method. */
  readonly monto: Centavos | null;
  readonly devuelto: Centavos;
  /** The rest of the whole voucher that was not given back. */
  readonly saldo: Centavos;
}

/** The rest of a voucher that a method can still give back, or why it can give nothing. */
export function parteQueQueda({
  metodo,
  monto,
  devuelto,
  saldo,
}: ParteDeVale): { readonly monto: Centavos } | { readonly falla: string } {
  const nombre = METODOS_DEVOLUCION[metodo];
  if (monto === null) return { falla: `Este vale no se devuelve por ${nombre}.` };
  const left = (monto - devuelto) as Centavos;
  // A voucher that is worth nothing ends by giving back nothing in cash (specification, section 5).
  if (left === 0 && !(metodo === EFECTIVO && saldo === 0)) return { falla: `La parte de ${nombre} ya se devolvió.` };
  if (left > saldo) return { falla: `El saldo del vale no alcanza para su parte de ${nombre}.` };
  return { monto: left };
}

const EFECTIVO = 6;
const CHEQUE = 5;

/** The texts of refunds; money as people read it. */
export const DEVOLUCION_TEXTS = {
  empezada: (metodo: IdMetodo, monto: Centavos) => `Devolución de ${shown(monto)} por ${nameOf(metodo)} empezada`,
  hecha: (metodo: IdMetodo, monto: Centavos, folio: string | null) =>
    `Se devolvieron ${shown(monto)} por ${nameOf(metodo)}${folio === null ? '' : `, folio ${folio}`}`,
  rechazada: (metodo: IdMetodo, monto: Centavos, reason: string) =>
    `Devolución de ${shown(monto)} por ${nameOf(metodo)} rechazada: ${reason}`,
  /** The history's ending when the system finished it unasked. */
  porElSistema: ' (la terminó el sistema)',
  seReintenta: 'El sistema la termina solo',
  yaTermino: (metodo: IdMetodo) => `La devolución por ${nameOf(metodo)} ya terminó.`,
  yaDevuelta: (metodo: IdMetodo, nombre: string, momento: Date, zona: string) =>
    `La parte de ${nameOf(metodo)} ya la devolvió ${nombre} el ${dateAndTime(momento.toISOString(), zona)}.`,
  sinSaberse: (metodo: IdMetodo) =>
    `No se sabe si la devolución por ${nameOf(metodo)} llegó. Intente de nuevo: se cuenta una sola vez.`,
  sinRespuesta: 'El sistema vecino no respondió. Intente de nuevo en unos minutos.',
  masDeLoPagado: (metodo: IdMetodo, queda: Centavos) =>
    `Por ${nameOf(metodo)} no puede volver más de lo que se pagó: quedan ${shown(queda)}.`,
  billeteraAbierta: 'La billetera se abrió con éxito',
  billeteraQueHabia: 'El cliente ya tiene billetera',
  otroUsuario: 'El usuario no es quien inició la sesión.',
  canjeado: (folio: string, monto: Centavos) => `El certificado ${folio} se canjeó con éxito por ${shown(monto)}`,
  folioMalEscrito: 'El folio está mal escrito. Revise sus dígitos.',
  folioValido: 'El folio es válido',
} as const;

/** Tells whoever brings a certificate that it was spent before, by the clock of the store where he is. */
export function yaCanjeado(folio: string, momento: Date, zona: string): string {
  return `El certificado ${folio} ya se canjeó el ${dateAndTime(momento.toISOString(), zona)}.`;
}

function nameOf(metodo: IdMetodo): string {
  return METODOS_DEVOLUCION[metodo];
}

function shown(amount: Centavos): string {
  return showPesos(toPesos(amount));
}

const dinero = z.number().multipleOf(0.01);
const instant = z.iso.datetime();
const conNombre = z.object({ id: z.int(), nombre: z.string() });

/** A folio as somebody typed it. */
export const folioSchema = freeLine()
  .overwrite(folioEscrito)
  .pipe(
    z
      .string()
      .regex(/[\p{L}\p{N}]/u, 'Campo requerido')
      .max(40),
  );

/** A voucher, or an operation that stands for all its vouchers. */
export const valeUOperacionSchema = z.union([
  z.object({ idVale: z.int().positive() }),
  z.object({ tienda: claveTiendaSchema, operacion: numeroOperacionSchema }),
]);

/** Which methods are asked for. Without a balance, what is left of the payments counts as one. */
export const consultaMetodosSchema = z.object({
  tipo: z.literal([0, 1]),
  tienda: claveTiendaSchema,
  operacion: numeroOperacionSchema,
  saldo: pesosSchema.min(0).max(999_999_999).optional(),
});

/** A refund method (specification, section 3) that a voucher may use; `maximo` is null where only its balance limits it. */
export const metodoDevolucionSchema = z.object({
  orden: z.int(),
  metodo: conNombre,
  folio: z.string().nullable(),
  /** The suggested amount of the balance asked for. */
  monto: dinero,
  maximo: dinero.nullable(),
  tipoPago: z.int().nullable(),
  subtipoPago: z.int().nullable(),
  /** The payments that go back by it; `disponible` is what of each no voucher speaks for. */
  pagos: z.array(
    z.object({ idFormaPago: z.int(), nombre: z.string(), monto: dinero, devuelto: dinero, disponible: dinero }),
  ),
});

/** How much of a depreciation may be forgiven: of a voucher that is being filled in all of it, of any other nothing more. */
export const condonacionSchema = z.object({
  depreciacion: dinero,
  condonacion: dinero,
  maximo: dinero,
  vales: z.array(
    z.object({ idVale: z.int(), folio: z.string(), depreciacion: dinero, condonacion: dinero, maximo: dinero }),
  ),
});

/** A refund of a part of a voucher. `terminado` is null while it is under way, `respuesta` is why it was refused. */
export const devolucionSchema = z.object({
  id: z.int(),
  idVale: z.int(),
  folioVale: z.string(),
  metodo: conNombre,
  monto: dinero,
  estado: z.enum(ESTADOS_DEVOLUCION),
  folio: z.string().nullable(),
  respuesta: z.string().nullable(),
  creado: instant,
  terminado: instant.nullable(),
  realiza: z.object({ numiden: z.int(), nombre: z.string() }),
});

/** Credit adjustment (specification, section 3); money in pesos. `codigo` 2 says that less than asked for can go back. */
export const ajusteCreditoSchema = z.object({
  banderaAjuste: z.boolean(),
  codigo: z.int(),
  importeEstimado: dinero,
  devolucionEstimada: dinero,
  importeMovimiento: dinero,
  maximaDevolucion: dinero,
  mensaje: z.string(),
  operacion: z.int(),
  respuesta: z.string(),
  tiendaOpe: z.int(),
  tipoPlan: z.string().nullable(),
  montoPag: dinero,
  montoRf: dinero,
  totalAbono: dinero,
});

/** A query for the amount that would go back to an operation's credit. */
export const consultaCreditoSchema = z.object({
  tienda: claveTiendaSchema,
  operacion: numeroOperacionSchema,
  importe: pesosSchema.positive().max(999_999_999),
});

/** Giving back a part in money or to a card: a cheque has its number, the other two have none. */
export const devolverValeSchema = valeEnVersionSchema
  .extend({ metodo: z.literal([2, 5, 6]), folio: freeLine().max(40).nullable().default(null) })
  .superRefine(({ metodo, folio }, context) => {
    const fault = (message: string) => context.addIssue({ code: 'custom', path: ['folio'], message });
    if (metodo === CHEQUE && (folio === null || folio === '')) fault('Escriba el número del cheque.');
    if (metodo !== CHEQUE && folio !== null && folio !== '') fault('Solo un cheque lleva número.');
  });
