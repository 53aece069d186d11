import type { IsoDate } from '#domain/common/dates';
import { type Centavos, showPesos, toPesos } from '#domain/common/money';
import type { FormaPago, MetodoPago } from '#domain/common/sat/catalogos';
import type { Comprobante, DoctoRelacionado } from './comprobante.ts';

/** The entries for an invoice in the receipts of payment that count. */
export function documentosDe(uuid: string, recibos: readonly Comprobante[]): readonly DoctoRelacionado[] {
  return recibos
    .flatMap(({ Pagos }) => Pagos?.Pago ?? [])
    .flatMap(({ DoctoRelacionado }) => DoctoRelacionado)
    .filter(({ IdDocumento }) => IdDocumento?.toUpperCase() === uuid.toUpperCase());
}

/** The form of an invoice that is not paid yet: how it will be paid is unknown. */
export const POR_DEFINIR = '99';

/** Why an invoice cannot say together that it is paid by a method and in a form; null where it can. */
export function faltaDePago(metodo: MetodoPago, forma: FormaPago): string | null {
  if (metodo === 'PPD') {
    return forma === POR_DEFINIR
      ? null
      : 'Lo que se paga después o en partes (PPD) lleva la forma 99 Por definir. Si ya se pagó todo, elija PUE.';
  }
  return forma === POR_DEFINIR
    ? 'Lo que se paga en una sola exhibición (PUE) dice cómo se pagó: 99 Por definir es solo de PPD.'
    : null;
}

/** As which of its parts the next payment of an invoice counts: a number that was given is not given again. */
export function siguienteParcialidad(documentos: readonly DoctoRelacionado[]): number {
  return Math.max(0, ...documentos.map(({ NumParcialidad }) => Number(NumParcialidad))) + 1;
}

/** Why so much of an invoice cannot be paid; null when it can. */
export function fallaDePago(
  pagado: Centavos,
  { saldo, parcialidad }: { readonly saldo: Centavos; readonly parcialidad: number },
  nombre: string,
): string | null {
  if (saldo <= 0) return `De la factura ${nombre} ya no queda saldo por pagar.`;
  if (pagado <= 0) return `Lo que se paga de la factura ${nombre} debe ser mayor a cero.`;
  if (pagado > saldo) return `De la factura ${nombre} solo quedan ${showPesos(toPesos(saldo))} por pagar.`;
  return parcialidad > MAX_PARCIALIDADES
    ? `La factura ${nombre} ya tiene los ${MAX_PARCIALIDADES} pagos que el SAT admite.`
    : null;
}

/** The schema counts payments of an invoice in three digits. */
const MAX_PARCIALIDADES = 999;

/** When a payment was made, as whoever received it says: the hour is not known of every payment. */
interface CuandoSePago {
  readonly fechaPago: IsoDate;
  /** HH:mm. */
  readonly horaPago?: string | undefined;
}

/** The moment of a payment as its receipt says it, or what is wrong with it, at its field. */
export type MomentoDePago =
  | { readonly ok: true; readonly momento: string }
  | { readonly ok: false; readonly campo: keyof CuandoSePago; readonly falla: string };

/**
 * The moment of a payment. Of one without an hour it is noon, which is what the authority asks for; of one of today it is now, since
 * noon may be still to come. No payment is of a moment that has not come.
 * @param ahora local time of the store, 2026-11-22T12:00:00.
 */
export function momentoDePago({ fechaPago, horaPago }: CuandoSePago, ahora: string): MomentoDePago {
  const hoy = ahora.slice(0, 'AAAA-MM-DD'.length);
  if (fechaPago > hoy) {
    return { ok: false, campo: 'fechaPago', falla: 'El pago no puede ser de un día que no ha llegado.' };
  }
  if (horaPago === undefined) return { ok: true, momento: fechaPago === hoy ? ahora : `${fechaPago}T12:00:00` };
  const momento = `${fechaPago}T${horaPago}:00`;
  return momento > ahora
    ? { ok: false, campo: 'horaPago', falla: 'El pago no puede ser de una hora que no ha llegado.' }
    : { ok: true, momento };
}
