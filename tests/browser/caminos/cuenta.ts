/** Counts which transitions of a machine were driven, and holds them against those that nobody can cause. */
import type { AnyStateMachine } from 'xstate';
import { transitionsOf } from '../../machines/kit/transitions.ts';
import type { Tabla } from './gestos.ts';

/** Each transition that no walk takes, with the reason. */
export type Excusas = Readonly<Record<string, string>>;

export interface Cuenta {
  readonly conducidas: readonly string[];
  readonly excusadas: readonly (readonly [id: string, razon: string])[];
  /** Neither driven nor excused. */
  readonly olvidadas: readonly string[];
  /** Excused by name, although it is driven or does not exist. */
  readonly deMas: readonly string[];
}

/**
 * The account of a machine.
 * @param tomadas the transitions that the walks took.
 * @param excusas those that cannot be driven although their event has a gesture elsewhere.
 */
export const contar = <Mesa>(
  machine: AnyStateMachine,
  tomadas: ReadonlySet<string>,
  tabla: Tabla<Mesa>,
  excusas: Excusas,
): Cuenta => {
  const todas = transitionsOf(machine);
  const razonDe = ({ id, event }: { readonly id: string; readonly event: string }): string | undefined => {
    const gesto = tabla[event];
    return excusas[id] ?? (gesto !== undefined && 'nadie' in gesto ? gesto.nadie : undefined);
  };
  const faltan = todas.filter(({ id }) => !tomadas.has(id));
  return {
    conducidas: todas.filter(({ id }) => tomadas.has(id)).map(({ id }) => id),
    excusadas: faltan.flatMap((una) => {
      const razon = razonDe(una);
      return razon === undefined ? [] : [[una.id, razon] as const];
    }),
    olvidadas: faltan.filter((una) => razonDe(una) === undefined).map(({ id }) => id),
    deMas: Object.keys(excusas).filter((id) => tomadas.has(id) || todas.every((una) => una.id !== id)),
  };
};

/** The account in words, for whoever reads the run. */
export const enPalabras = (nombre: string, { conducidas, excusadas, olvidadas }: Cuenta): string =>
  [
    `${nombre}: ${conducidas.length} transitions driven in the browser`,
    ...conducidas.map((id) => `  ok  ${id}`),
    ...excusadas.map(([id, razon]) => `  --  ${id}\n        ${razon}`),
    ...olvidadas.map((id) => `  ??  ${id}`),
  ].join('\n');
