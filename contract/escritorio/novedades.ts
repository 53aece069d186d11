import { z } from 'zod';
import { actionAnswerSchema } from '#contract/common/answers';
import { call } from '#contract/common/call';
import { CON_NOVEDADES, novedadSchema } from '#domain/common/novedades';
import { MAX_SIN_LEER } from '#domain/common/sinLeer';
import { wireNumber } from '#domain/common/wireNumber';

/** How many notices one page holds at most. */
export const MAX_NOVEDADES = 100;

const sinLeer = z.int().nonnegative();

/** The things that others did to records that concern the person. */
export const novedades = {
  novedadesPropias: call({
    metodo: 'GET',
    ruta: 'novedades/propias',
    resumen:
      'Lo que otros hicieron en lo que toca a la persona, de los últimos 30 días y solo de lo que todavía puede ver, lo más nuevo ' +
      `primero; \`sinLeer\` cuenta hasta ${MAX_SIN_LEER + 1}. Con \`tamPagina\` 0, solo la cuenta`,
    acceso: 'sesion',
    asignado: true,
    entrada: {
      consulta: z.object({
        numPagina: wireNumber(z.int().positive().max(1_000)).default(1),
        tamPagina: wireNumber(z.int().nonnegative().max(MAX_NOVEDADES)).default(20),
      }),
    },
    salida: z.object({ novedades: z.array(novedadSchema), hayMas: z.boolean(), sinLeer }),
  }),
  novedadesLeidas: call({
    metodo: 'POST',
    ruta: 'novedades/leidas',
    resumen:
      'Marca como leídas novedades propias: las que dice `ids`, las `de` un registro que la persona tiene a la vista, o todas `hasta` ' +
      'una, para que lo que llegó entre tanto siga sin leer',
    acceso: 'sesion',
    asignado: true,
    entrada: {
      cuerpo: z.union([
        z.object({ ids: z.array(z.int().positive()).min(1).max(MAX_NOVEDADES) }),
        z.object({ de: z.object({ entidad: z.enum(CON_NOVEDADES), id: z.int().positive() }) }),
        z.object({ hasta: z.int().positive() }),
      ]),
    },
    salida: actionAnswerSchema,
  }),
} as const;
