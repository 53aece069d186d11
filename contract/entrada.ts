import { z } from 'zod';
import { alcanceSchema } from '#domain/integraciones';
import { call } from './call.ts';

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
} as const;
