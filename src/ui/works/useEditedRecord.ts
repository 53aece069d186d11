import { deepEqual } from '@tanstack/react-router';
import { useState } from 'react';
import type { Entidad } from '#contract/common/changes';
import type { PageDrafts } from '../../data/useDrafts.ts';
import { type LiveRecord, useRecord, useShownVersion, type WorkDone } from './useRecord.ts';
import { useWork, type WorkKit } from './useWork.ts';
import type { AnyWork, TypedOf, Works } from './work.ts';

/** The works of a record that is saved whole; some records can be deleted besides. */
export type EditWorks = Works & { readonly guardar: AnyWork };

interface Options<R, W extends EditWorks> {
  readonly entity: Entidad;
  /** Null for a record that is not stored yet. */
  readonly id: number | null;
  /** The works on it; the same table in every render. */
  readonly works: W;
  /** The record as the server last said it is, or what stands for one that is not stored yet. */
  readonly newest: R;
  /** The values of the form for a record before anything is written. */
  readonly blankOf: (record: R) => TypedOf<W['guardar']>;
  readonly drafts: PageDrafts;
  /** Under which the draft of its form is kept. */
  readonly draftKey: string;
  readonly onDone?: (done: WorkDone) => void;
}

/** A record whose form shows the record itself. */
export interface EditedRecord<R, W extends EditWorks> {
  readonly record: LiveRecord<W>;
  readonly kit: WorkKit<TypedOf<W['guardar']>>;
  /** The record on which the form is written. */
  readonly shown: R;
  /** Brings the newest reading on screen; what is written stays as it is. */
  readonly showNewest: () => void;
}

/**
 * A record with the form that saves it, on a page, in a window or in a card. The changes of others come into view by
 * themselves only while nothing is written, so that a save still says on which version it was made.
 */
export function useEditedRecord<R extends { readonly version: number } | null, W extends EditWorks>(
  options: Options<R, W>,
): EditedRecord<R, W> {
  const { entity, id, works, newest, blankOf, drafts, draftKey, onDone } = options;
  const [{ shown, blank }, setShown] = useState(() => ({ shown: newest, blank: blankOf(newest) }));
  const version = id === null ? null : (shown?.version ?? null);
  const record = useRecord({
    entity,
    id,
    works,
    version,
    drafts,
    draftKeyOf: (name) => (name === 'guardar' ? draftKey : `${draftKey}.${name}`),
    edits: EDITS,
    onDone: (done) => onDone?.(done),
  });
  const kit = useWork(record, 'guardar', { blank, edits: id !== null, keepsSaved: true });
  useShownVersion(record, version);
  const { methods } = kit.form;
  // The work hears of typing a moment later than the form.
  const isWriting = kit.isKept || kit.isBusy || !deepEqual(methods.getValues(), methods.formState.defaultValues);
  const showNewest = () => setShown({ shown: newest, blank: blankOf(newest) });
  if (newest !== shown && isNotOlder(newest, shown) && !isWriting) showNewest();
  // A save that others came before of goes as it was sent; any other as it is written by now.
  const again = () => (kit.conflict === null ? kit.send() : kit.again());
  return { record, kit: { ...kit, again }, shown, showNewest };
}

/** The written values of a record replace it. */
const EDITS = ['guardar'] as const;

function isNotOlder(one: { readonly version: number } | null, other: { readonly version: number } | null): boolean {
  return (one?.version ?? 0) >= (other?.version ?? 0);
}
