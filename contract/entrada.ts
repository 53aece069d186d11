import { z } from 'zod';
import type { Resultado } from '#domain/entrada/correccion';
import { RESULTADOS } from '#domain/entrada/correccion';
import { alcanceSchema } from '#domain/integraciones';
import { call } from './call.ts';

const VENTAS_POR_ENVIO = 5_000;

const resultado = z.enum(Object.keys(RESULTADOS) as [Resultado, ...Resultado[]]);

/** What integrations send us, each with its own credential: `Authorization: Bearer` and one of its secrets. */
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
      'mandar otra vez lo mismo no cambia nada. La respuesta cuenta los resultados y detalla todo lo que no fue una venta nueva',
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
      resultados: z.partialRecord(resultado, z.int()),
      detalle: z.array(
        z.object({
          linea: z.int(),
          tienda: z.int().nullable(),
          operacion: z.int().nullable(),
          resultado,
          motivo: z.string().nullable(),
        }),
      ),
    }),
  }),
} as const;
