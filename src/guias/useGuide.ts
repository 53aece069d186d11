import { useSelector } from '@xstate/react';
import { useState } from 'react';
import type { PageDrafts } from '../data/useDrafts.ts';
import { type LiveRecord, useRecord } from '../ui/works/useRecord.ts';
import { type GuideWorks, guideWorks } from './works.ts';

export interface GuideOptions {
  readonly folio: string;
  /** Where the quantities of a cancellation are kept that was begun, and how their keys begin. */
  readonly kept?: { readonly drafts: PageDrafts; readonly prefix: string };
  readonly onDone?: () => void;
}

/** A guide at work, and which window is open over it. */
export interface LiveGuide {
  readonly record: LiveRecord<GuideWorks>;
  readonly open: string | null;
  readonly ask: (work: keyof GuideWorks) => void;
}

/** Runs a guide for as long as it is on screen: a cancellation with an unknown outcome keeps its key. */
export function useGuide({ folio, kept, onDone }: GuideOptions): LiveGuide {
  const [works] = useState(() => guideWorks(folio));
  const record = useRecord({
    // The rest of a voucher's lines hangs on their guides.
    entity: 'vale',
    id: null,
    works,
    version: null,
    ...(kept && { drafts: kept.drafts, draftKeyOf: (name: string) => `${kept.prefix}${folio}.${name}` }),
    ...(onDone && { onDone }),
  });
  const open = useSelector(record.actor, ({ context }) => context.open);
  return { record, open, ask: (trabajo) => record.actor.send({ type: 'abrir', trabajo }) };
}
