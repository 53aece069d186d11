import { useEffect, useState } from 'react';
import type { Entidad } from '#contract/common/changes';
import { type LiveRecord, useRecord } from '../../ui/works/useRecord.ts';
import type { Works } from '../../ui/works/work.ts';
import type { FolioAnswer } from './FolioWindow.tsx';

interface Options<W extends Works> {
  readonly entity: Entidad;
  /** Null for what has no number but its folio. */
  readonly id: number | null;
  readonly works: W;
  /** With which the drafts of its works begin. */
  readonly draftPrefix: string;
}

/** The found record at work, for as long as it is shown, and whether a work on it was done since it was read. */
export function useFoundRecord<W extends Works>(
  { drafts, held, onEnded }: Omit<FolioAnswer<unknown>, 'found'>,
  { entity, id, works, draftPrefix }: Options<W>,
): { readonly record: LiveRecord<W>; readonly isDone: boolean } {
  const [isDone, setDone] = useState(false);
  const record = useRecord({
    entity,
    id,
    works,
    // Neither wallets nor certificates have versions.
    version: null,
    drafts,
    draftKeyOf: (work) => `${draftPrefix}${work}`,
    onDone: () => {
      setDone(true);
      onEnded();
    },
  });
  useEffect(() => {
    held.current = record;
    return () => {
      held.current = null;
    };
  }, [held, record]);
  return { record, isDone };
}
