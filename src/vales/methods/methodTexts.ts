import type { IdMetodo, MetodoConMonto } from '#domain/metodosDevolucion';
import { METODOS_DEVOLUCION } from '#domain/metodosDevolucion';
import { fromPesos, toPesos } from '#domain/money';

/** The refund methods, in the order of their ids. */
const METHODS = Object.keys(METODOS_DEVOLUCION).map(Number) as IdMetodo[];

const EFECTIVO: IdMetodo = 6;

/** The name of a refund method among the values of a form. */
export function methodKey(metodo: IdMetodo): `m${IdMetodo}` {
  return `m${metodo}`;
}

/** What is written of a division, by `methodKey`. */
export type MethodTexts = Record<string, string>;

/** A division as the fields of the methods show it. */
export function methodTexts(metodos: readonly MetodoConMonto[]): MethodTexts {
  return Object.fromEntries(
    METHODS.map((id) => {
      const found = metodos.find(({ metodo }) => metodo === id);
      return [methodKey(id), found === undefined ? '' : String(toPesos(found.monto))];
    }),
  );
}

/** The division that is written. What is no amount is as if nothing stood there; a return of nothing goes back in cash. */
export function writtenMethods(texts: MethodTexts): readonly MetodoConMonto[] {
  const chosen = METHODS.flatMap((metodo) => {
    const monto = fromPesos(amount(texts[methodKey(metodo)] ?? ''));
    return monto > 0 ? [{ metodo, monto }] : [];
  });
  return chosen.length > 0 ? chosen : [{ metodo: EFECTIVO, monto: fromPesos(0) }];
}

/** Pesos as somebody typed them; 0 for what is no amount. */
export function amount(text: string): number {
  const written = text.replace(/[$,\s]/gu, '');
  return /^\d{1,9}(\.\d{1,2})?$/.test(written) ? Number(written) : 0;
}
