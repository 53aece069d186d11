import { z } from 'zod';
import type { OutputOf } from '#contract/call';
import type { Contract } from '#contract/contract';
import type { CabidaBilletera } from '#domain/billetera';
import { cabidaDe } from '#domain/billetera';
import type { MetodoConMonto, PagoDeVenta } from '#domain/metodosDevolucion';
import type { Centavos } from '#domain/money';
import { fromPesos, toPesos } from '#domain/money';
import { fallaReparto } from '#domain/repartoDeSaldo';
import type { SolicitudVale } from '#domain/solicitudVale';
import type { MethodTexts } from '../methods/methodTexts.ts';
import { methodKey, unreadableMethods, writtenMethods } from '../methods/methodTexts.ts';

/** The rest of a voucher, and what limits how it goes back; money in centavos. */
export interface Rest {
  readonly saldo: Centavos;
  readonly pagos: readonly PagoDeVenta[];
  readonly billetera: CabidaBilletera;
  readonly yaEnDinero: Centavos;
  readonly dineroAutorizado: Centavos;
}

/** The rest of a voucher as the rules take it. */
export function restOf(rest: OutputOf<Contract['metodosPorCambiar']>): Rest {
  const { saldo, yaEnDinero, dineroAutorizado, pagos, billetera } = rest;
  return {
    saldo: fromPesos(saldo),
    yaEnDinero: fromPesos(yaEnDinero),
    dineroAutorizado: fromPesos(dineroAutorizado),
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
