import type { CalculoVale } from '#domain/calculoVale';
import type { IdMetodo } from '#domain/metodosDevolucion';
import { metodosPosibles } from '#domain/metodosDevolucion';
import type { Centavos } from '#domain/money';
import { centavos, showPesos, sum, toPesos } from '#domain/money';
import { ventaPorDevolver } from '#domain/ventaParaVale';

/** A method among which a balance is divided; money in centavos. */
export interface MethodPart {
  readonly metodo: IdMetodo;
  readonly escrito: Centavos;
  /** The most that may go by it; null where only the balance limits it. */
  readonly maximo: Centavos | null;
  /** How much of what is missing fits into it. */
  readonly resto: Centavos;
}

/** What is missing of the balance in a division; negative when it is too much. In centavos. */
export function missingOf({ saldo, metodos }: Pick<CalculoVale, 'saldo' | 'metodos'>): Centavos {
  return centavos(saldo - sum(metodos.map(({ monto }) => monto)));
}

/** The methods of this sale, in the order of their ids; also one that can take nothing any more, while an amount stands there. */
export function methodParts(
  hoja: Parameters<typeof ventaPorDevolver>[0],
  { saldo, metodos }: Pick<CalculoVale, 'saldo' | 'metodos'>,
): readonly MethodPart[] {
  const missing = missingOf({ saldo, metodos });
  const possible = metodosPosibles(saldo, ventaPorDevolver(hoja).pagos);
  const written = (id: IdMetodo) => metodos.find(({ metodo }) => metodo === id)?.monto ?? centavos(0);
  const gone = metodos
    .filter(({ metodo, monto }) => monto > 0 && possible.every((one) => one.metodo !== metodo))
    .map(({ metodo }) => ({ metodo, maximo: centavos(0) }));
  return [...possible, ...gone]
    .filter(({ metodo, maximo }) => maximo !== 0 || written(metodo) > 0)
    .sort((one, other) => one.metodo - other.metodo)
    .map(({ metodo, maximo }) => {
      const escrito = written(metodo);
      const room = maximo === null ? missing : Math.min(missing, maximo - escrito);
      return { metodo, escrito, maximo, resto: centavos(Math.max(0, room)) };
    });
}

/** What is left of a method once what is written goes by it; null where only the balance limits it. */
export function leftInWords({ escrito, maximo }: Pick<MethodPart, 'escrito' | 'maximo'>): string | null {
  if (maximo === null) return null;
  const shown = (amount: number) => showPesos(toPesos(centavos(amount)));
  if (escrito > maximo) return `Hasta ${shown(maximo)}: se pasa por ${shown(escrito - maximo)}`;
  return escrito === 0 ? `Hasta ${shown(maximo)}` : `Quedan ${shown(maximo - escrito)} de ${shown(maximo)}`;
}
