import type { Cliente } from '#domain/clientes';
import type { Tx } from '../db/db.ts';
import { clientes } from '../db/schema/clientes.ts';
import { columnasDeBusqueda } from './plegado.ts';

/** A new customer's data, already judged by the rules of the form; empty texts are stored as absent. */
export type DatosCliente = Omit<Cliente, 'numiden' | 'esNuevo'>;

/** The row of a customer, with the columns that the search reads. */
export const filaDeCliente = (datos: DatosCliente) => {
  const limpio = {
    nombre: datos.nombre.trim(),
    apellidoPaterno: datos.apellidoPaterno.trim(),
    apellidoMaterno: textoONada(datos.apellidoMaterno),
    sexo: datos.sexo,
    fechaNacimiento: datos.fechaNacimiento,
    correo: textoONada(datos.correo),
    telefono: textoONada(datos.telefono),
    celular: textoONada(datos.celular),
  };
  return { ...limpio, ...columnasDeBusqueda(limpio) };
};

/** Stores a new customer and gives the number that the chain knows them by. */
export const altaCliente = async (tx: Tx, datos: DatosCliente): Promise<number> => {
  const [nuevo] = await tx.insert(clientes).values(filaDeCliente(datos)).returning({ numiden: clientes.numiden });
  if (nuevo === undefined) throw new Error('The insert of a customer returned no row');
  return nuevo.numiden;
};

const textoONada = (texto: string | null): string | null => {
  const limpio = texto?.trim() ?? '';
  return limpio === '' ? null : limpio;
};
