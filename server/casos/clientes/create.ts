import type { Customer } from '#domain/casos/clientes';
import type { Tx } from '../../platform/db/db.ts';
import { clientes } from '../../platform/db/schema/clientes.ts';
import { searchColumns } from './folding.ts';

/** A new customer's data, already judged by the rules of the form; empty texts are stored as absent. */
export type CustomerData = Omit<Customer, 'numiden' | 'esNuevo'>;

/** The row of a customer, with the columns that the search reads. */
export function customerRow(datos: CustomerData) {
  const clean = {
    nombre: datos.nombre.trim(),
    apellidoPaterno: datos.apellidoPaterno.trim(),
    apellidoMaterno: textOrNothing(datos.apellidoMaterno),
    sexo: datos.sexo,
    fechaNacimiento: datos.fechaNacimiento,
    correo: textOrNothing(datos.correo),
    telefono: textOrNothing(datos.telefono),
    celular: textOrNothing(datos.celular),
  };
  return { ...clean, ...searchColumns(clean) };
}

/** Stores a new customer and gives the number that the chain knows them by. */
export async function createCustomer(tx: Tx, datos: CustomerData): Promise<number> {
  const [nuevo] = await tx.insert(clientes).values(customerRow(datos)).returning({ numiden: clientes.numiden });
  if (nuevo === undefined) throw new Error('The insert of a customer returned no row');
  return nuevo.numiden;
}

function textOrNothing(texto: string | null): string | null {
  const clean = texto?.trim() ?? '';
  return clean === '' ? null : clean;
}
