import { z } from 'zod';
import { call } from '#contract/common/call';
import {
  facturaDeListaSchema,
  filtroListaFacturasSchema,
  TAMANO_PAGINA_FACTURAS,
} from '#domain/facturas/listaFacturas';

const acceso = ['facturar'] as const;

const facturaPageSchema = z.object({
  facturas: z.array(facturaDeListaSchema),
  /** How many invoices the filter finds, in all pages. */
  total: z.int().nonnegative(),
  /** There are more invoices than `total`; no page shows those. */
  limiteExcedido: z.boolean(),
});

/** The calls that find invoices of the whole chain, and take them along: an addition to the specification. */
export const listaFacturas = {
  listaFacturas: call({
    metodo: 'POST',
    soloLee: true,
    ruta: 'facturas/lista',
    resumen:
      'Una página de las facturas que encuentra el filtro, entre las de las tiendas que la persona ve: lo que espera a alguien ' +
      'primero. Con `limiteExcedido` hay más que `total`. Buscar demasiados receptores en poco tiempo da 429',
    acceso,
    asignado: true,
    entrada: {
      cuerpo: filtroListaFacturasSchema.extend({
        numPagina: z.int().positive().default(1),
        tamPagina: z.int().positive().max(100).default(TAMANO_PAGINA_FACTURAS),
      }),
    },
    salida: facturaPageSchema,
  }),
  exportarFacturas: call({
    metodo: 'GET',
    ruta: 'facturas/exportar',
    resumen:
      'Las facturas que encuentra el filtro, como CSV; el filtro viaja como JSON en la dirección. Una exportación a la vez por ' +
      'persona: otra da 409',
    acceso: ['exportarListas'],
    ademas: acceso,
    asignado: true,
    entrada: { consulta: z.object({ filtro: z.string().max(2_000) }) },
    salida: 'archivo',
  }),
  zipFacturas: call({
    metodo: 'GET',
    ruta: 'facturas/zip',
    resumen:
      'El XML, el PDF o ambos de las facturas timbradas de una selección (a lo más 500) o de un mes, en un ZIP con su índice; la ' +
      'solicitud viaja como JSON en la dirección. Una exportación a la vez por persona: otra da 409',
    acceso: ['exportarListas'],
    ademas: acceso,
    asignado: true,
    entrada: { consulta: z.object({ solicitud: z.string().max(6_000) }) },
    salida: 'archivo',
  }),
} as const;
