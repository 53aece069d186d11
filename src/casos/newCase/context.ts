import { useSelector } from '@xstate/react';
import type { FocusEvent } from 'react';
import { createContext, use, useCallback, useSyncExternalStore } from 'react';
import type { FieldPath, UseFormReturn } from 'react-hook-form';
import { get, useFormState } from 'react-hook-form';
import type { Customer } from '#domain/clientes';
import type { NewCaseFields, NuevoCaso } from '#domain/nuevoCaso';
import type { NuevoCasoRef } from '#machines/nuevoCaso.machine';
import type { LiveRecord } from '../../ui/works/useRecord.ts';
import type { NewCaseWorks } from './works.ts';

export type NewCaseForm = UseFormReturn<NewCaseFields, unknown, NuevoCaso>;

/** What the parts of the window share. */
export interface NewCase {
  /** In which phase the window is. */
  readonly caso: NuevoCasoRef;
  /** What saves the case: its one work, 'crear', owns key, draft and outcome. */
  readonly record: LiveRecord<NewCaseWorks>;
  /** What is written. */
  readonly form: NewCaseForm;
  readonly save: () => void;
  /** Looks for whoever stands in the name fields; nothing happens while those are wrong. */
  readonly search: () => void;
  /** null: a new customer. */
  readonly choose: (cliente: Customer | null) => void;
  readonly attach: (files: readonly File[]) => void;
  /** Asks first where something is written; nothing happens while the case is on its way. */
  readonly close: () => void;
  /** Throws away what is written; the window closes. */
  readonly discard: () => void;
}

export const NewCaseContext = createContext<NewCase | null>(null);

export function useNewCase(): NewCase {
  const newCase = use(NewCaseContext);
  if (newCase === null) throw new Error('A part of the new-case window is outside it.');
  return newCase;
}

/**
 * Whether all, or what belongs to the customer, is locked now: nothing may be changed while the case is on its way; name, contact
 * and search also wait for a customer search. The question before closing locks by being modal.
 */
export function useLocked(what: 'all' | 'customer'): boolean {
  const { caso, record } = useNewCase();
  const isSending = useSelector(record.work('crear'), (state) => state.hasTag('locked'));
  const isWaiting = useSelector(caso, (state) => state.hasTag(what === 'all' ? 'locked' : 'busy'));
  return isSending || isWaiting;
}

/** What a field's control and its label need: `register` of react-hook-form with the text of the field's fault. */
export function useField(name: FieldPath<NewCaseFields>) {
  const { form } = useNewCase();
  const field = form.register(name);
  return {
    ...field,
    error: useFieldError(name),
    onBlur: (event: FocusEvent) => {
      // Who goes to choose the sale's customer, or is taken there, leaves no field undone.
      if (event.relatedTarget?.matches('[data-first-focus]') !== true) void field.onBlur(event);
    },
  };
}

/** What is wrong with a field once it was left, or all were sent; undefined while nothing is. */
function useFieldError(name: FieldPath<NewCaseFields>): string | undefined {
  const { form } = useNewCase();
  const { errors } = useFormState({ control: form.control, name, exact: true });
  const error: { readonly message?: string } | undefined = get(errors, name);
  return error?.message;
}

/** A fact about the form, which renders only when it becomes another one and not with every keystroke. */
export function useFormFact<T extends string | number | boolean | null>(fact: (form: NewCaseForm) => T): T {
  const { form } = useNewCase();
  const subscribe = useCallback(
    (tell: () => void) =>
      form.subscribe({ formState: { values: true, touchedFields: true, errors: true }, callback: tell }),
    [form],
  );
  return useSyncExternalStore(subscribe, () => fact(form));
}
