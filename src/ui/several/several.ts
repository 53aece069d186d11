import { createContext, type ReactNode, use } from 'react';
import { type ClaseDeMarcado, marcadosEnPalabras } from '#domain/common/varios';
import type { DeshacerRef } from '#machines/deshacer.machine';
import type { VariosRegistrosRef } from '#machines/variosRegistros.machine';
import type { Marcada, VariosRegistrosContext } from '#machines/variosRegistros.types';
import type { FormKit } from '../form/useForm.ts';
import type { Works } from '../works/work.ts';

/** One work that a list offers for all that are marked. */
export interface ActAtOnce<Row> {
  /** Its name in the works of the kind. */
  readonly trabajo: string;
  /** The words of its button where they are not the work's own, which name one record. */
  readonly button?: string | undefined;
  /** Its key, the same as on the record's page; absent where it has none. */
  readonly shortcut?: string;
  readonly solid?: true;
  /** Why a row does not allow it, by what the row itself says; null where it does. Those that do not are left out and stay marked. */
  readonly against?: (row: Row) => string | null;
  /** To be known before it is sent; false or null for nothing. */
  readonly warning?: string | false | null;
}

/** The works that are offered for some marked rows. */
export interface OfferedAtOnce<Row> {
  readonly acts: readonly ActAtOnce<Row>[];
  /** Why none is, or what is worth knowing about the rows; null or false for nothing. */
  readonly note: string | false | null;
}

/** The fields of a work that asks for more than text. */
export interface FieldsAtOnce<Row> {
  // biome-ignore lint/suspicious/noExplicitAny: what is written in it only the work's own fields know.
  readonly form: FormKit<any>;
  readonly rows: readonly Row[];
  /** Told in the title of the window: ' a María López'; '' for nothing. */
  readonly onSaid: (words: string) => void;
}

/** How the rows of a list are marked, and what is done with them at once: all that a list says to get it. */
export interface AtOnce<Row> {
  /** How a screen reader calls the bar of the marked. */
  readonly label: string;
  /** The number of a row among all that the list marks. */
  readonly numberOf: (row: Row) => number;
  /** The row as it is marked; null for one that has no mark. */
  readonly mark: (row: Row) => Marcada | null;
  /** The words that name it: 'Caso 7001'. */
  readonly title: (row: Row) => string;
  /** Why this person does not mark it, though others may; null where they do. */
  readonly against?: (row: Row) => string | null;
  /** Of a row with money, in pesos. */
  readonly saldo?: (row: Row) => number | null;
  readonly works: Readonly<Partial<Record<ClaseDeMarcado, Works>>>;
  readonly offered: (rows: readonly Row[]) => OfferedAtOnce<Row>;
  readonly fields?: Readonly<Record<string, (props: FieldsAtOnce<Row>) => ReactNode>>;
}

/** The marks of a list, for as long as it is on screen. Its rows are of one type, known only to the list around. */
export interface Several {
  readonly actor: VariosRegistrosRef;
  /** Takes back what was done, here or elsewhere. */
  readonly deshacer: DeshacerRef;
  /** The name of this opening of the list, by which what was done from it is known. */
  readonly seed: string;
  readonly list: AtOnce<object>;
  /** Marks rows as they are seen now. */
  readonly mark: (rows: readonly object[]) => void;
  /** The marked row of a number, as it was seen; undefined for one that was not marked. */
  readonly seen: (fila: number) => object | undefined;
  /** Takes all marks away, and what became of those that were sent: the list shows other rows. */
  readonly drop: () => void;
}

/** Null in a list without marks. */
export const SeveralContext = createContext<Several | null>(null);

/** @throws in a list without marks. */
export function useMarks(): Several {
  const several = use(SeveralContext);
  if (several === null) throw new Error('A part of the marks stands outside of a list that has them.');
  return several;
}

/** The numbers of the rows that a chart holds in one text, so that a mark more is all that renders again. */
export function numbersIn(rows: VariosRegistrosContext['marcadas']): string {
  return rows.map(({ fila }) => fila).join(' ');
}

/** The marked records in words, with their money. */
export function inWords({ list, seen }: Several, marcadas: readonly Marcada[], beforeTheSum?: string): string {
  const marked = marcadas.map(({ fila, clase }) => {
    const row = seen(fila);
    return { clase, saldo: row === undefined ? null : (list.saldo?.(row) ?? null) };
  });
  return marcadosEnPalabras(marked, beforeTheSum);
}
