import { useSelector } from '@xstate/react';
import type { FormEvent } from 'react';
import { useEffect, useRef, useState } from 'react';
import { waitFor } from 'xstate';
import { TEXTOS } from '#domain/textos';
import type { SesionRef } from '#machines/sesion.machine';
import type { Api } from '../api/api.ts';
import { guardar, leer } from '../app/almacen.ts';
import type { Configuracion } from '../app/configuracion.ts';
import { Logo } from '../app/Logo.tsx';
import { Button } from '../ui/Button.tsx';
import { SelectField, TextField } from '../ui/Field.tsx';
import { LUGAR, PANTALLA, PRODUCTO, RECHAZO, RECHAZO_CON_SALIDA } from './estilos.ts';
import type { CampoEntrada, ErroresEntrada, FormularioEntrada } from './reglasEntrada.ts';
import { credencialesDe, erroresEntrada } from './reglasEntrada.ts';
import { telefonoMesaDeAyuda } from './textos.ts';
import { useDatosEntrada } from './useDatosEntrada.ts';

interface Props {
  readonly api: Api;
  readonly configuracion: Configuracion;
  readonly sesion: SesionRef;
}

const CAMPOS: readonly CampoEntrada[] = ['numiden', 'idTienda', 'contrasena'];

/** The login screen: employee number, store and, when the server says so, the password. */
export const Entrada = ({ api, configuracion, sesion }: Props) => {
  const [datos, recargar] = useDatosEntrada(api);
  const entrando = useSelector(sesion, (estado) => estado.matches({ login: 'entering' }));
  const failure = useSelector(sesion, (estado) =>
    estado.matches({ login: 'refused' }) || estado.matches('unreachable') ? estado.context.failure : null,
  );
  const [formulario, cambiar] = useState<FormularioEntrada>({ numiden: '', idTienda: '', contrasena: '' });
  const [errores, mostrarErrores] = useState<ErroresEntrada>({});
  const [enviado, marcarEnviado] = useState(false);
  const elemento = useRef<HTMLFormElement>(null);

  const tiendas = datos.estado === 'listo' ? datos.tiendas : [];
  const pideContrasena = datos.estado === 'listo' && datos.pideContrasena;
  // The store last used on this computer is chosen as soon as the list holds it, unless the person was faster.
  const recordada = leer('ultimaTienda') ?? '';
  const idTienda = formulario.idTienda || (tiendas.some(({ cvetda }) => String(cvetda) === recordada) ? recordada : '');
  const actual = { ...formulario, idTienda };

  const escribir = (campo: CampoEntrada, valor: string) => {
    const nuevo = { ...actual, [campo]: valor };
    cambiar(nuevo);
    if (enviado) mostrarErrores(erroresEntrada(nuevo, pideContrasena));
    if (failure !== null) sesion.send({ type: 'corregir' });
  };

  const enfocar = (campo: string) => elemento.current?.querySelector<HTMLElement>(`[name="${campo}"]`)?.focus();

  const entrar = async (evento: FormEvent) => {
    evento.preventDefault();
    const nuevos = erroresEntrada(actual, pideContrasena);
    marcarEnviado(true);
    mostrarErrores(nuevos);
    const malo = CAMPOS.find((campo) => nuevos[campo] !== undefined);
    if (malo !== undefined) {
      enfocar(malo);
      return;
    }
    const tienda = tiendas.find(({ cvetda }) => String(cvetda) === idTienda);
    if (tienda === undefined) return;
    guardar('ultimaTienda', idTienda);
    // The server may still be saying whose session this is, or be closing the one that was just left.
    await waitFor(sesion, (estado) => !estado.matches('restoring') && !estado.matches('logout'));
    sesion.send({ type: 'entrar', credenciales: credencialesDe(actual, tienda.nombre, pideContrasena) });
  };

  // The field that the server refused is shown beside it; the focus goes where the person must act.
  useEffect(() => {
    if (failure === null || !sesion.getSnapshot().matches({ login: 'refused' })) return;
    const campo = failure.campos.find((uno) => CAMPOS.includes(uno.campo as CampoEntrada))?.campo ?? 'numiden';
    elemento.current?.querySelector<HTMLElement>(`[name="${campo}"]`)?.focus();
  }, [failure, sesion]);

  // The dialog of the idle close has just been accepted: whoever accepted it goes on here.
  const abierta = useSelector(sesion, (estado) => estado.matches('login'));
  useEffect(() => {
    if (!abierta || document.activeElement !== document.body) return;
    elemento.current?.querySelector<HTMLElement>('[name="numiden"]')?.focus();
  }, [abierta]);

  const errorDe = (campo: CampoEntrada) =>
    errores[campo] ?? failure?.campos.find((uno) => uno.campo === campo)?.message ?? null;

  return (
    <div className={PANTALLA}>
      <header className={PRODUCTO}>
        <span>
          <Logo size={36} />
          {configuracion.producto}
        </span>
        <p>Casos, vales y operaciones de la atención a clientes, en un solo lugar.</p>
      </header>
      <main className={LUGAR} id="contenido" tabIndex={-1}>
        <div>
          <h1 tabIndex={-1}>Iniciar sesión</h1>
          <div role="alert">{failure !== null && <p className={RECHAZO}>{failure.texto}</p>}</div>
          <form ref={elemento} onSubmit={entrar} noValidate>
            <TextField
              label="Número de empleado"
              name="numiden"
              inputMode="numeric"
              autoComplete="username"
              maxLength={10}
              autoFocus
              value={formulario.numiden}
              error={errorDe('numiden')}
              onChange={(evento) => escribir('numiden', evento.target.value)}
            />
            <SelectField
              label="Tienda"
              name="idTienda"
              value={idTienda}
              disabled={datos.estado !== 'listo'}
              error={errorDe('idTienda')}
              onChange={(evento) => escribir('idTienda', evento.target.value)}
            >
              <option value="">{datos.estado === 'cargando' ? 'Cargando tiendas...' : 'Seleccionar Tienda'}</option>
              {tiendas.map(({ cvetda, nombre }) => (
                <option key={cvetda} value={cvetda}>
                  {nombre}
                </option>
              ))}
            </SelectField>
            {datos.estado === 'fallo' && (
              <div className={RECHAZO_CON_SALIDA} role="alert">
                <span>{TEXTOS.falloTiendas}</span>
                <Button size="sm" onClick={recargar}>
                  Reintentar
                </Button>
              </div>
            )}
            {pideContrasena && (
              <TextField
                label="Contraseña"
                name="contrasena"
                type="password"
                autoComplete="current-password"
                maxLength={200}
                value={formulario.contrasena}
                error={errorDe('contrasena')}
                onChange={(evento) => escribir('contrasena', evento.target.value)}
              />
            )}
            <Button type="submit" variant="primary" busy={entrando} disabled={entrando || datos.estado !== 'listo'}>
              {entrando ? 'Entrando...' : 'Entrar'}
            </Button>
          </form>
          <p>¿No puede entrar? {mayuscula(telefonoMesaDeAyuda(configuracion.mesaDeAyuda))}.</p>
        </div>
      </main>
    </div>
  );
};

const mayuscula = (texto: string): string => texto.charAt(0).toUpperCase() + texto.slice(1);
