import type { RespuestaTrabajo } from '#contract/common/answers';
import type { RecordName } from '#domain/common/records';
import type { PageDrafts } from '../../data/useDrafts.ts';
import { useEditedRecord } from '../works/useEditedRecord.ts';
import type { WorkKit } from '../works/useWork.ts';
import type { AnyWork, Work, WorkValues } from '../works/work.ts';

interface Options<Typed extends WorkValues, Sent> {
  readonly entity: RecordName;
  /** The record as it is; null for a new one. */
  readonly row: { readonly id: number; readonly version: number } | null;
  /** Saving is all that is done to it; the same table in every render. */
  readonly works: { readonly guardar: Work<Typed, Sent> };
  /** The values of the form before anything is written. */
  readonly blank: Typed;
  readonly drafts: PageDrafts;
  readonly draftKey: string;
  /** It was saved; null: discarded, or left for later. */
  readonly onEnd: (saved: RespuestaTrabajo | null) => void;
}

/** A running form of one record in a window. */
export interface RecordForm<Typed extends WorkValues> extends Omit<WorkKit<Typed>, 'send'> {
  readonly entity: RecordName;
  /** Null for a new one. */
  readonly id: number | null;
  /** The words of the work that saves it. */
  readonly words: Pick<AnyWork, 'button' | 'busy' | 'failed'>;
  /** Leaves it for later, unless it is on its way. */
  readonly close: () => void;
}

/** The form of one opening of a record without a life of its own, for as long as the component lives. */
export function useRecordForm<Typed extends WorkValues, Sent>(options: Options<Typed, Sent>): RecordForm<Typed> {
  const { entity, row, works, blank, drafts, draftKey, onEnd } = options;
  const id = row?.id ?? null;
  const edited = useEditedRecord<typeof row, { readonly guardar: AnyWork }>({
    entity,
    id,
    works,
    newest: row,
    blankOf: () => blank,
    drafts,
    draftKey,
    onDone: ({ resultado }) => onEnd(resultado),
  });
  const kit: WorkKit<Typed> = edited.kit;
  const { form, isBusy, isLocked, hasFailed } = kit;
  const { restored } = form;
  const discard = () => {
    kit.discard();
    onEnd(null);
  };
  const isNeverSent = Object.keys(edited.record.work('guardar').getSnapshot().context.attempts).length === 0;
  // Where there is a record behind a draft that was never sent, the form goes on and shows it.
  const stays = row !== null && !hasFailed && isNeverSent;
  return {
    ...kit,
    form: stays || isLocked || restored === null ? form : { ...form, restored: { ...restored, discard } },
    entity,
    id,
    words: works.guardar,
    discard,
    close: () => {
      if (!isBusy) onEnd(null);
    },
  };
}
