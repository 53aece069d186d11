import { fromPromise } from 'xstate';
import { contactoDe, SIN_CLIENTE } from '#domain/casos/clienteDeCaso';
import type { Customer, CustomerSearch, CustomersFound } from '#domain/casos/clientes';
import type { Api } from '../../api/api.ts';
import { asFailure, internalError } from '../../api/failure.ts';
import type { CustomerForm } from './context.ts';
import { withCleanPhones } from './customers.ts';

/** The search for customers, as the chart of the window asks for it. */
export function customerSearchAt(api: Api) {
  return fromPromise<CustomersFound, CustomerSearch | null>(async ({ input, signal }) => {
    if (input === null) throw internalError();
    try {
      const found = await api.llamar('listarClientes', { cuerpo: input }, { signal });
      return { ...found, clientes: found.clientes.map(withCleanPhones) };
    } catch (error) {
      throw asFailure(error);
    }
  });
}

/** Chooses a customer in a form; the contact of a new one waits while a known one is chosen. */
export function chooserIn(form: CustomerForm): (cliente: Customer | null) => void {
  let typed = SIN_CLIENTE.contacto;
  return (cliente) => {
    const before = form.getValues();
    if (before.cliente === cliente) return;
    if (before.cliente === null) typed = before.contacto;
    form.setValue('cliente', cliente);
    form.setValue('contacto', cliente === null ? typed : contactoDe(cliente));
    form.clearErrors(['identidad', 'contacto']);
  };
}
