import { z } from 'zod';
import { guardadoSchema } from '#contract/common/answers';
import { call } from '#contract/common/call';
import { AJUSTES, ajustesSchema, valorSchema } from '#domain/cadena/ajustes';

/** The version that the person saw, sent with a save; null saves whatever others did meanwhile. */
const seen = { version: z.int().nullable().default(null) };

const semaforo = <const Id extends 1 | 2 | 3>(id: Id) => z.object({ id: z.literal(id), valor: z.number() });

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
  actualizarVigencia: call({
    metodo: 'POST',
    ruta: 'configuraciones/actualizar-vigencia',
    resumen: 'Cambia cuántos días vale un vale',
    acceso: ['configuracionGeneral'],
    unaVez: true,
    entrada: {
      cuerpo: z.object({ id: z.literal(AJUSTES.vigencia.id), valor: valorSchema('vigencia'), ...seen }),
    },
    salida: guardadoSchema,
  }),
  actualizarMaximos: call({
    metodo: 'POST',
    ruta: 'configuraciones/actualizar-maximos',
    resumen: 'Cambia el total, en pesos, desde el que un vale necesita autorización',
    acceso: ['configuracionGeneral'],
    unaVez: true,
    entrada: {
      cuerpo: z.object({ id: z.literal(AJUSTES.maximos.id), valor: valorSchema('maximos'), ...seen }),
    },
    salida: guardadoSchema,
  }),
  actualizarBilletera: call({
    metodo: 'POST',
    ruta: 'configuraciones/actualizar-billetera',
    resumen: 'Cambia cuánto cabe en una billetera, en pesos',
    acceso: ['configuracionGeneral'],
    unaVez: true,
    entrada: {
      cuerpo: z.object({ id: z.literal(AJUSTES.billetera.id), valor: valorSchema('billetera'), ...seen }),
    },
    salida: guardadoSchema,
  }),
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
