import { z } from 'zod';
import { actionAnswerSchema } from '#contract/common/answers';
import { call } from '#contract/common/call';
import { pageOf, pageRequestSchema } from '#domain/common/paging';
import {
  sessionFilterSchema,
  sessionOfPersonSchema,
  unusualFilterSchema,
  unusualReadingSchema,
  waitSchema,
} from '#domain/personas/security';

const sessionPageSchema = pageOf(sessionOfPersonSchema);

/** Who is in, who must wait, and who reads more than usual: for whoever may edit users. */
export const seguridad = {
  sesionesAbiertas: call({
    metodo: 'POST',
    soloLee: true,
    ruta: 'seguridad/sesiones',
    resumen: 'Una página de las sesiones abiertas de todas las personas',
    acceso: ['editarUsuarios'],
    asignado: true,
    entrada: { cuerpo: sessionFilterSchema.extend(pageRequestSchema.shape) },
    salida: sessionPageSchema,
  }),
  terminarSesionDePersona: call({
    metodo: 'POST',
    ruta: 'seguridad/terminar-sesion',
    resumen: 'Termina una sesión de cualquier persona, menos la que pregunta: de esa se sale con sesion/logout',
    acceso: ['editarUsuarios'],
    unaVez: true,
    asignado: true,
    entrada: { cuerpo: z.object({ id: z.int().positive() }) },
    salida: actionAnswerSchema,
  }),
  terminarSesionesDePersona: call({
    metodo: 'POST',
    ruta: 'seguridad/terminar-sesiones',
    resumen: 'Termina todas las sesiones de una persona, menos la que pregunta',
    acceso: ['editarUsuarios'],
    unaVez: true,
    asignado: true,
    entrada: { cuerpo: z.object({ numiden: z.int().positive() }) },
    salida: actionAnswerSchema,
  }),
  esperas: call({
    metodo: 'GET',
    ruta: 'seguridad/esperas',
    resumen:
      'Quién debe esperar, o esperará si falla otra vez, y por qué: por intentos de entrar o por leer demasiado. Como mucho ' +
      'quinientas filas; `limiteExcedido` dice si hay más',
    acceso: ['editarUsuarios'],
    asignado: true,
    entrada: {},
    salida: z.object({ filas: z.array(waitSchema), limiteExcedido: z.boolean() }),
  }),
  quitarEspera: call({
    metodo: 'POST',
    ruta: 'seguridad/quitar-espera',
    resumen: 'Perdona los intentos fallidos de una espera al entrar',
    acceso: ['editarUsuarios'],
    unaVez: true,
    asignado: true,
    entrada: { cuerpo: z.object({ id: z.string().min(1).max(80) }) },
    salida: actionAnswerSchema,
  }),
  lecturasInusuales: call({
    metodo: 'POST',
    soloLee: true,
    ruta: 'seguridad/lecturas-inusuales',
    resumen: 'Las horas de un día en que una persona buscó clientes, vio casos o descargó anexos mucho más de lo usual',
    acceso: ['editarUsuarios'],
    asignado: true,
    entrada: { cuerpo: unusualFilterSchema },
    salida: z.object({ filas: z.array(unusualReadingSchema) }),
  }),
} as const;
