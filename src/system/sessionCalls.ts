import { type ActionAnswer, SECOND_STEP_CODE, SUCCESS_CODE } from '#contract/common/answers';
import { countIn, TIME_ZONE } from '#domain/common/dates';
import { TEXTS } from '#domain/common/texts';
import { type Sesion, sesionSchema } from '#domain/personas/sesion';
import type { Credentials, Entrado, FaltaCodigo } from '#machines/sesion.types';
import type { Api } from '../api/api.ts';
import { asFailure, failureOf } from '../api/failure.ts';
import { noteActivity, wasLeft } from './activity.ts';
import { read, remove, save } from './browserStorage.ts';

/** The session's fields as the local storage holds them, or null when there are none or they are of another shape. */
function storedSession(): Sesion | null {
  try {
    const leida = sesionSchema.safeParse(JSON.parse(read('sesion') ?? 'null'));
    return leida.success ? leida.data : null;
  } catch {
    return null;
  }
}

/** When the present session ends however much it is used, by the steady clock; null where the back end does not say. */
let endsAt: number | null = null;

/** How long the present session lasts still, in milliseconds, however much it is used; null where the back end does not say. */
export function leftOfSession(): number | null {
  return endsAt === null ? null : Math.max(0, endsAt - performance.now());
}

/**
 * Ends the session at the server; answers where the browser leaves the chain's identity provider too, where it does. When that fails it is tried again at the next start, before anything is restored. */
export async function close(api: Api, signal?: AbortSignal): Promise<string | null> {
  remove('sesion');
  save('cierrePendiente', 'si');
  const { direccion = null } = await api.llamar('cerrarSesion', {}, signal === undefined ? {} : { signal });
  remove('cierrePendiente');
  return direccion;
}

/**
 * The signed-in person with their rights, or null when the person may do nothing here.
 * @param expected the likely `numiden`, null if unknown: with one, all is asked at once, and anew if it is wrong.
 */
async function complete(api: Api, expected: number | null, signal: AbortSignal): Promise<Entrado | null> {
  const answer = api.llamar('sesionActual', {}, { signal, anybody: true });
  const ahead = expected === null ? null : detailsOf(api, expected, signal);
  // The owner of the session decides; until then no one hears that the other calls were refused.
  ahead?.catch(() => undefined);
  const { numiden, tienda, zona = TIME_ZONE, version, quedanMs, pendiente } = await answer;
  endsAt = quedanMs === undefined ? null : performance.now() + quedanMs;
  if (pendiente !== undefined) return { logueado: false, numiden, pendiente };
  const [detalles, permisos] = await (ahead !== null && numiden === expected ? ahead : detailsOf(api, numiden, signal));
  if (permisos.length === 0) return null;
  countIn(zona);
  return {
    logueado: true,
    numiden,
    nombre: detalles.nombreCompleto,
    tienda,
    avatar: null,
    roles: detalles.roles,
    areas: detalles.areas,
    permisos: permisos.map(({ id }) => id),
    limite: detalles.limite,
    gerente: { esGerente: detalles.esGerente, areasGerente: detalles.areasGerente },
    version,
  };
}

function detailsOf(api: Api, numiden: number, signal: AbortSignal) {
  return Promise.all([
    api.llamar('detallesUsuario', { ruta: { numiden } }, { signal, anybody: true }),
    api.llamar('permisosPerfil', { ruta: { id: numiden } }, { signal, anybody: true }),
  ]);
}

function remember(entered: Entrado): void {
  remove('cierrePendiente');
  // Other tabs are not to take this for a session in which one can work.
  if (!entered.logueado) {
    remove('sesion');
    return;
  }
  const texto = JSON.stringify(entered);
  // Writing the same again would tell the other tabs of a sign-in that did not happen.
  if (read('sesion') !== texto) save('sesion', texto);
}

/**
 * The session of the browser's cookie, confirmed by the server, or null when there is none. A session that was left
 * alone for too long while no tab was open is closed here. Rejects with a `Failure` when the server cannot be asked.
 */
export async function restoreSession(api: Api, signal: AbortSignal): Promise<Entrado | null> {
  const stored = storedSession();
  const debeCerrarse = read('cierrePendiente') !== null || (stored !== null && wasLeft(Date.now()));
  if (debeCerrarse) {
    await close(api, signal);
    return null;
  }
  try {
    const entered = await complete(api, stored?.numiden ?? null, signal);
    if (entered === null) {
      await close(api, signal);
      return null;
    }
    remember(entered);
    return entered;
  } catch (error) {
    if (asFailure(error).tipo !== 'sinSesion') throw error;
    remove('sesion');
    return null;
  }
}

/**
 * Signs in and loads who it is, or answers that a code is still asked for; rejects with a `Failure` whose text says why not
 * (specification, section 6).
 */
export async function start(api: Api, credentials: Credentials, signal: AbortSignal): Promise<Entrado | FaltaCodigo> {
  const { numiden, idTienda, tienda, contrasena } = credentials;
  const cuerpo = { numiden, idTienda, tienda, ...(contrasena === null ? {} : { contrasena }) };
  const answer = await api.llamar('iniciarSesion', { cuerpo }, { signal });
  if (answer.codigo === SECOND_STEP_CODE) return { logueado: false, pendiente: 'codigo' };
  return enter(api, answer, Number(numiden), signal);
}

/** Signs in who gives the code after the password. */
export async function confirm(api: Api, codigo: string, signal: AbortSignal): Promise<Entrado> {
  return enter(api, await api.llamar('confirmarCodigo', { cuerpo: { codigo } }, { signal }), null, signal);
}

/**
 * Leads the browser to the chain's identity provider. Resolves when the person took a step back to this page, which a browser shows as
 * it was left.
 */
export async function goToProvider(api: Api, credentials: Credentials, signal: AbortSignal): Promise<void> {
  const { numiden, idTienda, tienda } = credentials;
  const { direccion } = await api.llamar('irAlProveedor', { cuerpo: { numiden, idTienda, tienda } }, { signal });
  const back = new Promise<void>((resolve) => {
    window.addEventListener('pageshow', () => resolve(), { once: true, signal });
  });
  window.location.assign(direccion);
  await back;
}

/** Signs in who comes back from the provider. @param consulta the query of the address, as the provider wrote it. */
export async function comeBack(api: Api, consulta: string, signal: AbortSignal): Promise<Entrado> {
  return enter(api, await api.llamar('volverDelProveedor', { cuerpo: { consulta } }, { signal }), null, signal);
}

async function enter(api: Api, answer: ActionAnswer, expected: number | null, signal: AbortSignal): Promise<Entrado> {
  if (answer.codigo !== SUCCESS_CODE) throw failureOf('rechazo', answer.descripcion, answer.codigo);
  try {
    const entered = await complete(api, expected, signal);
    if (entered === null) throw failureOf('sinPermiso', TEXTS.sinPermisos);
    noteActivity(Date.now());
    remember(entered);
    return entered;
  } catch (error) {
    // A sign-in that the app refuses must not stay open at the server.
    await close(api).catch(() => undefined);
    const failure = asFailure(error);
    throw failure.tipo === 'noEncontrado' ? failureOf('noEncontrado', TEXTS.sinAcceso) : failure;
  }
}
