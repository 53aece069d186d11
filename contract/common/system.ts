import { z } from 'zod';
import type { GrupoQueCrece } from '#domain/common/crecimiento';
import { actionAnswerSchema } from './answers.ts';
import { call } from './call.ts';

const grupoQueCreceSchema = z.object({
  grupo: z.string(),
  nombre: z.string(),
  guarda: z.string(),
  plazo: z.string(),
  variables: z.array(z.string()),
  filas: z.int().nonnegative(),
  cuenta: z.enum(['exacta', 'estimada', 'minima']),
  bytes: z.int().nonnegative(),
  seLimpia: z.boolean(),
  limpieza: z.object({ momento: z.iso.datetime(), borradas: z.int().nonnegative() }).nullable(),
}) satisfies z.ZodType<GrupoQueCrece>;

/** The calls about the back end itself. */
export const sistema = {
  salud: call({
    metodo: 'GET',
    ruta: 'sistema/salud',
    resumen: 'Si el servidor y su base de datos atienden: código 1 cuando sí; si no, el error de cualquier llamada',
    acceso: 'publico',
    asignado: true,
    entrada: {},
    salida: actionAnswerSchema,
  }),
  vivo: call({
    metodo: 'GET',
    ruta: 'sistema/vivo',
    resumen: 'Si el proceso atiende, sin preguntar a la base de datos: quien no contesta se reinicia',
    acceso: 'publico',
    asignado: true,
    entrada: {},
    salida: actionAnswerSchema,
  }),
  listo: call({
    metodo: 'GET',
    ruta: 'sistema/listo',
    resumen:
      'Si se le pueden mandar personas: contesta su base de datos antes de 5 segundos y sus tablas son las de su versión, o las de una posterior que solo agregó. Un sistema vecino que no contesta no lo impide',
    acceso: 'publico',
    asignado: true,
    entrada: {},
    salida: actionAnswerSchema,
  }),
  version: call({
    metodo: 'GET',
    ruta: 'sistema/version',
    resumen: 'La versión que corre y el último paso que se dio a las tablas de su base; solo para quien entró',
    acceso: 'sesion',
    asignado: true,
    entrada: {},
    salida: z.object({ version: z.string(), paso: z.string() }),
  }),
  crecimiento: call({
    metodo: 'GET',
    ruta: 'sistema/crecimiento',
    resumen:
      'Lo que la base de datos guarda, por grupos: cuántas filas, cuánto ocupan con sus índices (en bytes), cuánto se conservan y cuándo se ' +
      'quitaron las viejas por última vez. `cuenta` dice si `filas` es exacta, estimada o el mínimo',
    acceso: ['servidores'],
    asignado: true,
    entrada: {},
    salida: z.array(grupoQueCreceSchema),
  }),
} as const;
