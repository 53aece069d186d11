import type { FormEvent } from 'react';
import { useRef, useState } from 'react';
import type { Failure } from '#contract/failure';
import { LARGO_CONTRASENA } from '#domain/contrasenas';
import type { Api } from '../../api/api.ts';
import { changePassword } from '../../app/connect/account.ts';
import { Button } from '../../ui/Button.tsx';
import { TextField } from '../../ui/Field.tsx';
import { FORMULARIO, RECHAZO } from './estilos.ts';
import type { PasswordErrors, PasswordField, PasswordTyped } from './passwordRules.ts';
import { PASSWORD_FIELDS, passwordErrors } from './passwordRules.ts';

interface Props {
  readonly api: Api;
  /** For programs that keep passwords: whose it is. */
  readonly numiden: number;
  readonly alCambiar: (descripcion: string) => void;
}

const EMPTY: PasswordTyped = { actual: '', nueva: '', repetida: '' };

const LABELS = {
  actual: { label: 'Contraseña actual', autoComplete: 'current-password' },
  nueva: { label: 'Contraseña nueva', autoComplete: 'new-password' },
  repetida: { label: 'Contraseña nueva, otra vez', autoComplete: 'new-password' },
} as const satisfies Record<PasswordField, object>;

const HELP = `Al menos ${LARGO_CONTRASENA.min} caracteres; una frase se recuerda mejor. No hacen falta mayúsculas, números ni signos.`;

/** Changes one's own password: the present one, and the new one twice. The server's reasons stand beside their fields. */
export function PasswordForm({ api, numiden, alCambiar }: Props) {
  const [typed, type] = useState(EMPTY);
  const [errors, showErrors] = useState<PasswordErrors>({});
  const [failure, showFailure] = useState<Failure | null>(null);
  const [sent, markSent] = useState(false);
  const [visible, makeVisible] = useState(false);
  const [busy, markBusy] = useState(false);
  const form = useRef<HTMLFormElement>(null);

  const write = (field: PasswordField, value: string) => {
    const next = { ...typed, [field]: value };
    type(next);
    showFailure(null);
    if (sent) showErrors(passwordErrors(next));
  };

  const showAndFocus = (found: PasswordErrors) => {
    showErrors(found);
    const first = PASSWORD_FIELDS.find((field) => found[field] !== undefined);
    if (first !== undefined) form.current?.querySelector<HTMLElement>(`[name="${first}"]`)?.focus();
    return first !== undefined;
  };

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (busy) return;
    markSent(true);
    showFailure(null);
    if (showAndFocus(passwordErrors(typed))) return;
    markBusy(true);
    const outcome = await changePassword(api, { actual: typed.actual, nueva: typed.nueva });
    markBusy(false);
    if ('descripcion' in outcome) {
      type(EMPTY);
      markSent(false);
      makeVisible(false);
      alCambiar(outcome.descripcion);
      return;
    }
    const ofServer = Object.fromEntries(outcome.failure.campos.map(({ campo, message }) => [campo, message]));
    if (!showAndFocus(ofServer)) showFailure(outcome.failure);
  };

  return (
    <form ref={form} className={FORMULARIO} onSubmit={submit} noValidate aria-label="Cambiar contraseña">
      <input type="text" name="username" autoComplete="username" value={numiden} readOnly hidden />
      {PASSWORD_FIELDS.map((field) => (
        <TextField
          key={field}
          {...LABELS[field]}
          name={field}
          type={visible ? 'text' : 'password'}
          autoCapitalize="none"
          spellCheck={false}
          value={typed[field]}
          error={errors[field]}
          help={field === 'nueva' ? HELP : undefined}
          onChange={(event) => write(field, event.target.value)}
        />
      ))}
      <label>
        <input type="checkbox" checked={visible} onChange={(event) => makeVisible(event.target.checked)} />
        Mostrar lo que escribo
      </label>
      <div role="alert">{failure !== null && <p className={RECHAZO}>{failure.texto}</p>}</div>
      <Button type="submit" variant="primary" busy={busy} aria-disabled={busy}>
        {busy ? 'Cambiando...' : 'Cambiar contraseña'}
      </Button>
    </form>
  );
}
