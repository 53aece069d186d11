import type { z } from 'zod';
import { textoGuardable } from '../../db/texto.ts';
import { camposInvalidos } from '../../http/rechazo.ts';

/**
 * A text as it will be stored, judged again by the rule of its field: what was long enough on the wire may be empty
 * without its control characters.
 * @throws Rechazo 400 on the field.
 */
export const textoRevisado = (campo: string, regla: z.ZodType<string>, texto: string): string => {
  const juicio = regla.safeParse(textoGuardable(texto));
  if (juicio.success) return juicio.data;
  throw camposInvalidos([{ campo, message: juicio.error.issues[0]?.message ?? 'No es válido' }]);
};
