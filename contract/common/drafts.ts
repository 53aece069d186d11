import { z } from 'zod';
import { DRAFT_MAX_LENGTH } from '#domain/common/drafts';
import { actionAnswerSchema } from './answers.ts';
import { call } from './call.ts';

/** The key of a draft: the record and the form it belongs to (`caso.123.cerrar`). */
const key = z.string().regex(/^[\w.-]{1,80}$/, 'Letras, dígitos, puntos y guiones; como máximo 80.');

const content = z
  .record(z.string(), z.json())
  .refine((value) => JSON.stringify(value).length <= DRAFT_MAX_LENGTH, 'El borrador es demasiado largo.');

/**
 * The calls of drafts, texts that a person began and has not saved: they follow the person to another till, and no one
 * else reads them (DESIGN, section 7).
 */
export const borradores = {
  borradores: call({
    metodo: 'GET',
    ruta: 'borrador/propios',
    resumen: 'Los borradores propios cuya clave empieza así; los de más de siete días ya no están',
    acceso: 'sesion',
    asignado: true,
    entrada: { consulta: z.object({ prefijo: key }) },
    salida: z.array(
      z.object({ clave: z.string(), contenido: z.record(z.string(), z.json()), fecha: z.iso.datetime() }),
    ),
  }),
  guardarBorrador: call({
    metodo: 'PUT',
    ruta: 'borrador/guardar/{clave}',
    resumen: 'Guarda un borrador propio en lugar del anterior; sin contenido, lo tira',
    acceso: 'sesion',
    asignado: true,
    entrada: { ruta: z.object({ clave: key }), cuerpo: z.object({ contenido: content.nullable() }) },
    salida: actionAnswerSchema,
  }),
} as const;
