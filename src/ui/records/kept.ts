import type { z } from 'zod';
import type { RespuestaTrabajo } from '#contract/common/answers';
import type { Noun } from '#domain/common/noun';
import type { RecordName } from '#domain/common/records';
import type { PageDrafts } from '../../data/useDrafts.ts';
import { type WorkCall, type WorkValues, work } from '../works/work.ts';
import { useRecordForm } from './useRecordForm.ts';

/** How a kind of kept record is called. */
export interface KeptWords {
  readonly name: RecordName;
  readonly noun: Noun;
}

/** A kept record in a list. */
export interface KeptRow {
  readonly id: number;
  readonly version: number;
}

/** Given to the window in which a record is written. */
export interface KeptWindowProps<Row> {
  /** Null for a new one. */
  readonly row: Row | null;
  readonly drafts: PageDrafts;
  /** It was saved; null: discarded, or left for later. */
  readonly onEnd: (saved: RespuestaTrabajo | null) => void;
}

/** That with which a call is made. */
type Calling = Pick<WorkCall, 'api' | 'options'>;

interface Written<Row, Typed extends WorkValues, Sent extends object> {
  /** The values of the form before anything is written; null for a new record. */
  readonly blankOf: (row: Row | null) => Typed;
  readonly schema: z.ZodType<Sent, Typed>;
  /** Saves it whole, as the person saw it; its id is null for a new one. */
  readonly guardar: (
    cuerpo: Sent & { readonly id: number | null; readonly version: number | null },
    calling: Calling,
  ) => Promise<RespuestaTrabajo>;
  /** Takes it away; left out where none goes. */
  readonly quitar?: (cuerpo: Pick<WorkCall, 'id' | 'version'>, calling: Calling) => Promise<RespuestaTrabajo>;
}

/**
 * Says a kind of kept record as it is written in a window.
 * @param drafts the beginning of the keys of its drafts.
 */
export function keptForm<Row extends KeptRow, Typed extends WorkValues, Sent extends object>(
  words: KeptWords,
  drafts: string,
  { blankOf, schema, guardar, quitar }: Written<Row, Typed, Sent>,
) {
  const { el, este, pudo } = words.noun;
  const works = {
    guardar: work<Typed, Sent>({
      ...{ button: 'Guardar', busy: 'Guardando...', failed: `No se ${pudo} guardar ${el}.` },
      ...{ schema, blank: blankOf(null) },
      send: (written, { id, version, ...calling }) =>
        guardar({ ...written, id: id === 0 ? null : id, version }, calling),
    }),
    ...(quitar && {
      quitar: work({
        ...{ title: `¿Quitar ${este}?`, button: 'Sí, quitar', leave: 'No', grave: true, busy: 'Quitando...' },
        failed: `No se ${pudo} quitar ${el}.`,
        send: (_, { id, version, ...calling }) => quitar({ id, version }, calling),
      }),
    }),
  };
  return { words, drafts, blankOf, works };
}

/** The form of one opening of a kept record, with the title of its window. */
export function useKeptForm<Row extends KeptRow, Typed extends WorkValues, Sent extends object>(
  { words, drafts: begin, blankOf, works }: ReturnType<typeof keptForm<Row, Typed, Sent>>,
  { row, drafts, onEnd }: KeptWindowProps<Row>,
) {
  const { name: entity, noun } = words;
  const draftKey = `${begin}${row?.id ?? `nuev${noun.end}`}`;
  const record = useRecordForm({ entity, row, works, blank: blankOf(row), drafts, draftKey, onEnd });
  return { ...record, title: `${row === null ? 'Agregar' : 'Editar'} ${noun.full}` };
}
