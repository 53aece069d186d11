import type { RespuestaTrabajo } from '#contract/common/answers';
import type { Entidad } from '#contract/common/changes';
import { QuestionWindow, type WorkQuestion } from './QuestionWindow.tsx';
import { useRecord } from './useRecord.ts';
import { unwatched } from './useRecordPage.ts';
import type { Works } from './work.ts';

interface Props<W extends Works> extends WorkQuestion<W> {
  readonly entity: Entidad;
  /** Of the row; null where it has no number of its own. */
  readonly id: number | null;
  /** On which version of the row it is decided; null where it has none. */
  readonly version: number | null;
  /** The same table in every render. */
  readonly works: W;
  /** It was done; null: the person does not want it. */
  readonly onEnd: (done: RespuestaTrabajo | null) => void;
}

/** Asks before a work on one row of a list is done. It is of that row for as long as it is mounted. */
export function RowQuestion<W extends Works>({ entity, id, version, works, onEnd, ...question }: Props<W>) {
  const record = useRecord({ entity, id, version, works, onDone: ({ resultado }) => onEnd(resultado) });
  return <QuestionWindow page={unwatched(record)} {...question} onLeft={() => onEnd(null)} />;
}
