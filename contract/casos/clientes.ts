import { z } from 'zod';
import { call } from '#contract/common/call';
import { busquedaClienteSchema, clienteSchema, clientesEncontradosSchema } from '#domain/casos/clientes';
import { claveTiendaSchema, numeroOperacionSchema } from '#domain/ventas/operaciones';

/** Customers (specification, section 7). */
export const clientes = {
  listarClientes: call({
    metodo: 'POST',
    soloLee: true,
    ruta: 'clientes/listar',
    resumen:
      'Busca clientes por nombre y apellidos, sin distinguir acentos, mayúsculas ni formas de escribirlos. Buscar demasiados en ' +
      'poco tiempo da 429',
    acceso: ['crearCaso'],
    entrada: { cuerpo: busquedaClienteSchema },
    salida: clientesEncontradosSchema,
  }),
  clienteDeOperacion: call({
    metodo: 'GET',
    ruta: 'clientes/por-operacion',
    resumen:
      'El cliente de una operación, para abrirle un caso; null si la venta no tiene. Sin tal operación da 404. Cuenta como una ' +
      'búsqueda de clientes',
    acceso: ['crearCaso'],
    asignado: true,
    entrada: { consulta: z.object({ tienda: claveTiendaSchema, operacion: numeroOperacionSchema }) },
    salida: z.object({
      tienda: z.object({ cvetda: z.int(), nombre: z.string() }),
      operacion: z.int(),
      cliente: clienteSchema.nullable(),
    }),
  }),
} as const;
