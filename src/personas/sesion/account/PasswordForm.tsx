import { useState } from 'react';
import { PASSWORD_LENGTH } from '#domain/personas/passwords';
import type { Api } from '../../../api/api.ts';
import { TextField } from '../../../ui/Field.tsx';
import { CheckField } from '../../../ui/form/CheckField.tsx';
import { Form, SubmitButton } from '../../../ui/form/Form.tsx';
import { useForm } from '../../../ui/form/useForm.ts';
import { CodeField } from './again.tsx';
import { changePassword } from './connect.ts';
import { passwordFormSchema } from './passwordRules.ts';

interface Props {
  readonly api: Api;
  /** For programs that keep passwords: whose it is. */
  readonly numiden: number;
  /** The person has a second factor, and did not give its code a moment ago. */
  readonly asksCode: boolean;
  readonly alCambiar: (descripcion: string) => void;
}

const EMPTY = { actual: '', codigo: '', nueva: '', repetida: '' };

const HELP = `Al menos ${PASSWORD_LENGTH.min} caracteres; una frase se recuerda mejor. No hacen falta mayúsculas, números ni signos.`;

/** Changes one's own password: the present one, and the new one twice. The server's reasons stand beside their fields. */
export function PasswordForm({ api, numiden, asksCode, alCambiar }: Props) {
  const [visible, makeVisible] = useState(false);
  const form = useForm({
    schema: passwordFormSchema,
    defaultValues: EMPTY,
    onSubmit: async ({ actual, codigo, nueva }) => {
      const outcome = await changePassword(api, { actual, codigo, nueva });
      if ('failure' in outcome) return outcome.failure;
      form.methods.reset();
      makeVisible(false);
      alCambiar(outcome.descripcion);
      return null;
    },
  });
  const secret = { type: visible ? 'text' : 'password', autoCapitalize: 'none', spellCheck: false };

  return (
    <Form
      form={form}
      label="Cambiar contraseña"
      maxW="26rem"
      actions={
        <div>
          <SubmitButton form={form} busyText="Cambiando...">
            Cambiar contraseña
          </SubmitButton>
        </div>
      }
    >
      <input type="text" name="username" autoComplete="username" value={numiden} readOnly hidden />
      <TextField label="Contraseña actual" {...secret} autoComplete="current-password" {...form.field('actual')} />
      {asksCode && <CodeField {...form.field('codigo')} />}
      <TextField
        label="Contraseña nueva"
        help={HELP}
        {...secret}
        autoComplete="new-password"
        {...form.field('nueva')}
      />
      <TextField
        label="Contraseña nueva, otra vez"
        {...secret}
        autoComplete="new-password"
        {...form.field('repetida')}
      />
      <CheckField
        size="sm"
        label="Mostrar lo que escribo"
        checked={visible}
        onChange={({ target }) => makeVisible(target.checked)}
      />
    </Form>
  );
}
