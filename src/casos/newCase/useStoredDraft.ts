import { useRouteContext } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import type { ClaveOperacion } from '#domain/operaciones';
import type { NewCase } from './context.ts';
import type { StoredDraft } from './DraftKeeper.tsx';
import { draftKeyOf, restoredDraft } from './draft.ts';

/** A form is not kept from the person for longer than this; a draft that comes later is taken up while nothing is written. */
const PATIENCE_MS = 4_000;

/** Reads the person's draft of this case into the form; null until it is known whether there is one. */
export function useStoredDraft(
  { caso, form }: Pick<NewCase, 'caso' | 'form'>,
  operacion: ClaveOperacion | null,
): StoredDraft | null {
  const { drafts } = useRouteContext({ from: '/_app' });
  const draftKey = draftKeyOf(operacion);
  const [stored, setStored] = useState<StoredDraft | null>(null);

  useEffect(() => {
    let left = false;
    const open = (restored: boolean) => setStored((before) => before ?? { drafts, draftKey, restored });
    const timer = setTimeout(() => open(false), PATIENCE_MS);
    drafts.read(draftKey).then((found) => {
      clearTimeout(timer);
      if (left) return;
      const draft = restoredDraft(found.get(draftKey)?.content);
      if (draft !== null && caso.getSnapshot().matches({ open: 'blank' })) {
        caso.send({ type: 'recuperarBorrador', clave: draft.sent?.clave ?? null });
        form.reset(draft.values);
      }
      open(draft !== null);
    });
    return () => {
      left = true;
      clearTimeout(timer);
    };
  }, [drafts, draftKey, caso, form]);

  return stored;
}
