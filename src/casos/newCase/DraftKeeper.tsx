import { useSelector } from '@xstate/react';
import { useEffect, useMemo } from 'react';
import type { NewCaseFields } from '#domain/nuevoCaso';
import type { DraftStore } from '../../data/draftStore.ts';
import { useDraft } from '../../data/useDraft.ts';
import { useNewCase } from './context.ts';

/** Where this form's draft is kept, once it was read. */
export interface StoredDraft {
  readonly drafts: Pick<DraftStore, 'keep'>;
  readonly draftKey: string;
  readonly restored: boolean;
}

interface Props {
  readonly draft: StoredDraft;
  readonly blank: NewCaseFields;
}

/**
 * Keeps what is written, with the key under which it was sent while nobody knows how that ended, and tells the chart that
 * something changed. Mounted once the stored draft was read, so that reading one is no change.
 */
export function DraftKeeper({ draft, blank }: Props) {
  const { caso, form } = useNewCase();
  const key = useSelector(caso, ({ context }) => context.clave);
  const sent = useMemo(() => (key === null ? null : { clave: key, version: null }), [key]);
  const { forget } = useDraft({ ...draft, form, blank, sent });

  useEffect(() => {
    const listener = caso.on('olvidarBorrador', forget);
    return () => listener.unsubscribe();
  }, [caso, forget]);

  useEffect(
    () =>
      form.subscribe({
        formState: { values: true },
        callback: () => {
          if (!caso.getSnapshot().matches({ open: 'idle' })) caso.send({ type: 'cambiar' });
        },
      }),
    [caso, form],
  );

  return null;
}
