import { deepEqual } from '@tanstack/react-router';
import { useMemo, useState } from 'react';
import type { LiveRecord } from './useRecord.ts';
import { useShownVersion } from './useRecord.ts';
import type { WorkKit } from './useWork.ts';
import { useWork } from './useWork.ts';
import type { TypedOf, Works } from './work.ts';

interface Options<R, Typed> {
  /** The record as the server last said it is. */
  readonly newest: R;
  /** What the form holds of a record before anything is written; the same function in every render. */
  readonly blankOf: (record: R) => Typed;
  /** There is no record yet. */
  readonly isNew: boolean;
}

interface EditedRecord<R, W extends Works, N extends keyof W & string> {
  readonly kit: WorkKit<TypedOf<W[N]>>;
  /** The record on which the form is written. */
  readonly shown: R;
  /** Brings a reading on screen; what is written stays as it is. */
  readonly show: (record: R) => void;
}

/**
 * A work whose form shows the record itself, on a page of its own. What others change comes into view by itself only while nothing is
 * written, so that a save still says on which version it was made.
 */
export function useEditedRecord<R extends { readonly version: number }, W extends Works, N extends keyof W & string>(
  record: LiveRecord<W>,
  name: N,
  { newest, blankOf, isNew }: Options<R, TypedOf<W[N]>>,
): EditedRecord<R, W, N> {
  const [shown, show] = useState(newest);
  const blank = useMemo(() => blankOf(shown), [blankOf, shown]);
  const kit = useWork(record, name, { blank, edits: !isNew, keepsSaved: true });
  useShownVersion(record, isNew ? null : shown.version);
  // The work hears of typing a moment later than the form.
  const isWriting = kit.isKept || kit.isBusy || !deepEqual(kit.form.methods.getValues(), blank);
  if (newest !== shown && newest.version >= shown.version && !isWriting) show(newest);
  // What others came before of goes as it was sent; anything else as it is written by now.
  const again = () => (kit.conflict === null ? kit.send() : kit.again());
  return { kit: { ...kit, again }, shown, show };
}
