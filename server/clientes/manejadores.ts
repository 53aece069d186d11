import type { clientes } from '#contract/clientes';
import { MAX_CLIENTES } from '#domain/constantes';
import type { ManejadoresDe } from '../http/manejador.ts';
import { camposInvalidos } from '../http/rechazo.ts';
import { customerSearch, recordRead } from '../lecturas/recordRead.ts';
import { buscarClientes } from './buscar.ts';

const SIN_NOMBRE = 'Escriba el nombre o un apellido del cliente.';

/** Customers (specification, section 7). */
export const manejadoresClientes: ManejadoresDe<typeof clientes> = {
  listarClientes: async ({ cuerpo }, contexto) => {
    const lectura = customerSearch(cuerpo);
    if (lectura !== null) await recordRead(contexto, lectura);
    const hallados = await buscarClientes(contexto.db, cuerpo, MAX_CLIENTES + 1);
    if (hallados === null) {
      throw camposInvalidos([
        { campo: 'nombre', message: SIN_NOMBRE },
        { campo: 'apePat', message: SIN_NOMBRE },
      ]);
    }
    return { clientes: hallados.slice(0, MAX_CLIENTES), limiteExcedido: hallados.length > MAX_CLIENTES };
  },
};
