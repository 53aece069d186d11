import { busquedaDeClienteSchema, type ClienteDeCaso, identidadDe } from '#domain/casos/clienteDeCaso';
import type { Customer, CustomerSearch } from '#domain/casos/clientes';
import { normalizePhone } from '#domain/common/phones';

/** Customers of old hold phones with spaces and country codes; the form's fields take ten digits. */
export function withCleanPhones(cliente: Customer): Customer {
  return {
    ...cliente,
    telefono: cliente.telefono === null ? null : normalizePhone(cliente.telefono),
    celular: cliente.celular === null ? null : normalizePhone(cliente.celular),
  };
}

/** The customers to choose from: those found, and the chosen one also when the last search did not find it. */
export function withChosen(found: readonly Customer[], chosen: Customer | null): readonly Customer[] {
  return chosen === null || found.some(({ numiden }) => numiden === chosen.numiden) ? found : [chosen, ...found];
}

/** The search for whoever stands in the name fields; null while nombre or apellido paterno is wrong. */
export function searchFor(form: Pick<ClienteDeCaso, 'cliente' | 'identidad'>): CustomerSearch | null {
  const identity = form.cliente === null ? form.identidad : identidadDe(form.cliente);
  if (form.cliente === null && !busquedaDeClienteSchema.safeParse(identity).success) return null;
  const { nombre, apellidoPaterno, apellidoMaterno } = identity;
  return { nombre, apePat: apellidoPaterno, apeMat: apellidoMaterno };
}
