import { z } from 'zod';
import { auditEntrySchema } from '#domain/audit';
import { RECORD_NAMES } from '#domain/records';
import { wireNumber } from '#domain/wireNumber';
import { call } from './call.ts';

/** What was changed, by whom and when. */
export const bitacora = {
  historialDeRegistro: call({
    metodo: 'GET',
    ruta: 'bitacora/registro',
    resumen:
      'Qué se cambió de un registro, lo más nuevo primero, de 50 en 50: `antesDe` es el id del último cambio que ya se tiene. ' +
      'Lo ve quien puede ver los registros de esa clase; los demás reciben 403. Las sesiones de las personas no están aquí',
    acceso: 'sesion',
    asignado: true,
    entrada: {
      consulta: z.object({
        entidad: z.enum(RECORD_NAMES),
        id: z.string().min(1).max(60),
        antesDe: wireNumber(z.int().positive().optional()),
      }),
    },
    salida: z.object({ cambios: z.array(auditEntrySchema), hayMas: z.boolean() }),
  }),
} as const;
