import { useSelector } from '@xstate/react';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import type { SesionRef } from '#machines/sesion.machine';
import { LoginField } from './LoginField.tsx';
import { CODE_FIELD, codeError, codeFailure } from './secondStep.ts';

/** The second step of the login: the code of an application, after the password. In plain HTML, as the login is. */
export function LoginCode({ sesion }: { readonly sesion: SesionRef }) {
  const failure = useSelector(sesion, codeFailure);
  const isBusy = useSelector(sesion, (state) => state.hasTag('busy'));
  const [error, showError] = useState<string | null>(null);
  const input = useRef<HTMLInputElement>(null);
  const refused = failure?.campos.find(({ campo }) => campo === CODE_FIELD.name)?.message ?? null;

  // Also after each refusal: another code is typed in its place.
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new failure is a new try
  useEffect(() => input.current?.select(), [failure]);

  const enter = (event: FormEvent) => {
    event.preventDefault();
    const codigo = input.current?.value ?? '';
    const found = codeError(codigo);
    showError(found);
    if (found !== null) return input.current?.focus();
    if (!isBusy) sesion.send({ type: 'entrar', credenciales: { codigo } });
  };

  return (
    <form onSubmit={enter} noValidate>
      <p>La contraseña es correcta. Escriba el código que muestra su aplicación, o uno de recuperación.</p>
      <div role="alert">{failure !== null && refused === null && <p className="page-refusal">{failure.texto}</p>}</div>
      <LoginField label="Código" error={error ?? refused}>
        {(control) => <input ref={input} {...CODE_FIELD} {...control} />}
      </LoginField>
      <button type="submit" className="page-button main" aria-busy={isBusy || undefined} disabled={isBusy}>
        {isBusy && <span className="page-spinner" aria-hidden="true" />}
        {isBusy ? 'Entrando...' : 'Entrar'}
      </button>
      <button type="button" className="page-button" disabled={isBusy} onClick={() => sesion.send({ type: 'corregir' })}>
        Empezar de nuevo
      </button>
    </form>
  );
}
