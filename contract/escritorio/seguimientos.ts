import { z } from 'zod';
import { actionAnswerSchema } from '#contract/common/answers';
import { call } from '#contract/common/call';
import { MAX_SEGUIDOS, porSeguirSchema, seguidoSchema } from '#domain/common/seguimientos';

/** The records that a person follows: others' acts on them are told to that person. */
export const seguimientos = {
  seguidosPropios: call({
    metodo: 'GET',
    ruta: 'seguidos/propios',
    resumen:
      'Los casos y los vales que la persona sigue, lo último que empezó a seguir primero, solo lo que todavía puede ver',
    acceso: 'sesion',
    asignado: true,
    entrada: {},
    salida: z.object({ seguidos: z.array(seguidoSchema) }),
  }),
  seguir: call({
    metodo: 'POST',
    ruta: 'seguidos/seguir',
    resumen:
      'Sigue un caso o un vale que la persona puede ver: lo que otras personas hagan ahí le llega a sus novedades, con una sin leer por ' +
      `registro. Repetirlo no hace nada más. Hasta ${MAX_SEGUIDOS} por persona`,
    acceso: 'sesion',
    asignado: true,
    entrada: { cuerpo: porSeguirSchema },
    salida: actionAnswerSchema,
  }),
  dejarDeSeguir: call({
    metodo: 'POST',
    ruta: 'seguidos/dejar',
    resumen: 'Deja de seguir un caso o un vale, también uno que la persona ya no puede ver. Repetirlo no hace nada más',
    acceso: 'sesion',
    asignado: true,
    entrada: { cuerpo: porSeguirSchema },
    salida: actionAnswerSchema,
  }),
} as const;
