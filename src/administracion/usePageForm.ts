import { useRouteContext } from '@tanstack/react-router';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import type { z } from 'zod';
import type { TrabajoUnicoRef } from '#machines/trabajoUnico.machine';
import type { PageDrafts } from '../data/useDrafts.ts';
import type { WorkFormKit, WorkValues } from '../ui/works/useWorkForm.ts';
import { useWorkForm } from '../ui/works/useWorkForm.ts';
import { useWorkNotices } from '../ui/works/useWorkNotices.ts';

interface Options<R, Typed extends WorkValues, Sent> {
  /** The record as the server last said it is. */
  readonly newest: R;
  /** What the form holds of a record before anything is written; the same function in every render. */
  readonly blankOf: (record: R) => Typed;
  readonly work: TrabajoUnicoRef;
  readonly schema: z.ZodType<Sent, Typed>;
  readonly drafts: PageDrafts;
  readonly draftKey: string;
  readonly locked: boolean;
  /** There is no record yet. */
  readonly isNew: boolean;
  readonly send: (values: Sent) => void;
  /** Told the version on which the form is written; the same function in every render. */
  readonly onVersion: (version: number) => void;
}

/** The form of a record, and the record on which it is written. */
interface PageForm<R, Typed extends WorkValues> {
  readonly kit: WorkFormKit<Typed>;
  readonly shown: R;
  /** Brings what others did into view; what is written stays as it is. */
  readonly showNewest: () => void;
}

/**
 * A form whose record others may change meanwhile: their changes come into view by themselves only while nothing is written,
 * so that a save still says on which version it was made.
 */
export function usePageForm<R extends { readonly version: number }, Typed extends WorkValues, Sent>(
  options: Options<R, Typed, Sent>,
): PageForm<R, Typed> {
  const { newest, blankOf, work, schema, drafts, draftKey, locked, isNew, send, onVersion } = options;
  const { avisar } = useRouteContext({ from: '/_app' });
  const [shown, setShown] = useState(newest);
  const blank = useMemo(() => blankOf(shown), [blankOf, shown]);
  const kit = useWorkForm({ work, schema, blank, drafts, draftKey, locked, edits: !isNew, send });
  const { getValues, reset } = kit.form.methods;
  useWorkNotices(work, avisar);

  const before = useRef(blank);
  useEffect(() => {
    if (same(getValues(), before.current) && !same(before.current, blank)) reset(blank);
    before.current = blank;
  }, [blank, getValues, reset]);

  // Asked again by every work: what was saved leaves a blank form.
  // biome-ignore lint/correctness/useExhaustiveDependencies: see above.
  useEffect(() => {
    if (newest !== shown && same(getValues(), blank)) setShown(newest);
  }, [newest, shown, blank, getValues, work]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: each work is told anew.
  useEffect(() => onVersion(shown.version), [shown.version, onVersion, work]);

  return { kit, shown, showNewest: useCallback(() => setShown(newest), [newest]) };
}

function same(values: WorkValues, blank: WorkValues): boolean {
  return JSON.stringify(values) === JSON.stringify({ ...values, ...blank });
}
