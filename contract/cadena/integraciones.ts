import { z } from 'zod';
import { guardadoSchema, NEW_RECORD, pathWithId } from '#contract/common/answers';
import { call } from '#contract/common/call';
import { integracionGuardadaSchema, integracionSchema, secretoPorQuitarSchema } from '#domain/cadena/integraciones';
import { seenRecordSchema } from '#domain/common/keptRecord';

const administer = ['servidores'] as const;

/** The programs of the chain that send us data, and their secrets (`contract/ventas/entrada.ts` is what they send). */
export const integraciones = {
  listaIntegraciones: call({
    metodo: 'GET',
    ruta: 'integracion/lista',
    resumen: 'Las integraciones con sus secretos: de cada uno, cómo termina y cuándo se usó, nunca cuál es',
    acceso: administer,
    asignado: true,
    entrada: {},
    salida: z.array(integracionSchema),
  }),
  detalleIntegracion: call({
    metodo: 'GET',
    ruta: 'integracion/detalle/{id}',
    resumen: 'Una integración con sus secretos, como en la lista',
    acceso: administer,
    asignado: true,
    entrada: { ruta: pathWithId },
    salida: integracionSchema,
  }),
  guardarIntegracion: call({
    metodo: 'POST',
    ruta: 'integracion/guardar',
    resumen: `Guarda una integración, o la crea (${NEW_RECORD}). La que deja de estar activa no entra más desde ese momento`,
    acceso: administer,
    asignado: true,
    unaVez: true,
    entrada: { cuerpo: integracionGuardadaSchema },
    salida: guardadoSchema,
  }),
  // Not once a key: the answer of a key is kept, and this one must not be. Who sends the version makes no second one.
  secretoNuevo: call({
    metodo: 'POST',
    ruta: 'integracion/secreto-nuevo',
    resumen:
      'Crea un secreto más de una integración, dos como máximo. `secreto` está solo en esta respuesta: no se guarda y no se ' +
      'muestra otra vez. Con `version`, quien repite la petición recibe 409 y no otro secreto',
    acceso: administer,
    asignado: true,
    entrada: { cuerpo: seenRecordSchema },
    salida: guardadoSchema.extend({ secreto: z.string() }),
  }),
  quitarSecreto: call({
    metodo: 'POST',
    ruta: 'integracion/quitar-secreto',
    resumen: 'Quita un secreto de una integración: quien lo use no entra más desde ese momento',
    acceso: administer,
    asignado: true,
    unaVez: true,
    entrada: { cuerpo: secretoPorQuitarSchema },
    salida: guardadoSchema,
  }),
} as const;
