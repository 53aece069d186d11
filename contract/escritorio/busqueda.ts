import { z } from 'zod';
import { call } from '#contract/common/call';
import { freeLine } from '#domain/common/freeText';
import { HALLAZGOS_POR_TIPO, MAX_BUSQUEDA, MAX_RECIENTES } from '#domain/escritorio/busqueda';
import { clienteHalladoSchema, hallazgoSchema } from '#domain/escritorio/hallazgo';

/** The search of everything, and what a person opened last: the house's own. */
export const busqueda = {
  buscarTodo: call({
    metodo: 'POST',
    soloLee: true,
    ruta: 'busqueda/todo',
    resumen:
      'Los casos, vales, ventas y facturas que la persona puede ver y que un texto puede nombrar: folio, operación, vale, certificado, guía, ' +
      `factura (folio o UUID), teléfono, RFC, correo, nombre o número de artículo; los casos sin solucionar primero, luego lo reciente, a lo más ` +
      `${HALLAZGOS_POR_TIPO} de cada tipo, con \`hayMas\` de los que tienen más. Y los clientes mismos: por teléfono o correo solo para quien abre ` +
      'casos. Buscar demasiado en poco tiempo da 429',
    acceso: 'sesion',
    asignado: true,
    entrada: { cuerpo: z.object({ texto: freeLine().min(1).max(MAX_BUSQUEDA) }) },
    salida: z.object({
      hallazgos: z.array(hallazgoSchema),
      hayMas: z.array(z.enum(['caso', 'vale', 'venta', 'factura'])),
      clientes: z.array(clienteHalladoSchema),
      hayMasClientes: z.boolean(),
    }),
  }),
  recientes: call({
    metodo: 'GET',
    ruta: 'busqueda/recientes',
    resumen: `Lo que la persona abrió al último, de lo que puede ver; a lo más ${MAX_RECIENTES}`,
    acceso: 'sesion',
    asignado: true,
    entrada: {},
    salida: z.array(hallazgoSchema),
  }),
} as const;
