import { deepEqual } from '@tanstack/react-router';
import { useSelector } from '@xstate/react';
import { useCallback, useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { waitFor } from 'xstate';
import type { z } from 'zod';
import type { Failure, OthersChange } from '#contract/common/failure';
import type { TrabajoRef } from '#machines/trabajo.machine';
import { type FormKit, type Refusal, useForm } from '../form/useForm.ts';
import { showValues, writtenIn } from './typing.ts';
import type { LiveRecord } from './useRecord.ts';
import { useTypedValues } from './useTypedValues.ts';
import type { AnyWork, TypedOf, Works, WorkValues } from './work.ts';

/** How a work is, and what can be done about it. */
export interface WorkState {
  readonly isBusy: boolean;
  /** Nothing can be written: it is being sent, or others changed the record. */
  readonly isLocked: boolean;
  /** Something is kept of what was written. */
  readonly isKept: boolean;
  /** It was not saved, for another reason than what others did. */
  readonly hasFailed: boolean;
  /** The changes that others made meanwhile, which must be read first; null where there are none. */
  readonly conflict: OthersChange | null;
  /** Why it was not saved; null where nothing failed. */
  readonly failure: Failure | null;
  /** It is sent by itself when the connection returns. */
  readonly sendsItself: boolean;
  /** Which button of its form it was last sent by. */
  readonly como: string;
  /** Part of it that has left, from 0 to 1; null while that is not known. */
  readonly progress: number | null;
  /** The place where its failure stands is on screen, until the answer is called. */
  readonly place: () => () => void;
  /** Sends what is given. */
  readonly send: (values: unknown, como?: string) => void;
  /** Sends once more what was sent. */
  readonly again: () => void;
  /** The person has read what others did. */
  readonly accept: () => void;
  /** Throws away what is written, with the keys under which it may have been sent; its window closes. */
  readonly discard: () => void;
}

/** A work on a record as its page shows it, with or without a form. */
export function useWorkState<W extends Works>(record: LiveRecord<W>, name: keyof W & string): WorkState {
  const { actor } = record;
  const work = record.work(name);
  const state = useSelector(work, (snapshot) => snapshot, looksSame);
  const isLocked = state.hasTag('locked');
  const send = useCallback(
    (values: unknown, como: string = name) => actor.send({ type: 'enviar', trabajo: name, como, values }),
    [actor, name],
  );
  return {
    isBusy: state.hasTag('busy'),
    isLocked,
    isKept: state.hasTag('kept'),
    hasFailed: state.hasTag('failed') && !isLocked,
    conflict: state.can({ type: 'aceptarCambios' }) ? state.context.change : null,
    failure: state.hasTag('failed') ? state.context.failure : null,
    sendsItself: state.can({ type: 'conexionRestablecida' }),
    como: state.context.como,
    progress: state.context.progress,
    place: useCallback(() => record.place(name), [record, name]),
    send,
    again: () => {
      const { values, como } = work.getSnapshot().context;
      send(values, como);
    },
    accept: () => work.send({ type: 'aceptarCambios' }),
    discard: () => actor.send({ type: 'descartar', trabajo: name }),
  };
}

type Snapshot = ReturnType<TrabajoRef['getSnapshot']>;

/** The written values change nothing that is shown of a work. */
function looksSame(one: Snapshot, other: Snapshot): boolean {
  const [a, b] = [one.context, other.context];
  const isAsFar = deepEqual(one.value, other.value) && a.como === b.como && a.progress === b.progress;
  return isAsFar && a.failure === b.failure && a.change === b.change;
}

/** The reason why a form cannot be saved: it is as the record is, or it came back as a draft that is not right yet. */
export type Idle = 'unchanged' | 'unfinished';

/** A work with its form: all that a view needs of it. */
export interface WorkKit<Typed extends WorkValues> extends Omit<WorkState, 'send'> {
  readonly form: FormKit<Typed>;
  /** Why there is nothing to save, for the button that would; null when it can be pressed. */
  readonly idle: Idle | null;
  /** Sends what is written, if it is right, by the button of that name. */
  readonly send: (como?: string) => void;
}

interface Options<Typed extends WorkValues> {
  /** The values of the form before anything is written, where they are not the same for every record. */
  readonly blank?: Typed;
  /** The rules, where they hang on what was read meanwhile. */
  readonly schema?: z.ZodType<object, Typed>;
  /** The form shows a record that there is: one that is not changed has nothing to save. */
  readonly edits?: boolean;
  /** After saving, the form goes on showing what was saved; a form for one more of its kind is blank again. */
  readonly keepsSaved?: boolean;
  /** Nothing can be written, whatever the work does. */
  readonly locked?: boolean;
}

/**
 * One work on a record with its form. The form holds what is being typed; the work is told when typing rests, and empties the form
 * when it was saved or discarded. Nothing else ties forms to charts.
 */
export function useWork<W extends Works, N extends keyof W & string>(
  record: LiveRecord<W>,
  name: N,
  options: Options<TypedOf<W[N]>> = {},
): WorkKit<TypedOf<W[N]>> {
  type Typed = TypedOf<W[N]>;
  const entry = formOf(record, name);
  const { edits = false, keepsSaved = false, locked = false } = options;
  const schema: z.ZodType<object, Typed> = options.schema ?? entry.schema;
  const blank: Typed = options.blank ?? entry.blank;
  const state = useWorkState(record, name);
  const { isKept } = state;
  const work = record.work(name);
  const [restored] = useState(() => restoredOver(blank, work.getSnapshot().context.values));
  // A draft that says what the record says by now has nothing to tell.
  const [since, setSince] = useState(() => {
    if (restored === null || (isSettled(work) && deepEqual(meaning(restored), meaning(blank)))) return null;
    return record.writtenAt(name);
  });
  const como = useRef<string>(name);
  const form = useForm<Typed, object>({
    schema,
    defaultValues: restored ?? blank,
    locked: locked || state.isLocked,
    onSubmit: () => {
      if (idleNow() === 'unchanged') return null;
      const written = writtenIn(methods);
      const missing = missingFor(record.works, como.current, written);
      if (missing !== null) return missing;
      state.send(written, como.current);
      return refusalOf(work);
    },
  });
  const { methods } = form;
  const { subscribe, getValues, trigger } = methods;

  function meaning(values: Typed): unknown {
    // '6000' and '6,000.00' are the same.
    return schema.safeParse(values).data ?? values;
  }

  function idleNow(): Idle | null {
    // How a save ended that was sent is not known: it can be repeated.
    if (!isSettled(work)) return null;
    const typed = getValues();
    if (edits && deepEqual(meaning(typed), meaning(blank))) return 'unchanged';
    return since !== null && !schema.safeParse(typed).success ? 'unfinished' : null;
  }

  const idle = useSyncExternalStore(
    useCallback((tell) => subscribe({ formState: { values: true }, callback: tell }), [subscribe]),
    idleNow,
  );

  // The faults of a draft are said at once: the person does not remember them.
  useEffect(() => {
    if (since !== null && !schema.safeParse(getValues()).success) void trigger();
  }, [since, schema, getValues, trigger]);

  const show = (values: Typed) => {
    showValues(methods, values);
    setSince(null);
  };
  useTypedValues(work, methods, {
    blank,
    onEmptied: (guardado) => show(guardado && keepsSaved ? getValues() : blank),
  });
  const discard = () => {
    state.discard();
    // The work has not heard of the very last keystrokes.
    show(blank);
  };

  // The changes of others come into a form that is not written in; a value just saved stands as the record says it.
  const before = useRef(blank);
  useEffect(() => {
    const isUnwritten = !isKept && deepEqual(getValues(), methods.formState.defaultValues);
    if (before.current !== blank && (isUnwritten || idle === 'unchanged')) showValues(methods, blank);
    before.current = blank;
  }, [blank, idle, isKept, methods, getValues]);

  return {
    ...state,
    discard,
    form: { ...form, restored: since === null ? null : { since, discard: state.isLocked ? null : discard } },
    idle,
    send: (button = name) => {
      como.current = button;
      form.submit();
    },
  };
}

/** @throws for a work in which nothing is written. */
function formOf<W extends Works>(
  { works }: LiveRecord<W>,
  name: keyof W & string,
): Required<Pick<AnyWork, 'schema' | 'blank'>> {
  const { schema, blank } = works[name] as AnyWork;
  if (schema === undefined || blank === undefined) throw new Error(`The work "${name}" has no form.`);
  return { schema, blank };
}

/** No sending is open whose outcome is not known. */
function isSettled(work: TrabajoRef): boolean {
  return Object.keys(work.getSnapshot().context.attempts).length === 0;
}

/** The kept values over the blank form: it may have got a field more since, or one of another kind. */
export function restoredOver<Typed extends WorkValues>(blank: Typed, kept: unknown): Typed | null {
  if (typeof kept !== 'object' || kept === null) return null;
  const known = Object.entries(kept).filter(([name, value]) => name in blank && isSameKind(value, blank[name]));
  return { ...blank, ...Object.fromEntries(known) };
}

/** A field that may be null takes anything. */
function isSameKind(value: unknown, blank: unknown): boolean {
  if (value === null || blank === null) return true;
  return typeof value === typeof blank && Array.isArray(value) === Array.isArray(blank);
}

/** The faults of what is written for a button that asks more than the form itself, as a reason does that only a refusal must give. */
function missingFor(works: Works, name: string, written: object): Refusal | null {
  const way = works[name];
  if (way?.formOf === undefined || way.schema === works[way.formOf]?.schema) return null;
  const { error } = way.schema?.safeParse(written) ?? {};
  if (error === undefined) return null;
  const campos = error.issues.map(({ path: [campo], message }) => ({ campo: String(campo), message }));
  return { texto: campos[0]?.message ?? '', campos };
}

/** Waits until the work is no longer on its way; answers what the server has against single fields. */
async function refusalOf(work: TrabajoRef): Promise<Refusal | null> {
  const ended = (state: Snapshot) => !state.hasTag('busy');
  const state = await waitFor(work, ended, { timeout: Number.POSITIVE_INFINITY }).catch(() => null);
  const failure = state?.context.failure ?? null;
  return state?.hasTag('failed') && failure !== null && failure.campos.length > 0 ? failure : null;
}
