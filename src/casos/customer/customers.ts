import type { Customer, CustomerSearch } from '#domain/casos/clientes';
import { busquedaDeClienteSchema, type ClienteDeCaso } from '#domain/casos/nuevoCaso';
import { normalizePhone } from '#domain/common/phones';

type Identity = ClienteDeCaso['identidad'];

/** The values of the name fields for an existing customer; a fact that the chain does not know is empty. */
export function identityOf(cliente: Customer): Identity {
  return {
    nombre: cliente.nombre,
    apellidoPaterno: cliente.apellidoPaterno,
    apellidoMaterno: cliente.apellidoMaterno ?? '',
    fechaNacimiento: cliente.fechaNacimiento ?? '',
    sexo: cliente.sexo ?? 'M',
  };
}

/** How the chain reaches an existing customer, as the contact fields take it. */
export function contactOf(cliente: Customer): ClienteDeCaso['contacto'] {
  return { correo: cliente.correo ?? '', telefono: cliente.telefono ?? '', celular: cliente.celular ?? '' };
}

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
  const identity = form.cliente === null ? form.identidad : identityOf(form.cliente);
  if (form.cliente === null && !busquedaDeClienteSchema.safeParse(identity).success) return null;
  const { nombre, apellidoPaterno, apellidoMaterno } = identity;
  return { nombre, apePat: apellidoPaterno, apeMat: apellidoMaterno };
}
