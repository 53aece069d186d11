import { z } from 'zod';
import { lengthError } from '#domain/personas/passwords';
import { codigoSiTieneSchema } from '#domain/personas/segundoFactorSchemas';

/** The form of a new password: the present one, and the new one twice. */
export const passwordFormSchema = z
  .object({
    actual: z.string().min(1, 'Escriba su contraseña actual.'),
    codigo: codigoSiTieneSchema,
    nueva: z.string().superRefine((fresh, context) => {
      const message = lengthError(fresh);
      if (message !== null) context.addIssue({ code: 'custom', message });
    }),
    repetida: z.string(),
  })
  .superRefine(({ nueva, repetida }, context) => {
    if (repetida !== nueva) {
      context.addIssue({ code: 'custom', path: ['repetida'], message: 'Las dos contraseñas nuevas no son iguales.' });
    }
  });

/** The form as typed. */
export type PasswordTyped = z.input<typeof passwordFormSchema>;
