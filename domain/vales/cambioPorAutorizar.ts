import { fromPesos } from '#domain/common/money';
import type { MetodoConMonto } from '#domain/ventas/metodosDevolucion';
import { metodosEnPalabras } from './trabajosVale.ts';
import type { Vale } from './vales.ts';

/** A change of a voucher's methods that waits for its decision, with all that stands again once it is rejected. */
export interface CambioPorAutorizar {
  /** The rest of the voucher as it was to go back, and as it is to go now; in centavos. */
  readonly de: readonly MetodoConMonto[];
  readonly a: readonly MetodoConMonto[];
  /** Who asked for it. */
  readonly pide: number;
  /** Whether that person was an author of the voucher before: otherwise she is none once the change is rejected. */
  readonly eraAutor: boolean;
  readonly soloBilletera: boolean;
  /** The stored reasons with which the voucher was authorized before (`motivosAutorizados`). */
  readonly autorizados: readonly string[];
  /** Its former request and decision, the moments by ISO 8601; null where it had none. */
  readonly fechaSolicitud: string | null;
  readonly numidenResuelve: number | null;
  readonly fechaResuelve: string | null;
  readonly comentarioResuelve: string | null;
}

/** Tells whoever decides a change of methods what it changes. */
export function cambioEnPalabras({ de, a }: Pick<CambioPorAutorizar, 'de' | 'a'>): string {
  return `Cambia cómo se devuelve: de ${metodosEnPalabras(de)} a ${metodosEnPalabras(a)}`;
}

/** The same of a change as it is on the wire, in pesos. */
export function cambioLeidoEnPalabras({ de, a }: NonNullable<Vale['cambioPorAutorizar']>): string {
  return cambioEnPalabras({ de: leidos(de), a: leidos(a) });
}

/** A division on the wire, as staff read it. */
export function partesEnPalabras(partes: NonNullable<Vale['cambioPorAutorizar']>['de']): string {
  return metodosEnPalabras(leidos(partes));
}

function leidos(partes: NonNullable<Vale['cambioPorAutorizar']>['de']): readonly MetodoConMonto[] {
  return partes.map(({ metodo, monto }) => ({ metodo, monto: fromPesos(monto) }));
}
