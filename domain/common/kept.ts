import { type Noun, noun, nounInPlural } from './noun.ts';

/** A kind of record that a chain keeps, by its name on the wire, with the words of its noun. */
export function kept<const N extends string>(name: N, words: Noun) {
  return { name, the: words.el, that: words.ese, noun: words };
}

/** The kinds that whoever sets the chain up keeps, and reads: each has a tab, and goes out and comes in as a file. */
export const KEPT = {
  tienda: { ...kept('tienda', noun('a', 'tienda', 'tiendas')), byNumber: true },
  festivo: kept('festivo', noun('o', 'día festivo', 'días festivos')),
  claveFiscal: {
    ...kept('claveFiscal', nounInPlural('a', 'clave', 'claves', ' del SAT')),
    ...{ the: 'la clave', that: 'esa clave' },
  },
  formaPago: kept('formaPago', noun('a', 'forma de pago', 'formas de pago')),
} as const;

export type KeptName = keyof typeof KEPT;

/** That which is said alike of each of them, by name. */
export function ofEachKept<R>(say: (noun: Noun) => R): Readonly<Record<KeptName, R>> {
  const { tienda, festivo, claveFiscal, formaPago } = KEPT;
  return {
    tienda: say(tienda.noun),
    festivo: say(festivo.noun),
    claveFiscal: say(claveFiscal.noun),
    formaPago: say(formaPago.noun),
  };
}
