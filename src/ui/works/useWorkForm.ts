import { useSelector } from '@xstate/react';
import { useCallback, useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import type { DefaultValues, FieldValues } from 'react-hook-form';
import { waitFor } from 'xstate';
import { z } from 'zod';
import type { TrabajoUnicoRef } from '#machines/trabajoUnico.machine';
import type { DraftContent } from '../../data/draftStore.ts';
import type { DraftedForm } from '../../data/useDraft.ts';
import { parseDraft, parseSent, useDraft } from '../../data/useDraft.ts';
import type { PageDrafts } from '../../data/useDrafts.ts';
import type { FormKit, Refusal } from '../form/useForm.ts';
import { useForm } from '../form/useForm.ts';

/** A form for a work on an entity, and what is kept of it. */
export interface WorkFormKit<Typed extends FieldValues> {
  readonly form: FormKit<Typed>;
  /** Something is kept of what was written. */
  readonly kept: boolean;
  /** Throws away what is written, with the key under which it may have been sent. */
  readonly discard: () => void;
  /** Why there is nothing to save, for the button that would; null when it can be pressed. */
  readonly idle: Idle | null;
}

/** What keeps a form from being saved: it is as the record is, or it came back as a draft that is not right yet. */
export type Idle = 'unchanged' | 'unfinished';

interface Options<Typed extends FieldValues, Sent> {
  /** The running work; another one once it has ended, if the form stays. */
  readonly work: TrabajoUnicoRef;
  readonly schema: z.ZodType<Sent, Typed>;
  /** What the form holds before anything is written: for a record that is edited, what it is. */
  readonly blank: Typed;
  readonly drafts: PageDrafts;
  readonly draftKey: string;
  /** The form shows a record that there is: one that is not changed has nothing to save. */
  readonly edits?: boolean;
  /** The form shows a record and goes on showing what was saved; a form for one more of its kind is blank again. */
  readonly keepsSaved?: boolean;
  /** A field that no draft keeps, at this computer or at the server: a password is typed anew. */
  readonly secret?: keyof Typed & string;
  /** Nothing can be written, whatever the work does. */
  readonly locked?: boolean;
  /** Asks for the work with what is right. */
  readonly send: (values: Sent) => void;
}

/** What a form of works holds: text, choices, and lists of choices. */
export type WorkValues = Record<string, string | number | boolean | null | readonly (string | number)[]>;

const choice = z.union([z.string().max(10_000), z.number()]);
const values = z.record(z.string(), z.union([choice, z.boolean(), z.null(), z.array(choice).max(1_000)]));

/**
 * A form whose sending is a work: what is typed is kept as a draft, with the key of a save whose outcome is unknown, and
 * brought back; what the server has against a field stands at the field; what was saved or discarded leaves nothing behind.
 */
export function useWorkForm<Typed extends WorkValues, Sent>({
  work,
  schema,
  blank,
  drafts,
  draftKey,
  edits = false,
  keepsSaved = false,
  secret,
  locked = false,
  send,
}: Options<Typed, Sent>): WorkFormKit<Typed> {
  const [stored] = useState(() => restored(drafts.get(draftKey), blank));
  // A draft that says what the record says by now has nothing to tell.
  const [since, setSince] = useState(() => {
    const tells = stored !== null && (parseSent(drafts.get(draftKey)) !== null || meaning(stored) !== meaning(blank));
    return tells ? drafts.writtenAt(draftKey) : null;
  });
  const isLocked = useSelector(work, (state) => state.hasTag('locked'));
  const attempt = useSelector(work, ({ context }) => context.attempt);
  const form = useForm<Typed, Sent>({
    schema,
    defaultValues: stored ?? blank,
    locked: locked || isLocked,
    onSubmit: async (values) => {
      if (idleNow() === 'unchanged') return null;
      send(values);
      return refusalOf(work);
    },
  });
  const sent = useMemo(() => attempt && { clave: attempt.key, version: attempt.version }, [attempt]);
  const { methods } = form;
  const keepable = useMemo(() => withoutSecret(methods, blank, secret), [methods, blank, secret]);
  const { kept, forget } = useDraft<Typed>({
    drafts,
    draftKey,
    form: keepable,
    blank: blank as DefaultValues<Typed>,
    sent,
    restored: stored !== null,
  });

  function meaning(values: Typed): string {
    // '6000' and '6,000.00' are the same; on which version it was written changes nothing.
    return JSON.stringify({ ...(schema.safeParse(values).data ?? values), version: null });
  }

  function idleNow(): Idle | null {
    // How a save ended that was sent is not known: it can be repeated.
    if (work.getSnapshot().context.attempt !== null) return null;
    const typed = methods.getValues();
    if (edits && meaning(typed) === meaning(blank)) return 'unchanged';
    return since !== null && !schema.safeParse(typed).success ? 'unfinished' : null;
  }

  const idle = useSyncExternalStore(
    useCallback((tell) => methods.subscribe({ formState: { values: true }, callback: tell }), [methods]),
    idleNow,
  );

  // What is wrong with a draft is said at once: nobody remembers it.
  useEffect(() => {
    if (since !== null && !schema.safeParse(methods.getValues()).success) void methods.trigger();
  }, [since, schema, methods]);

  useEffect(
    () =>
      methods.subscribe({
        formState: { values: true },
        callback: () => {
          if (work.getSnapshot().matches({ failed: 'untouched' })) work.send({ type: 'modificar' });
        },
      }),
    [work, methods],
  );

  useEffect(() => {
    const subscription = work.subscribe(({ output }) => {
      if (output === undefined || output.ending === 'left') return;
      const saved = keepsSaved && output.ending === 'done';
      methods.reset((saved ? methods.getValues() : blank) as DefaultValues<Typed>);
      forget();
      setSince(null);
    });
    return () => subscription.unsubscribe();
  }, [work, methods, blank, keepsSaved, forget]);

  const discardRestored = () => {
    const state = work.getSnapshot();
    // A key that was used goes with the work. Where there is a record behind the draft, the form goes on and shows it.
    if (!edits || keepsSaved || state.context.attempt !== null || !state.matches('editing')) {
      return work.send({ type: 'descartar' });
    }
    // The draft was written on a version of its own.
    if (typeof blank.version === 'number') work.send({ type: 'versionALaVista', version: blank.version });
    methods.reset(blank as DefaultValues<Typed>);
    forget();
    setSince(null);
  };
  return {
    form: { ...form, restored: since === null ? null : { since, discard: isLocked ? null : discardRestored } },
    kept,
    discard: () => work.send({ type: 'descartar' }),
    idle,
  };
}

/** The form as a draft may know it: in the place of the secret stands what stood there before anything was written. */
function withoutSecret<Typed extends WorkValues>(
  methods: FormKit<Typed>['methods'],
  blank: Typed,
  secret: (keyof Typed & string) | undefined,
): DraftedForm<Typed> {
  if (secret === undefined) return methods;
  return { subscribe: methods.subscribe, getValues: () => ({ ...methods.getValues(), [secret]: blank[secret] }) };
}

/** What was written before, over the blank form: it may have got a field more since. */
function restored<Typed extends WorkValues>(content: DraftContent | undefined, blank: Typed): Typed | null {
  const draft = parseDraft(content, values);
  if (draft === null) return null;
  const known = Object.entries(draft.values).filter(([name, value]) => name in blank && sameKind(value, blank[name]));
  return { ...blank, ...Object.fromEntries(known) };
}

/** A field may be of another kind by now; what may be nothing takes anything. */
function sameKind(value: unknown, blank: unknown): boolean {
  if (value === null || blank === null) return true;
  return typeof value === typeof blank && Array.isArray(value) === Array.isArray(blank);
}

/** Waits until the work is no longer on its way; answers what the server has against single fields. */
async function refusalOf(work: TrabajoUnicoRef): Promise<Refusal | null> {
  const state = await waitFor(work, (now) => !now.hasTag('busy'), { timeout: Number.POSITIVE_INFINITY }).catch(
    () => null,
  );
  const failure = state?.context.failure ?? null;
  return state?.hasTag('failed') && failure !== null && failure.campos.length > 0 ? failure : null;
}
