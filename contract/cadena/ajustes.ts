import { z } from 'zod';
import { guardadoSchema } from '#contract/common/answers';
import { call } from '#contract/common/call';
import { AJUSTES, type Ajuste, ajustesSchema, valorSchema } from '#domain/cadena/ajustes';

/** The version that the person saw, sent with a save; null saves whatever others did meanwhile. */
const seen = { version: z.int().nullable().default(null) };

const semaforo = <const Id extends 1 | 2 | 3>(id: Id) => z.object({ id: z.literal(id), valor: z.number() });

/** The call that changes a setting of one value. */
function setting<const A extends Ajuste>(ajuste: A, resumen: string) {
  return call({
    metodo: 'POST',
    ruta: `configuraciones/actualizar-${ajuste}`,
    resumen,
    acceso: ['configuracionGeneral'],
    unaVez: true,
    entrada: { cuerpo: z.object({ id: z.literal(AJUSTES[ajuste].id), valor: valorSchema(ajuste), ...seen }) },
    salida: guardadoSchema,
  });
}

/** General settings (specification, section 7, "Servers, settings, reasons"). They count at once, for everybody. */
export const ajustes = {
  ajustesGenerales: call({
    metodo: 'GET',
    ruta: 'configuraciones/generales',
    resumen: 'La vigencia en días, los máximos y el de la billetera en pesos, los semáforos en horas',
    acceso: ['configuracionGeneral'],
    entrada: {},
    salida: ajustesSchema,
  }),
  actualizarVigencia: setting('vigencia', 'Cambia cuántos días vale un vale'),
  actualizarMaximos: setting('maximos', 'Cambia el total, en pesos, desde el que un vale necesita autorización'),
  actualizarBilletera: setting('billetera', 'Cambia cuánto cabe en una billetera, en pesos'),
  actualizarSemaforos: call({
    metodo: 'POST',
    ruta: 'configuraciones/actualizar-semaforos',
    resumen:
      'Cambia las horas de los tres semáforos, cada uno mayor al anterior. El cuerpo es la lista de los tres; también se acepta ' +
      'dentro de `semaforos`, con la `version` que se vio',
    acceso: ['configuracionGeneral'],
    unaVez: true,
    entrada: {
      cuerpo: z.union([
        z
          .tuple([semaforo(1), semaforo(2), semaforo(3)])
          .transform((semaforos) => ({ semaforos, version: null as number | null })),
        z.object({ semaforos: z.tuple([semaforo(1), semaforo(2), semaforo(3)]), ...seen }),
      ]),
    },
    salida: guardadoSchema,
  }),
} as const;
