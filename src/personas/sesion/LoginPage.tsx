import { useSelector } from '@xstate/react';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { waitFor } from 'xstate';
import { TEXTS } from '#domain/common/texts';
import type { SesionRef } from '#machines/sesion.machine';
import type { Api } from '../../api/api.ts';
import { read, save } from '../../system/browserStorage.ts';
import type { Configuration } from '../../system/configuration.ts';
import { Logo } from '../../ui/Logo.tsx';
import { LoginCode } from './LoginCode.tsx';
import { LoginField } from './LoginField.tsx';
import {
  credentialsOf,
  LOGIN_FIELDS,
  type LoginErrors,
  type LoginField as LoginFieldName,
  type LoginTyped,
  loginErrors,
} from './loginRules.ts';
import { isAtCode } from './secondStep.ts';
import { helpDeskPhone } from './texts.ts';
import { useLoginData } from './useLoginData.ts';

interface Props {
  readonly api: Api;
  readonly configuracion: Configuration;
  readonly sesion: SesionRef;
  /** Where the person goes on afterwards, inside the app. */
  readonly destination: string;
}

/**
 * The login screen: employee number, store and, when the server says so, the password. Plain HTML and page.css, because it is
 * opened at the start of every shift on old computers; everything else comes while the person types.
 */
