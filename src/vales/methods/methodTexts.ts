import { fromPesos, pesosToType, toPesos } from '#domain/common/money';
import { faultOfMonto, readMonto } from '#domain/common/typedPesos';
import { type IdMetodo, METODOS_DEVOLUCION, type MetodoConMonto } from '#domain/ventas/metodosDevolucion';

/** The refund methods, in the order of their ids. */
const METHODS = Object.keys(METODOS_DEVOLUCION).map(Number) as IdMetodo[];

const EFECTIVO: IdMetodo = 6;

/** The name of a refund method among the values of a form. */
export function methodKey(metodo: IdMetodo): `m${IdMetodo}` {
  return `m${metodo}`;
}

/** The texts of a written division, by `methodKey`. */
export type MethodTexts = Record<string, string>;

/** A division as the fields of the methods show it. */
export function methodTexts(metodos: readonly MetodoConMonto[]): MethodTexts {
  return Object.fromEntries(
    METHODS.map((id) => {
      const found = metodos.find(({ metodo }) => metodo === id);
      return [methodKey(id), found === undefined ? '' : pesosToType(toPesos(found.monto))];
    }),
  );
}

/**
 * The division that is written. A text that is no amount is as if nothing stood there (`unreadableMethods` says which);
 * a return of nothing goes back in cash.
 */
export function writtenMethods(texts: MethodTexts): readonly MetodoConMonto[] {
  const chosen = METHODS.flatMap((metodo) => {
    const monto = fromPesos(readMonto(texts[methodKey(metodo)] ?? ''));
    return monto > 0 ? [{ metodo, monto }] : [];
  });
  return chosen.length > 0 ? chosen : [{ metodo: EFECTIVO, monto: fromPesos(0) }];
}

/** The methods in whose field something stands that is no amount, and why it is none. */
export function unreadableMethods(
  texts: MethodTexts,
): readonly { readonly metodo: IdMetodo; readonly texto: string }[] {
  return METHODS.flatMap((metodo) => {
    const texto = faultOfMonto(texts[methodKey(metodo)] ?? '');
    return texto === null ? [] : [{ metodo, texto }];
  });
}
