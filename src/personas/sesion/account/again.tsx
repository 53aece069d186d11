import { z } from 'zod';
import { SEGUNDO_FACTOR_TEXTS } from '#domain/personas/segundoFactor';
import { codigoSiTieneSchema, type DeNuevo } from '#domain/personas/segundoFactorSchemas';
import { TextField } from '../../../ui/Field.tsx';
import type { FieldProps } from '../../../ui/form/useForm.ts';
import { CODE_FIELD } from '../secondStep.ts';

/** The fields by which a person shows again who he is; the code stays empty for who has no second factor. */
export const AGAIN_BLANK = { contrasena: '', codigo: '' };

/** Those fields; the server judges them. */
export const againSchema: z.ZodType<DeNuevo, typeof AGAIN_BLANK> = z.object({
  contrasena: z.string().min(1, SEGUNDO_FACTOR_TEXTS.contrasena),
  codigo: codigoSiTieneSchema,
});

interface Props {
  readonly field: (name: 'contrasena' | 'codigo') => FieldProps;
  /** The person has a second factor. */
  readonly asksCode: boolean;
}

/** The password of the person of this session, and a code of who has a second factor. */
export function AgainFields({ field, asksCode }: Props) {
  return (
    <>
      <TextField
        label="Su contraseña"
        type="password"
        autoComplete="current-password"
        marked
        {...field('contrasena')}
      />
      {asksCode && <CodeField {...field('codigo')} />}
    </>
  );
}

/** A code of the person's own second factor. */
export function CodeField({ label = 'Código', ...props }: FieldProps & { readonly label?: string }) {
  return (
    <TextField
      label={label}
      help="El que muestra su aplicación, o uno de recuperación."
      marked
      {...CODE_FIELD}
      {...props}
    />
  );
}
