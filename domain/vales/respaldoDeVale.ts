import { ESTADO_VALE, type IdEstadoVale } from '#domain/cadena/estadosVale';
import { type Centavos, centavos, showPesos, sum, toPesos } from '#domain/common/money';
import type { AccionVale } from './trabajosVale.ts';

/** The money that a voucher gave back, or is giving back, and how much beyond the payments somebody authorized it to give. */
export interface DadoPorVale {
  readonly dado: Centavos;
  readonly exceso: Centavos;
}

/** The backing of a voucher at a moment: its sale, less what went back of it by the till and by other vouchers. */
export interface RespaldoDeVale {
  /** The till took the whole sale back. */
  readonly anulada: boolean;
  /** All payments less what the till gave back; null where no payment is on record. */
  readonly pagado: Centavos | null;
  readonly propio: DadoPorVale;
  readonly otros: readonly DadoPorVale[];
  /** The units that it takes of each line, and how many neither the till took back nor another voucher paid for. */
  readonly lineas: readonly { readonly linea: number; readonly cantidad: number; readonly quedan: number }[];
}

export const FALTAS_DE_RESPALDO = ['anulada', 'unidades', 'dinero'] as const;

/** Why a sale no longer bears what its voucher is to give back. */
export type FaltaDeRespaldo =
  | { readonly falta: 'anulada' }
  | { readonly falta: 'unidades'; readonly linea: number; readonly cantidad: number; readonly quedan: number }
  | { readonly falta: 'dinero'; readonly vuelve: Centavos; readonly queda: Centavos };

/**
 * Judges whether a sale bears an amount that its voucher is to give back, by whatever method: null where it does. Together no more goes
 * back than was paid, but for the excess that was authorized with its sums; an excess of another voucher takes nothing from this one.
 */
export function faltaDeRespaldo(respaldo: RespaldoDeVale, vuelve: Centavos): FaltaDeRespaldo | null {
  const { anulada, pagado, propio, otros, lineas } = respaldo;
  if (anulada) return { falta: 'anulada' };
  const short = lineas.find(({ cantidad, quedan }) => cantidad > quedan);
  if (short !== undefined) return { falta: 'unidades', ...short };
  if (pagado === null) return null;
  const byOthers = sum(otros.map(({ dado, exceso }) => centavos(Math.max(0, dado - exceso))));
  const queda = centavos(Math.max(0, pagado - byOthers - Math.max(0, propio.dado - propio.exceso)));
  const authorized = Math.max(0, propio.exceso - propio.dado);
  return vuelve > queda + authorized ? { falta: 'dinero', vuelve, queda } : null;
}

/**
 * Whether a fault hinders a work of its voucher: who authorizes or replaces it promises all of its money, and of what is left of the money
 * a part may still be given.
 */
export function estorbaRespaldo(falta: FaltaDeRespaldo['falta'], trabajo: AccionVale): boolean {
  return NECESITAN_TODO.includes(trabajo) || (trabajo === 'devolver' && falta !== 'dinero');
}

const NECESITAN_TODO: readonly AccionVale[] = ['autorizar', 'reponer'];

/** A voucher as far as somebody decided what it may give back. */
interface Decidido {
  readonly estado: number;
  readonly motivosAutorizacion: readonly string[];
  readonly fechaResuelve: Date | null;
  /** The reasons of before, where a change of its methods waits; null where none does. */
  readonly cambioPorAutorizar: { readonly autorizados: readonly string[] } | null;
}

const SIN_DECIDIR: readonly number[] = [
  ESTADO_VALE.parcial,
  ESTADO_VALE.porAutorizar,
  ESTADO_VALE.rechazado,
] satisfies IdEstadoVale[];

/** The stored reasons with which a voucher was authorized; none of one that nobody authorized, or not yet. */
export function motivosAutorizados(vale: Decidido): readonly string[] {
  const { estado, motivosAutorizacion, fechaResuelve, cambioPorAutorizar } = vale;
  if (cambioPorAutorizar !== null) return cambioPorAutorizar.autorizados;
  return fechaResuelve === null || SIN_DECIDIR.includes(estado) ? [] : motivosAutorizacion;
}

/** How much beyond the payments the sums in stored reasons (`motivoGuardado`) let go back. */
export function excesoDe(guardados: readonly string[]): Centavos {
  const sums = guardados.map((guardado) => guardado.split(' ')).find(([name]) => name === 'masDeLoPagado');
  return centavos(Math.max(0, Number(sums?.[1] ?? 0) - Number(sums?.[2] ?? 0)));
}

/** Says what changed of the sale, to who gives back, authorizes or looks, without what to do about it. */
export function faltaDeRespaldoEnPalabras(falta: FaltaDeRespaldo): string {
  switch (falta.falta) {
    case 'anulada':
      return 'La caja anuló la venta de este vale';
    case 'unidades':
      return `De la línea ${falta.linea} el vale toma ${falta.cantidad} y quedan ${falta.quedan}: lo demás ya se devolvió en caja o por otro vale`;
    case 'dinero':
      return `El vale devuelve ${shown(falta.vuelve)} y de lo que se pagó quedan ${shown(falta.queda)}: lo demás ya se devolvió en caja o por otro vale`;
  }
}

const OTRO_VALE = 'lo que quede de la venta va en otro vale, y este se cancela si nada de él se ha devuelto.';

/** The texts for a voucher whose sale no longer bears it. */
export const RESPALDO_TEXTS = {
  /** Below the words of the fault, where such a voucher is looked at. */
  queSeCancele: `No se devuelve ni se repone: ${OTRO_VALE}`,
  queSeRechace: 'No se autoriza: rechácelo, y lo que quede de la venta va en otro vale.',
  noSeDa: (falta: FaltaDeRespaldo) => `${faltaDeRespaldoEnPalabras(falta)}. No se devuelve: ${OTRO_VALE}`,
  noSeRepone: (falta: FaltaDeRespaldo) => `${faltaDeRespaldoEnPalabras(falta)}. No se repone: ${OTRO_VALE}`,
  noSeAutoriza: (falta: FaltaDeRespaldo) =>
    `${faltaDeRespaldoEnPalabras(falta)}. Rechácelo: lo que quede de la venta va en otro vale.`,
} as const;

function shown(amount: Centavos): string {
  return showPesos(toPesos(amount));
}
