import { useSelector } from '@xstate/react';
import { createContext, use } from 'react';
import type { FieldPath, UseFormReturn } from 'react-hook-form';
import type { ClienteDeCaso } from '#domain/casos/clienteDeCaso';
import type { Customer } from '#domain/casos/clientes';
import type { NuevoCasoRef } from '#machines/nuevoCaso.machine';
import type { TrabajoRef } from '#machines/trabajo.machine';
import { useFactOf, useFieldOf } from '../../ui/form/formFacts.ts';

/** A form that asks for a customer, whatever else it asks for. */
export type CustomerForm = UseFormReturn<ClienteDeCaso>;

/** The state that the parts of a window share in which a customer is chosen or written down. */
export interface CustomerChoice {
  /** In which phase the window is: it searches. */
  readonly caso: NuevoCasoRef;
  /** The work that sends the form, and locks it meanwhile; undefined where choosing sends nothing. */
  readonly work: TrabajoRef | undefined;
  readonly form: CustomerForm;
  /** Looks for whoever stands in the name fields; nothing happens while those are wrong. */
  readonly search: () => void;
  /** null: a new customer. */
  readonly choose: (cliente: Customer | null) => void;
}

export const CustomerContext = createContext<CustomerChoice | null>(null);

export function useCustomer(): CustomerChoice {
  const choice = use(CustomerContext);
  if (choice === null) throw new Error('A part of the choice of a customer is outside its window.');
  return choice;
}

/** Whether name, contact and search are locked now: while the form is on its way, and during a search. */
export function useCustomerLocked(): boolean {
  const { caso, work } = useCustomer();
  const isSending = useSelector(work, (state) => state?.hasTag('locked') ?? false);
  const isSearching = useSelector(caso, (state) => state.hasTag('busy'));
  return isSending || isSearching;
}

/** A field of the customer with the text of its fault. */
export function useCustomerField(name: FieldPath<ClienteDeCaso>) {
  return useFieldOf(useCustomer().form, name);
}

/** A fact about the form, which renders only when it becomes another one. */
export function useCustomerFact<T extends string | number | boolean | null>(fact: (form: CustomerForm) => T): T {
  return useFactOf(useCustomer().form, fact);
}
