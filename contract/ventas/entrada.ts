import { z } from 'zod';
import { actionAnswerSchema, pathWithId } from '#contract/common/answers';
import { call } from '#contract/common/call';
import { alcanceSchema } from '#domain/cadena/integraciones';
import { avisoDeGuiasSchema } from '#domain/ventas/entrada/avisoDeGuias';
import {
  entradaSchema,
  incidenciaSchema,
  lineaDeEntradaSchema,
  resultadoSchema,
  resultadosSchema,
  tiendaQueMandaSchema,
} from '#domain/ventas/entrada/entradas';

const VENTAS_POR_ENVIO = 5_000;

/** The calls of integrations, each with its own credential: `Authorization: Bearer` and one of its secrets. */
export const entrada = {
  pruebaEntrada: call({
    metodo: 'GET',
    ruta: 'entrada/prueba',
    resumen: 'Si la credencial sirve: de qué integración es, qué alcances tiene y qué hora es aquí',
    acceso: { integracion: 'cualquiera' },
    asignado: true,
    entrada: {},
    salida: z.object({ integracion: z.string(), alcances: z.array(alcanceSchema), hora: z.iso.datetime() }),
  }),
  recibirVentas: call({
    metodo: 'POST',
    ruta: 'entrada/ventas',
    resumen:
      'Recibe hasta 5,000 ventas o anulaciones, una por línea (docs/integrar.md). Una línea que se rechaza no detiene a las demás, y ' +
      'mandar otra vez lo mismo no cambia nada. La respuesta cuenta los resultados, detalla todo lo que no fue una venta nueva y avisa de las tasas que alguien debe revisar',
    acceso: { integracion: 'ventas' },
    asignado: true,
    lineas: true,
    entrada: {
      cuerpo: z
        .array(z.unknown())
        .min(1, 'No viene ninguna venta.')
        .max(VENTAS_POR_ENVIO, `Mande hasta ${VENTAS_POR_ENVIO} ventas por envío.`),
    },
    salida: z.object({
      idEntrada: z.int(),
      ventas: z.int(),
      resultados: resultadosSchema,
      avisos: z.array(z.string()),
      detalle: z.array(
        z.object({
          linea: z.int(),
          tienda: z.int().nullable(),
          operacion: z.int().nullable(),
          resultado: resultadoSchema,
          motivo: z.string().nullable(),
        }),
      ),
    }),
  }),
  avisarGuias: call({
    metodo: 'POST',
    ruta: 'entrada/guias',
    resumen:
      'La logística de la cadena avisa que cambiaron las guías de hasta 20 ventas, y se le pregunta cómo van (docs/integrar.md). Un aviso repetido o ' +
      'atrasado no cambia nada. 409 si Mostrador lleva las guías él mismo; 503 con `Retry-After` si logística no contesta',
    acceso: { integracion: 'guias' },
    asignado: true,
    entrada: { cuerpo: avisoDeGuiasSchema },
    salida: z.object({
      actualizadas: z.int().nonnegative(),
      detalle: z.array(
        z.object({ tienda: z.int(), operacion: z.int(), resultado: z.enum(['desconocida', 'contradice']) }),
      ),
    }),
  }),
  resumenEntradas: call({
    metodo: 'GET',
    ruta: 'entrada/resumen',
    resumen:
      'Las ventas que llegaron y esperan a una persona, las más nuevas primero y hasta cien (`total` las cuenta todas); las últimas ' +
      'cincuenta entradas, y por tienda la última venta que llegó: primero las que llevan más que de costumbre sin mandar',
    acceso: ['servidores'],
    asignado: true,
    entrada: {},
    salida: z.object({
      total: z.int().nonnegative(),
      incidencias: z.array(incidenciaSchema),
      entradas: z.array(entradaSchema),
      tiendas: z.array(tiendaQueMandaSchema),
    }),
  }),
  detalleEntrada: call({
    metodo: 'GET',
    ruta: 'entrada/detalle/{id}',
    resumen:
      'Las líneas de una entrada que no quedaron como se mandaron, o de las que alguien debe saber, en su orden y hasta quinientas (`total` ' +
      'las cuenta todas), cada una con quién la atendió',
    acceso: ['servidores'],
    asignado: true,
    entrada: { ruta: pathWithId },
    salida: z.object({ total: z.int().nonnegative(), lineas: z.array(lineaDeEntradaSchema) }),
  }),
  atenderIncidencia: call({
    metodo: 'POST',
    ruta: 'entrada/atender',
    resumen:
      'Da por atendida una venta que esperaba a una persona; repetida por ella no cambia nada. 409 si otra persona la atendió antes, o si ' +
      'sus cajas la mandaron bien después',
    acceso: ['servidores'],
    asignado: true,
    entrada: { cuerpo: z.object({ id: z.int().positive() }) },
    salida: actionAnswerSchema,
  }),
} as const;
