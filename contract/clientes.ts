import { busquedaClienteSchema, clientesEncontradosSchema } from '#domain/clientes';
import { llamada } from './llamada.ts';

/** Customers (specification, section 7). */
export const clientes = {
  listarClientes: llamada({
    metodo: 'POST',
    ruta: 'clientes/listar',
    resumen:
      'Busca clientes por nombre y apellidos, sin distinguir acentos, mayúsculas ni formas de escribirlos. Buscar demasiados en ' +
      'poco tiempo da 429',
    acceso: ['crearCaso'],
    entrada: { cuerpo: busquedaClienteSchema },
    salida: clientesEncontradosSchema,
  }),
} as const;
