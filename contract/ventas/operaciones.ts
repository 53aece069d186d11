import { z } from 'zod';
import { actionAnswerSchema } from '#contract/common/answers';
import { call } from '#contract/common/call';
import { freeLine } from '#domain/common/freeText';
import { wireNumber } from '#domain/common/wireNumber';
import {
  BUSQUEDA_TEXTS,
  busquedaVentaSchema,
  diasEnOrden,
  MAX_VENTAS,
  ventaHalladaSchema,
} from '#domain/ventas/busquedaVentas';
import {
  articuloOperacionSchema,
  claveTiendaSchema,
  detalleOperacionSchema,
  numeroOperacionSchema,
  parametroBusquedaSchema,
} from '#domain/ventas/operaciones';

const acceso = ['validarOperacion', 'soloValidarOperacion'] as const;

/** Operations and sales (specification, section 7). */
export const operaciones = {
  ventaPorId: call({
    metodo: 'GET',
    ruta: 'venta/get-venta-por-id',
    resumen: 'Una operación con sus artículos y pagos',
    acceso,
    entrada: { consulta: z.object({ tiendaId: claveTiendaSchema, operacionId: numeroOperacionSchema }) },
    salida: detalleOperacionSchema,
  }),
  ventasPorFiltros: call({
    metodo: 'POST',
    soloLee: true,
    ruta: 'venta/get-ventas-por-filtros',
    resumen:
      'Las operaciones que tienen un folio web, un número de operación o un cliente (nombre, correo o teléfono), o las de una ' +
      'tienda; entre dos fechas, con un artículo. A lo más 100, recientes primero. Buscar demasiados clientes en poco tiempo da 429',
    acceso,
    asignado: true,
    entrada: {
      cuerpo: z
        .object({
          ...busquedaVentaSchema.shape,
          busca: busquedaVentaSchema.shape.busca.optional(),
          tienda: z.int().positive().optional(),
          numArt: freeLine().min(1).max(20).optional(),
          numidenCliente: z.int().positive().optional(),
        })
        .refine(({ busca, tienda }) => busca !== undefined || tienda !== undefined, {
          path: ['busca'],
          error: BUSQUEDA_TEXTS.queBusca,
        })
        .refine(diasEnOrden, { path: ['fechaFin'], error: BUSQUEDA_TEXTS.rango })
        // Words of a description are looked for among the sales of somebody, never among all of a store.
        .refine(({ busca, articulo }) => busca !== undefined || articulo === undefined, {
          path: ['articulo'],
          error: BUSQUEDA_TEXTS.articuloSolo,
        }),
    },
    salida: z.object({ ventas: z.array(ventaHalladaSchema).max(MAX_VENTAS), limiteExcedido: z.boolean() }),
  }),
  articulosOperacion: call({
    metodo: 'GET',
    ruta: 'venta/articulos-operacion',
    resumen: 'Los artículos de una operación con el estado de su guía y de su paquete; tipo 1 es venta',
    acceso,
    asignado: true,
    entrada: {
      consulta: z.object({
        tienda: claveTiendaSchema,
        operacion: numeroOperacionSchema,
        tipo: wireNumber(z.literal(1)),
      }),
    },
    salida: z.array(articuloOperacionSchema),
  }),
  guardarBusqueda: call({
    metodo: 'POST',
    ruta: 'busqueda/guardar',
    resumen: 'Anota qué se buscó, para la bitácora',
    acceso: 'sesion',
    entrada: { cuerpo: z.object({ parametros: z.array(parametroBusquedaSchema).min(1).max(4) }) },
    salida: actionAnswerSchema.extend({ idBusqueda: z.int() }),
  }),
} as const;
