import { z } from 'zod';
import { pathWithId } from '#contract/common/answers';
import { call } from '#contract/common/call';
import { motivoDepreciacionSchema, motivoValeSchema } from '#domain/cadena/motivos';
import { PERMISSION_GROUPS } from '#domain/common/permisos';
import { PESOS_MAXIMOS } from '#domain/common/pesos';
import { wireNumber } from '#domain/common/wireNumber';
import {
  filtroListaValesSchema,
  TAMANO_PAGINA_VALES,
  valeDeListaSchema,
  valeDeOperacionSchema,
  valePorAutorizarSchema,
} from '#domain/vales/listaVales';
import { claveTiendaSchema, numeroOperacionSchema } from '#domain/ventas/operaciones';

const acceso = PERMISSION_GROUPS.vales;
const named = z.array(z.object({ id: z.int(), nombre: z.string() }));

const valePageSchema = z.object({
  vales: z.array(valeDeListaSchema),
  /** How many vouchers the filter finds, in all pages. */
  total: z.int().nonnegative(),
  /** There are more vouchers than `total`; no page shows those. */
  limiteExcedido: z.boolean(),
});

/** The calls that find vouchers (specification, section 7, "Vouchers"). */
export const listaVales = {
  listaVales: call({
    metodo: 'POST',
    soloLee: true,
    ruta: 'vales/lista',
    resumen:
      'Una página de los vales que encuentra el filtro, recientes primero, de toda la cadena. Con `limiteExcedido` hay más que ' +
      '`total`, y las páginas llegan hasta ahí. Buscar demasiados clientes por nombre en poco tiempo da 429',
    acceso,
    entrada: {
      cuerpo: filtroListaValesSchema.extend({
        numPagina: z.int().positive().default(1),
        tamPagina: z.int().positive().max(100).default(TAMANO_PAGINA_VALES),
      }),
    },
    salida: valePageSchema,
  }),
  valesDeCaso: call({
    metodo: 'POST',
    soloLee: true,
    ruta: 'vales/obtenerListaVales',
    resumen: 'Los vales de un caso, recientes primero; a lo más cien. Para mostrarlos en la página del caso',
    acceso,
    entrada: { cuerpo: z.object({ idCaso: z.int().positive() }) },
    salida: z.array(valeDeListaSchema),
  }),
  valesDeOperacion: call({
    metodo: 'POST',
    soloLee: true,
    ruta: 'vales/consultas/get-by-tienda-operacion',
    resumen: 'Los vales de una operación',
    acceso: ['validarOperacion', 'soloValidarOperacion'],
    entrada: { consulta: z.object({ tienda: claveTiendaSchema, operacion: numeroOperacionSchema }) },
    salida: z.array(valeDeOperacionSchema),
  }),
  exportarVales: call({
    metodo: 'GET',
    ruta: 'vales/exportar',
    resumen:
      'Los vales que encuentra el filtro, como CSV; el filtro viaja como JSON en la dirección. Una exportación a la vez por ' +
      'persona: otra da 409',
    acceso: ['exportarListas'],
    ademas: acceso,
    asignado: true,
    entrada: { consulta: z.object({ filtro: z.string().max(2_000) }) },
    salida: 'archivo',
  }),
  buscarValeFolio: call({
    metodo: 'GET',
    ruta: 'vales/searchValeFolio/{folio}',
    resumen: 'El vale de un folio exacto, en mayúsculas o minúsculas: cuando el cliente llega con su papel',
    acceso,
    entrada: { ruta: z.object({ folio: z.string().min(1).max(40) }) },
    salida: valeDeListaSchema,
  }),
  valesPorAutorizar: call({
    metodo: 'GET',
    ruta: 'vales/por-autorizar',
    resumen:
      'Los vales que esperan autorización, el más antiguo primero; como máximo cien, y cuántos son, hasta 10,000; de una tienda, o de un saldo en adelante',
    acceso: ['autorizarVale'],
    asignado: true,
    entrada: {
      consulta: z.object({
        tienda: wireNumber(z.int().positive()).optional(),
        importe: wireNumber(z.int().positive().max(Math.floor(PESOS_MAXIMOS))).optional(),
      }),
    },
    salida: z.object({ vales: z.array(valePorAutorizarSchema), total: z.int().nonnegative() }),
  }),
  tiposVales: call({
    metodo: 'GET',
    ruta: 'vales/obtenerTiposVales',
    resumen: 'Los tipos de vale, para elegir uno',
    acceso,
    entrada: {},
    salida: named,
  }),
  estadosVales: call({
    metodo: 'GET',
    ruta: 'vales/obtenerEstadosVales',
    resumen: 'Los estados de un vale, para elegir uno',
    acceso,
    entrada: {},
    salida: named,
  }),
  motivosPorTipo: call({
    metodo: 'GET',
    ruta: 'catalogo-vale/get-motivos-by-tipo',
    resumen:
      'Los motivos activos de un tipo de vale por descripción, para elegir uno al hacerlo: 0 cancelación, 1 devolución',
    acceso,
    entrada: { consulta: z.object({ idTipo: wireNumber(z.literal([0, 1])) }) },
    salida: z.array(motivoValeSchema),
  }),
  motivoDepreciacionDeVale: call({
    metodo: 'GET',
    ruta: 'vales/get-motivo-depreciacion/{id}',
    resumen: 'Un motivo de depreciación, también uno que ya no se usa, para mostrar el de un artículo',
    acceso,
    entrada: { ruta: pathWithId },
    salida: motivoDepreciacionSchema,
  }),
} as const;
