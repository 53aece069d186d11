import { z } from 'zod';
import { actionAnswerSchema, guardadoSchema, pathWithId } from '#contract/common/answers';
import { call } from '#contract/common/call';
import { notaPorHacerSchema } from '#domain/cadena/globales/notas';
import { periodoSchema, previaDePeriodoSchema } from '#domain/facturas/globales/periodo';
import { claveTiendaSchema } from '#domain/ventas/operaciones';

const acceso = ['facturar'] as const;
const periodo = z.object({ id: z.int().positive(), version: z.int().positive().nullable().default(null) });

/** Global invoices: what each store sold to the public in a period, invoiced together by the server itself. */
export const globales = {
  periodosGlobales: call({
    metodo: 'GET',
    ruta: 'facturas/globales',
    resumen:
      'Los periodos terminados con sus facturas globales, doscientos como máximo: primero los detenidos y los que fallan, después los recientes',
    acceso,
    asignado: true,
    entrada: { consulta: z.object({ tienda: claveTiendaSchema.optional() }) },
    salida: z.array(periodoSchema),
  }),
  previaGlobal: call({
    metodo: 'GET',
    ruta: 'facturas/globales/previa/{id}',
    resumen:
      'Las ventas de un periodo que aún no están en ninguna factura: cuántas se facturarían y por cuánto, y cuáles no y por qué',
    acceso,
    asignado: true,
    entrada: { ruta: pathWithId },
    salida: previaDePeriodoSchema,
  }),
  notasPorHacer: call({
    metodo: 'GET',
    ruta: 'facturas/globales/notas',
    resumen:
      'Lo devuelto, por un vale o en caja, cuya nota de crédito sobre la factura global no se pudo hacer, con su motivo; doscientos como máximo, lo más antiguo primero',
    acceso,
    asignado: true,
    entrada: {},
    salida: z.array(notaPorHacerSchema),
  }),
  hacerNotaGlobal: call({
    metodo: 'POST',
    ruta: 'facturas/globales/nota',
    resumen: 'Pide otra vez la nota de crédito de algo devuelto que no se pudo hacer; repetirla no hace otra',
    acceso,
    asignado: true,
    entrada: { cuerpo: z.object({ id: z.int().positive() }) },
    salida: actionAnswerSchema,
  }),
  detenerGlobales: call({
    metodo: 'POST',
    ruta: 'facturas/globales/detener',
    resumen: 'Detiene las facturas globales de un periodo hasta que alguien las pida; las ya hechas se quedan',
    acceso,
    asignado: true,
    unaVez: true,
    entrada: { cuerpo: periodo },
    salida: guardadoSchema,
  }),
  hacerGlobales: call({
    metodo: 'POST',
    ruta: 'facturas/globales/hacer',
    resumen:
      'Pide que se hagan las facturas globales de un periodo detenido, o las de las ventas que llegaron a uno ya facturado',
    acceso,
    asignado: true,
    unaVez: true,
    entrada: { cuerpo: periodo },
    salida: guardadoSchema,
  }),
} as const;
