import { useSelector } from '@xstate/react';
import { createContext, use, useCallback, useSyncExternalStore } from 'react';
import type { FieldPath, UseFormReturn } from 'react-hook-form';
import { get, useFormState } from 'react-hook-form';
import type { SnapshotFrom } from 'xstate';
import type { Customer } from '#domain/clientes';
import type { NewCaseFields, NuevoCaso } from '#domain/nuevoCaso';
import type { NuevoCasoRef, nuevoCasoMachine } from '#machines/nuevoCaso.machine';

export type NewCaseForm = UseFormReturn<NewCaseFields, unknown, NuevoCaso>;

/** What the parts of the window share. */
export interface NewCase {
  /** In which phase the work is. */
  readonly caso: NuevoCasoRef;
  /** What is written. */
  readonly form: NewCaseForm;
  readonly save: () => void;
  /** Looks for whoever stands in the name fields; nothing happens while those are wrong. */
  readonly search: () => void;
  /** null: a new customer. */
  readonly choose: (cliente: Customer | null) => void;
  readonly attach: (files: readonly File[]) => void;
}

export const NewCaseContext = createContext<NewCase | null>(null);

export function useNewCase(): NewCase {
  const newCase = use(NewCaseContext);
  if (newCase === null) throw new Error('A part of the new-case window is outside it.');
  return newCase;
}

type Snapshot = SnapshotFrom<typeof nuevoCasoMachine>;

/** Nothing may be changed: the case is on its way. */
export function allLocked(snapshot: Snapshot): boolean {
  return snapshot.hasTag('busy') && !snapshot.hasTag('editable');
}

/** Name, contact and search also wait for a customer search. The question before closing locks by being modal. */
function customerLocked(snapshot: Snapshot): boolean {
  return snapshot.hasTag('busy') && snapshot.hasTag('locked');
}

/** Whether all, or what belongs to the customer, is locked now. */
export function useLocked(what: 'all' | 'customer'): boolean {
  return useSelector(useNewCase().caso, what === 'all' ? allLocked : customerLocked);
}

/** What a field's control and its label need: `register` of react-hook-form with the text of the field's fault. */
export function useField(name: FieldPath<NewCaseFields>) {
  const { form } = useNewCase();
  return { ...form.register(name), error: useFieldError(name) };
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
