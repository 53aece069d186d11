import { z } from 'zod';
import type { OutputOf } from '#contract/common/call';
import type { Contract } from '#contract/contract';
import { type Centavos, centavos, fromPesos, showPesos, toPesos } from '#domain/common/money';
import { motivoEnPalabras, motivosDelCambio } from '#domain/vales/autorizacionVale';
import { type CabidaBilletera, cabidaDe } from '#domain/vales/billetera';
import { fallaReparto } from '#domain/vales/repartoDeSaldo';
import type { SolicitudVale } from '#domain/vales/solicitudVale';
import {
  type IdMetodo,
  type MetodoConMonto,
  mismoReparto,
  type PagoDeVenta,
  porOtraFormaDeMas,
} from '#domain/ventas/metodosDevolucion';
import { type MethodTexts, methodKey, unreadableMethods, writtenMethods } from '../methods/methodTexts.ts';

/** The rest of a voucher, and what limits how it goes back; money in centavos. */
export interface Rest {
  readonly saldo: Centavos;
  readonly pagos: readonly PagoDeVenta[];
  readonly billetera: CabidaBilletera;
  readonly yaEnDinero: Centavos;
  /** Any change asks for authorization: who gets the money is not who bought. */
  readonly otraPersona: boolean;
}

/** The rest of a voucher as the rules take it. */
export function restOf(rest: OutputOf<Contract['metodosPorCambiar']>): Rest {
  const { saldo, yaEnDinero, otraPersona, pagos, billetera } = rest;
  return {
    saldo: fromPesos(saldo),
    yaEnDinero: fromPesos(yaEnDinero),
    otraPersona,
    pagos: pagos.map(({ idFormaPago, monto, devuelto }) => ({
      ...{ idFormaPago, monto: fromPesos(monto), devuelto: fromPesos(devuelto) },
    })),
    billetera: cabidaDe(billetera),
  };
}

/** Why what is left cannot go back so; null when it can. */
export function faultOfDivision(metodos: readonly MetodoConMonto[], rest: Rest): string | null {
  return fallaReparto(metodos, rest.saldo, rest.pagos, rest);
}

/** Why a new division would wait for somebody else, and for how long nothing is given back; null where it takes effect at once. */
export function whyItWaits(
  antes: readonly MetodoConMonto[],
  despues: readonly MetodoConMonto[],
  { pagos, otraPersona, saldo }: Rest,
): string | null {
  if (mismoReparto(antes, despues)) return null;
  const motivos = motivosDelCambio({ antes, despues, pagos, otraPersona });
  if (motivos.length === 0) return null;
  const sums = { vuelve: saldo, queda: null };
  const told = motivos.map((motivo) => motivoEnPalabras(motivo, SIN_LIMITE, sums)).join('. ');
  return `${told}. El vale quedará POR AUTORIZAR: nada de él se devuelve hasta que otra persona lo autorice o lo rechace.`;
}

/** Which amounts of the rest would wait, were they to go by a method, in words; null where none would. */
export function asksInWords(
  metodo: IdMetodo,
  antes: readonly MetodoConMonto[],
  { pagos, otraPersona, saldo }: Rest,
): string | null {
  if (otraPersona) return ASKS;
  const waiting = porOtraFormaDeMas(antes, [{ metodo, monto: saldo }], pagos);
  if (waiting === 0) return null;
  return waiting < saldo ? `Sin autorización hasta ${showPesos(toPesos(centavos(saldo - waiting)))}` : ASKS;
}

const ASKS = 'Pide autorización';

/** No reason of a change is about the chain's limit. */
const SIN_LIMITE = centavos(0);

/** The values of the window as they are sent. */
export interface MethodsSent {
  readonly metodosDevolucion: NonNullable<SolicitudVale['metodosDevolucion']>;
}

/** The written division, as the call takes it. */
export const methodsSchema = z.record(z.string(), z.string()).transform(methodsSent);

/** The same, judged as the call will; null while what is left is not known, and nothing can be sent. */
export function changedSchema(rest: Rest | null): z.ZodType<MethodsSent, MethodTexts> {
  return z
    .record(z.string(), z.string())
    .superRefine((texts, context) => {
      for (const { metodo, message } of faultsOf(texts, rest)) {
        context.addIssue({ code: 'custom', path: [methodKey(metodo)], message });
      }
    })
    .transform(methodsSent);
}

function faultsOf(texts: MethodTexts, rest: Rest | null) {
  const unreadable = unreadableMethods(texts).map(({ metodo, texto }) => ({ metodo, message: texto }));
  if (unreadable.length > 0) return unreadable;
  const metodos = writtenMethods(texts);
  const message = rest === null ? 'Espere a que se sepa cómo se puede devolver.' : faultOfDivision(metodos, rest);
  // The window tells it below the methods; here it keeps what is wrong from being sent.
  return message === null ? [] : [{ metodo: metodos[0]?.metodo ?? EFECTIVO, message }];
}

const EFECTIVO = 6;

function methodsSent(texts: MethodTexts): MethodsSent {
  return {
    metodosDevolucion: writtenMethods(texts).map(({ metodo, monto }) => ({
      metodo: { id: metodo },
      monto: toPesos(monto),
    })),
  };
}
