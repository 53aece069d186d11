import { useCallback, useState } from 'react';
import type { RespuestaTrabajo } from '#contract/answers';
import type { RecordName } from '#domain/records';
import type { PageDrafts } from '../../data/useDrafts.ts';
import { useRecord } from '../works/useRecord.ts';
import type { WorkKit } from '../works/useWork.ts';
import { useWork } from '../works/useWork.ts';
import type { AnyWork, Work, WorkValues } from '../works/work.ts';

interface Options<Typed extends WorkValues, Sent> {
  readonly entity: RecordName;
  /** The record as it is; null for a new one. */
  readonly row: { readonly id: number; readonly version: number } | null;
  /** Saving is all that is done to it; the same table in every render. */
  readonly works: { readonly guardar: Work<Typed, Sent> };
  /** What the form holds before anything is written. */
  readonly blank: Typed;
  readonly drafts: PageDrafts;
  readonly draftKey: string;
  /** It was saved; null: discarded, or left for later. */
  readonly onEnd: (saved: RespuestaTrabajo | null) => void;
}

/** A running form of one record in a window. */
export interface RecordForm<Typed extends WorkValues> extends Omit<WorkKit<Typed>, 'send'> {
  /** What is said when it was not saved ('No se pudo guardar el motivo.'). */
  readonly failed: string;
  /** Leaves it for later, unless it is on its way. */
  readonly close: () => void;
}

/** The form of one opening of a record without a life of its own, for as long as the component lives. */
export function useRecordForm<Typed extends WorkValues, Sent>(options: Options<Typed, Sent>): RecordForm<Typed> {
  const { entity, row, works, drafts, draftKey, onEnd } = options;
  const [blank] = useState(options.blank);
  const record = useRecord<{ readonly guardar: AnyWork }>({
    entity,
    id: row?.id ?? null,
    works,
    version: row?.version ?? null,
    drafts,
    draftKeyOf: useCallback(() => draftKey, [draftKey]),
    edits: EDITS,
    onDone: ({ resultado }) => onEnd(resultado),
  });
  const kit: WorkKit<Typed> = useWork(record, 'guardar', { blank, edits: row !== null });
  const { form, isBusy, isLocked, hasFailed } = kit;
  const { restored } = form;
  const discard = () => {
    kit.discard();
    onEnd(null);
  };
  const isNeverSent = Object.keys(record.work('guardar').getSnapshot().context.attempts).length === 0;
  // Where there is a record behind a draft that was never sent, the form goes on and shows it.
  const stays = row !== null && !hasFailed && isNeverSent;
  return {
    ...kit,
    form: stays || isLocked || restored === null ? form : { ...form, restored: { ...restored, discard } },
    failed: works.guardar.failed,
    discard,
    close: () => {
      if (!isBusy) onEnd(null);
    },
  };
}

const EDITS = ['guardar'] as const;
