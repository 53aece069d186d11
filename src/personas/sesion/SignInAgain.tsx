import { chakra, Text } from '@chakra-ui/react';
import { useSelector } from '@xstate/react';
import { type FormEvent, useEffect, useId, useRef, useState } from 'react';
import { waitFor } from 'xstate';
import { TEXTS } from '#domain/common/texts';
import { SESSION_ENDED } from '#domain/personas/sesion';
import type { SesionRef } from '#machines/sesion.machine';
import type { Api } from '../../api/api.ts';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { TextField } from '../../ui/Field.tsx';
import { Note } from '../../ui/Note.tsx';
import { CodeAgain } from './CodeAgain.tsx';
import { credentialsOf, type LoginErrors, type LoginField, loginErrors } from './loginRules.ts';
import { isAtCode } from './secondStep.ts';
import { useLoginData } from './useLoginData.ts';

interface Props {
  readonly api: Api;
  readonly sesion: SesionRef;
}

/** Why the session ended and with which button, as it was when the window came: a refused sign-in changes neither. */
function causeOf(sesion: SesionRef) {
  const state = sesion.getSnapshot();
  // The specification's own text and button (section 2, "Layout").
  if (state.hasTag('idle')) {
    return { text: 'Has estado inactivo por más de 15 minutos tu sesión ha sido cerrada.', button: 'OK' };
  }
  const { failure } = state.context;
  return { text: failure?.tipo === 'sinSesion' ? failure.texto : SESSION_ENDED, button: 'Entrar' };
}

/**
 * The window over a screen whose session ended: the same person signs in and goes on, with what was asked for done once. The screen is
 * hidden behind it, since whoever left a counter left a customer's data on it.
 */
export function SignInAgain({ api, sesion }: Props) {
  const [{ text, button }] = useState(() => causeOf(sesion));
  const [person] = useState(() => sesion.getSnapshot().context.sesion);
  const [loaded, reload] = useLoginData(api);
  const failure = useSelector(sesion, (state) =>
    state.hasTag('ended') && state.hasTag('failed') ? state.context.failure : null,
  );
  const isEntering = useSelector(sesion, (state) => state.context.credenciales !== null);
  const atCode = useSelector(sesion, isAtCode);
  const [errors, showErrors] = useState<LoginErrors>({});
  const form = useRef<HTMLFormElement>(null);
  const submit = useRef<HTMLButtonElement>(null);
  const id = useId();
  const isReady = loaded.state === 'ready';
  const asksPassword = isReady && loaded.way.asksPassword;
  const byProvider = isReady && loaded.way.byProvider;

  // The fields are known a moment after the window is there; after a refusal they are asked for again.
  useEffect(() => {
    if (isReady) focusField(form.current, asksPassword ? 'contrasena' : 'numiden');
  }, [isReady, asksPassword]);
  useEffect(() => {
    if (failure !== null)
      focusField(form.current, failure.campos[0]?.campo ?? (asksPassword ? 'contrasena' : 'numiden'));
  }, [failure, asksPassword]);

  const leave = () => sesion.send({ type: 'salir' });
  // A page of another host would take the place of this one, with all that was written in it.
  const enterElsewhere = () => window.open(new URL('auth/login', document.baseURI), '_blank', 'noopener');
  const correct = () => {
    showErrors({});
    if (failure !== null) sesion.send({ type: 'corregir' });
  };

  const enter = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (person === null) return;
    const given = new FormData(event.currentTarget);
    const { id: idTienda, nombre } = person.tienda;
    const typed = {
      numiden: String(given.get('numiden') ?? ''),
      contrasena: String(given.get('contrasena') ?? ''),
      idTienda: String(idTienda),
    };
    // Who only takes note of the end with its 'OK' signs in nowhere: the login is the way on then.
    const isBlank = (asksPassword ? typed.contrasena : typed.numiden) === '';
    if (button === 'OK' && isBlank && document.activeElement === submit.current)
      return sesion.send({ type: 'aceptar' });
    const found = loginErrors(typed, asksPassword);
    showErrors(found);
    const first = (['numiden', 'contrasena'] as const).find((field) => found[field] !== undefined);
    if (first !== undefined) return focusField(form.current, first);
    // The server may still be asked whether the session is over, or be told so.
    await waitFor(sesion, (state) => !state.hasTag('busy'));
    sesion.send({ type: 'entrar', credenciales: credentialsOf(typed, nombre, asksPassword) });
  };

  const errorOf = (field: LoginField) =>
    errors[field] ?? failure?.campos.find(({ campo }) => campo === field)?.message ?? null;

  return (
    <Dialog
      title="Notificación de cierre de sesión"
      alert
      covers
      onClose={() => undefined}
      footer={
        <>
          <Button variant="ghost" onClick={leave}>
            Salir
          </Button>
          {byProvider ? (
            <Button variant="solid" onClick={enterElsewhere}>
              Entrar con la cuenta de la cadena
            </Button>
          ) : (
            <Button ref={submit} variant="solid" type="submit" form={id} disabled={!isReady} loading={isEntering}>
              {atCode ? 'Entrar' : button}
            </Button>
          )}
        </>
      }
    >
      <p>{text}</p>
      {person !== null && (
        <Text mt={3}>
          <strong>{person.nombre}</strong>
          <br />
          Numiden: {person.numiden} | Tienda: {person.tienda.nombre}
        </Text>
      )}
      {loaded.state === 'failed' && (
        <Note colorPalette="red" mt={3}>
          {TEXTS.sinConexion} <Button onClick={reload}>Reintentar</Button>
        </Note>
      )}
      {byProvider && (
        <Text mt={3}>Se abre otra pestaña; al entrar ahí, esta sigue donde estaba, con lo que escribió.</Text>
      )}
      {atCode && <CodeAgain sesion={sesion} id={id} />}
      {isReady && !byProvider && !atCode && (
        <Fields ref={form} id={id} onSubmit={enter} onChange={correct} noValidate>
          <TextField
            label="Número de empleado"
            name="numiden"
            inputMode="numeric"
            autoComplete="username"
            defaultValue={asksPassword ? person?.numiden : ''}
            error={errorOf('numiden')}
          />
          {asksPassword && (
            <TextField
              label="Contraseña"
              type="password"
              name="contrasena"
              autoComplete="current-password"
              error={errorOf('contrasena')}
            />
          )}
          <div role="alert">{failure !== null && <Note colorPalette="red">{failure.texto}</Note>}</div>
          <Text color="fg.muted" fontSize="sm">
            Al entrar sigue donde estaba. Quien entre con otro número empieza en el inicio, sin nada de esta pantalla.
          </Text>
        </Fields>
      )}
    </Dialog>
  );
}

const Fields = chakra('form', { base: { display: 'grid', gap: 3, mt: 4 } });

function focusField(form: HTMLFormElement | null, name: string): void {
  form?.querySelector<HTMLElement>(`[name="${CSS.escape(name)}"]`)?.focus();
}
