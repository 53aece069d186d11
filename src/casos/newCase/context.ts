import { useSelector } from '@xstate/react';
import { createContext, use } from 'react';
import type { FieldPath, UseFormReturn } from 'react-hook-form';
import type { Customer } from '#domain/casos/clientes';
import type { NewCaseFields, NuevoCaso } from '#domain/casos/nuevoCaso';
import type { NuevoCasoRef } from '#machines/nuevoCaso.machine';
import { useFactOf, useFieldOf } from '../../ui/form/formFacts.ts';
import type { LiveRecord } from '../../ui/works/useRecord.ts';
import type { CustomerChoice } from '../customer/context.ts';
import type { NewCaseWorks } from './works.ts';

export type NewCaseForm = UseFormReturn<NewCaseFields, unknown, NuevoCaso>;

/** The state that all parts of the window share. */
export interface NewCase {
  /** The chart with the phase of the window. */
  readonly caso: NuevoCasoRef;
  /** The record that saves the case: its one work, 'crear', owns key, draft and outcome. */
  readonly record: LiveRecord<NewCaseWorks>;
  /** The form with the typed values. */
  readonly form: NewCaseForm;
  readonly save: () => void;
  /** Saves with the word that the new customer is another than who seems to be him. */
  readonly isAnother: () => void;
  /** The part of the form about the customer, and its acts. */
  readonly customer: CustomerChoice;
  /** Chooses the customer of the sale by itself, unless somebody wrote or chose otherwise; that is nothing written yet. */
  readonly takeBuyer: (cliente: Customer) => void;
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

/** Whether nothing may be changed: the case is on its way. The question before closing locks by being modal. */
export function useLocked(): boolean {
  const { caso, record } = useNewCase();
  const isSending = useSelector(record.work('crear'), (state) => state.hasTag('locked'));
  const isFetching = useSelector(caso, (state) => state.hasTag('locked'));
  return isSending || isFetching;
}

/** A field of the form with the text of its fault. */
export function useField(name: FieldPath<NewCaseFields>) {
  return useFieldOf(useNewCase().form, name);
}

/** A fact about the form, which renders only when it becomes another one. */
export function useFormFact<T extends string | number | boolean | null>(fact: (form: NewCaseForm) => T): T {
  return useFactOf(useNewCase().form, fact);
}