export function LoginPage({ api, configuracion, sesion, destination }: Props) {
  const [loaded, reload] = useLoginData(api);
  const entering = useSelector(sesion, (estado) => estado.hasTag('login') && estado.hasTag('busy'));
  const failure = useSelector(sesion, (estado) => (estado.hasTag('failed') ? estado.context.failure : null));
  const atCode = useSelector(sesion, isAtCode);
  const [typed, type] = useState<LoginTyped>({ numiden: '', idTienda: '', contrasena: '' });
  const [errors, showErrors] = useState<LoginErrors>({});
  const [sent, markSent] = useState(false);
  const form = useRef<HTMLFormElement>(null);

  const tiendas = loaded.state === 'ready' ? loaded.tiendas : [];
  const way = loaded.state === 'ready' ? loaded.way : null;
  const [isEmergency, setEmergency] = useState(false);
  const byProvider = way?.byProvider === true && !isEmergency;
  const asksPassword = way?.asksPassword === true || isEmergency;
  // The store last used on this computer is chosen as soon as the list holds it, unless the person was faster.
  const remembered = read('ultimaTienda') ?? '';
  const idTienda = typed.idTienda || (tiendas.some(({ cvetda }) => String(cvetda) === remembered) ? remembered : '');

  /** A password manager fills a field without an event: what is seen is what is sent. */
  const asShown = (): LoginTyped => {
    const shown = new FormData(form.current ?? undefined);
    const textOf = (field: LoginFieldName) => String(shown.get(field) ?? typed[field]);
    return {
      numiden: textOf('numiden'),
      idTienda: String(shown.get('idTienda') ?? idTienda),
      contrasena: textOf('contrasena'),
    };
  };

  const write = (field: LoginFieldName, value: string) => {
    const next = { ...asShown(), [field]: value };
    type(next);
    if (sent) showErrors(loginErrors(next, asksPassword));
    sesion.send({ type: 'corregir' });
  };

  const enter = async (event: FormEvent) => {
    event.preventDefault();
    const current = asShown();
    const found = loginErrors(current, asksPassword);
    markSent(true);
    showErrors(found);
    const first = LOGIN_FIELDS.find((field) => found[field] !== undefined);
    if (first !== undefined) {
      focusField(form.current, first);
      return;
    }
    const tienda = tiendas.find(({ cvetda }) => String(cvetda) === current.idTienda);
    if (tienda === undefined) return;
    save('ultimaTienda', current.idTienda);
    if (byProvider) save('destino', destination);
    // The server may still be saying whose session this is, or be closing the one that was just left.
    await waitFor(sesion, (estado) => !estado.hasTag('busy'));
    sesion.send({ type: 'entrar', credenciales: credentialsOf(current, tienda.nombre, asksPassword, byProvider) });
  };

  // The field that the server refused is shown beside it; the focus goes where the person must act.
  useEffect(() => {
    if (failure === null || !sesion.getSnapshot().can({ type: 'corregir' })) return;
    const refused = failure.campos.find(({ campo }) => LOGIN_FIELDS.includes(campo as LoginFieldName));
    focusField(form.current, refused?.campo ?? 'numiden');
  }, [failure, sesion]);

  // The dialog of the idle close has just been accepted: whoever accepted it goes on here.
  const open = useSelector(sesion, (estado) => estado.hasTag('login'));
  useEffect(() => {
    if (open && document.activeElement === document.body) focusField(form.current, 'numiden');
  }, [open]);

  const errorOf = (field: LoginFieldName) =>
    errors[field] ?? failure?.campos.find(({ campo }) => campo === field)?.message ?? null;

  return (
    <div className="login">
      <header>
        <span>
          <Logo size={36} />
          {configuracion.producto}
        </span>
        <p>Casos, vales y operaciones de la atención a clientes, en un solo lugar.</p>
      </header>
      <main id="contenido" tabIndex={-1}>
        <div>
          <h1 tabIndex={-1}>Iniciar sesión</h1>
          <div role="alert">{failure !== null && !atCode && <p className="page-refusal">{failure.texto}</p>}</div>
          {atCode && <LoginCode sesion={sesion} />}
          <form ref={form} onSubmit={enter} noValidate hidden={atCode}>
            <LoginField label="Número de empleado" error={errorOf('numiden')}>
              {(control) => (
                <input
                  type="text"
                  name="numiden"
                  inputMode="numeric"
                  autoComplete="username"
                  data-first-focus=""
                  defaultValue=""
                  onChange={({ target }) => write('numiden', target.value)}
                  {...control}
                />
              )}
            </LoginField>
            <LoginField label="Tienda" error={errorOf('idTienda')}>
              {(control) => (
                <select
                  name="idTienda"
                  value={idTienda}
                  disabled={loaded.state !== 'ready'}
                  onChange={({ target }) => write('idTienda', target.value)}
                  {...control}
                >
                  <option value="">{loaded.state === 'loading' ? 'Cargando tiendas...' : 'Seleccionar Tienda'}</option>
                  {tiendas.map(({ cvetda, nombre }) => (
                    <option key={cvetda} value={cvetda}>
                      {nombre}
                    </option>
                  ))}
                </select>
              )}
            </LoginField>
            {loaded.state === 'failed' && (
              <div className="page-refusal" role="alert">
                <span>{TEXTS.falloTiendas}</span>
                <button type="button" className="page-button" onClick={reload}>
                  Reintentar
                </button>
              </div>
            )}
            {asksPassword && (
              <LoginField label="Contraseña" error={errorOf('contrasena')}>
                {(control) => (
                  <input
                    type="password"
                    name="contrasena"
                    autoComplete="current-password"
                    defaultValue=""
                    onChange={({ target }) => write('contrasena', target.value)}
                    {...control}
                  />
                )}
              </LoginField>
            )}
            <button
              type="submit"
              className="page-button main"
              aria-busy={entering || undefined}
              disabled={entering || loaded.state !== 'ready'}
            >
              {entering && <span className="page-spinner" aria-hidden="true" />}
              {entering ? 'Entrando...' : byProvider ? 'Entrar con la cuenta de la cadena' : 'Entrar'}
            </button>
          </form>
          {way?.hasEmergency === true && !atCode && (
            <button type="button" className="page-button" onClick={() => setEmergency((before) => !before)}>
              {isEmergency ? 'Entrar con la cuenta de la cadena' : 'Entrada de emergencia, con contraseña'}
            </button>
          )}
          <p>¿No puede entrar? {capitalized(helpDeskPhone(configuracion.mesaDeAyuda))}.</p>
        </div>
      </main>
    </div>
  );
}

function focusField(form: HTMLFormElement | null, name: string): void {
  form?.querySelector<HTMLElement>(`[name="${name}"]`)?.focus();
}

function capitalized(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
