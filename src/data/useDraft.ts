import { useCallback, useEffect, useRef, useState } from 'react';
import type { DefaultValues, FieldValues, UseFormReturn } from 'react-hook-form';
import { z } from 'zod';
import type { DraftContent, DraftStore } from './draftStore.ts';
import type { FormDraft, SentUnder } from './draftWriter.ts';
import { createDraftWriter } from './draftWriter.ts';

const sentSchema = z.object({ clave: z.string().min(8).max(200), version: z.int().nullable() }).nullable();

/**
 * Reads a draft that was kept, or null when there is none of the right shape: a form may have changed since.
 * @param values what the form holds; laxer than its rules, because drafts are unfinished.
 */
export function parseDraft<V>(content: DraftContent | undefined, values: z.ZodType<V>): FormDraft<V> | null {
  const { data } = z.object({ values, sent: sentSchema }).safeParse(content);
  return data ?? null;
}

/** What a draft must know of its form. */
export interface DraftedForm<V extends FieldValues> extends Pick<UseFormReturn<V>, 'subscribe'> {
  readonly getValues: () => V;
}

interface Options<V extends FieldValues> {
  readonly drafts: Pick<DraftStore, 'keep'>;
  /** Which form of which record (`caso.123.cerrar`). */
  readonly draftKey: string;
  readonly form: DraftedForm<V>;
  /** The form with nothing written in it, which is nothing to come back to. */
  readonly blank: DefaultValues<V>;
  /** The form is being sent under this key, or was, and nobody knows how that ended. */
  readonly sent: SentUnder | null;
  /** There was a draft when the form was opened. */
  readonly restored: boolean;
}

/** Whether something of a form is kept, and how it is thrown away. */
interface Draft {
  readonly kept: boolean;
  /** Forgets the draft: it was saved or discarded. What is written afterwards is a new one. */
  readonly forget: () => void;
}

/**
 * Keeps what is typed in a form (`draftWriter.ts` says when). A keystroke renders nothing; only the first one and the last
 * one change `kept`.
 */
export function useDraft<V extends FieldValues>({ drafts, draftKey, form, blank, sent, restored }: Options<V>): Draft {
  const [kept, setKept] = useState(restored);
  const latest = useRef({ drafts, draftKey, form, blank });
  latest.current = { drafts, draftKey, form, blank };

  const [writer] = useState(() =>
    createDraftWriter<V>({
      read: () => latest.current.form.getValues(),
      isBlank: (values) => JSON.stringify(values) === JSON.stringify({ ...values, ...latest.current.blank }),
      keep: (draft) => {
        // The values of a form are plain JSON: its schema says so.
        latest.current.drafts.keep(latest.current.draftKey, draft as DraftContent | null);
        setKept(draft !== null);
      },
      sent,
    }),
  );

  useEffect(() => {
    const unsubscribe = form.subscribe({ formState: { values: true }, callback: writer.changed });
    window.addEventListener('pagehide', writer.flush);
    return () => {
      unsubscribe();
      window.removeEventListener('pagehide', writer.flush);
      writer.flush();
    };
  }, [form, writer]);

  useEffect(() => writer.sentUnder(sent), [sent, writer]);

  return { kept, forget: useCallback(() => writer.forget(), [writer]) };
}
