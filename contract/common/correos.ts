import { z } from 'zod';
import { correoPorAtenderSchema } from '#domain/common/correos';
import { actionAnswerSchema } from './answers.ts';
import { call } from './call.ts';

/** Mail that a person sent and that could not go out: every screen counts it in its menu. */
export const correos = {
  correosPorAtender: call({
    metodo: 'GET',
    ruta: 'correos/por-atender',
    resumen:
      'Los correos que la persona mandó y que no se pudieron enviar, con el motivo, los más nuevos primero y hasta cien; `total` cuenta ' +
      'todos. Cada uno queda hasta que lo da por atendido',
    acceso: 'sesion',
    asignado: true,
    entrada: {},
    salida: z.object({ total: z.int().nonnegative(), correos: z.array(correoPorAtenderSchema) }),
  }),
  atenderCorreo: call({
    metodo: 'POST',
    ruta: 'correos/atender',
    resumen: 'Da por atendido un correo propio que no se pudo enviar; repetida no cambia nada',
    acceso: 'sesion',
    asignado: true,
    entrada: { cuerpo: z.object({ id: z.int().positive() }) },
    salida: actionAnswerSchema,
  }),
} as const;
