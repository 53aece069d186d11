/** Looks whether an instance has what walks need, before a browser is opened. */
import { z } from 'zod';
import { subcategoriaSchema, tiendaSchema } from '#domain/cadena/catalogos';
import { PERMISOS, type Permiso, permissionsOf } from '#domain/common/permisos';
import { detallesUsuarioSchema } from '#domain/personas/sesion';
import type { WalkedName } from '../../tests/browser/paths/machines.ts';
import { credentials, RETURN_VOUCHER } from '../../tests/browser/paths/people.ts';
import { type Instance, passwordVariable, type Role } from '../../tests/browser/paths/settings.ts';
import type { Options } from './options.ts';
import { Refusal } from './refusal.ts';

/** The permissions that each of them uses in some walk. */
const MAKES = ['validarOperacion', 'crearCaso', 'crearVale'] as const satisfies readonly Permiso[];
const DECIDES = [
  ...MAKES,
  ...([
    'comentarCaso',
    'actualizarCaso',
    'escalarCaso',
    'solicitarAutorizacion',
    'autorizarCaso',
    'cerrarCaso',
  ] as const),
  ...(['autorizarVale', 'cancelarVale'] as const),
] as const satisfies readonly Permiso[];
const DOES: { readonly [R in Role]: readonly Permiso[] } = { pantalla: DECIDES, otra: DECIDES, hace: MAKES };
/** The rights besides of the other person, who looks at the screen of some walks. */
const KEEPS: { readonly [M in WalkedName]?: readonly Permiso[] } = {
  usuario: ['editarUsuarios'],
  servidor: ['servidores'],
};

/** The fields that are read of answers outside the domain's schemas. */
const optionsSchema = z.object({ contrasena: z.boolean() });

interface Store {
  readonly id: number;
  readonly nombre: string;
}

interface Category {
  readonly id: number;
  readonly idArea: number;
}

/** Where the walks of cases lead a case; in the last one the person at the screen has no part. */
const ESCALATIONS: readonly Category[] = [
  { id: 11, idArea: 3 },
  { id: 12, idArea: 3 },
  { id: 16, idArea: 4 },
];
const OUTSIDE = 4;

/**
 * The instance that is asked for, once it is known that the walks can be run there.
 * @throws Refusal that says what it lacks.
 */
export async function examine(url: string, { gente, tienda, maquinas }: Options): Promise<Instance> {
  const ask = callsOf(url);
  const { contrasena } = optionsSchema.parse(await ask('sesion/opciones'));
  await demandOneAddress(url);
  const stores = z
    .array(tiendaSchema)
    .parse(await ask('catalogo/tiendas-login'))
    .map(({ cvetda, nombre }): Store => ({ id: cvetda, nombre }));
  const own = stores.find(({ id }) => id === tienda);
  const other = stores.find(({ id }) => id !== tienda);
  if (own === undefined) throw new Refusal(`La instancia no tiene la tienda ${tienda}: diga otra con --tienda.`);
  if (other === undefined) throw new Refusal('La instancia tiene una sola tienda, y la otra persona trabaja en otra.');
  const numbers = Object.values(gente);
  if (new Set(numbers).size < numbers.length)
    throw new Refusal('--numiden, --otra y --hace son tres personas distintas: nadie decide lo que hizo.');

  for (const [role, numiden] of Object.entries(gente) as [Role, string][]) {
    if (contrasena && process.env[passwordVariable(numiden)] === undefined)
      throw new Refusal(
        `La instancia pide contraseña: ponga la de ${numiden} en la variable de ambiente ${passwordVariable(numiden)}.`,
      );
    const cookie = await ask.enter(numiden, role === 'otra' ? other : own);
    const person = detallesUsuarioSchema.parse(await ask(`usuario/detalles/${numiden}`, cookie));
    const may = permissionsOf(person.permisos);
    const needed = [...DOES[role], ...(role === 'otra' ? maquinas.flatMap((maquina) => KEEPS[maquina] ?? []) : [])];
    const missing = needed.filter((permiso) => !may.includes(permiso));
    if (missing.length > 0)
      throw new Refusal(
        `A ${numiden} le faltan permisos para los caminos: ${missing.map((name) => PERMISOS[name].nombre).join(', ')}.`,
      );
    if (role === 'pantalla') {
      if (maquinas.includes('caso')) demandBlindSpot(numiden, person.areas, may);
      demandCategories(
        z.array(subcategoriaSchema).parse(await ask('catalogo/subcategorias', cookie)),
        maquinas.includes('caso'),
      );
    }
    await ask('sesion/logout', cookie, {});
  }
  return { url, tienda: own, otraTienda: other, gente };
}

/** A walk takes a case out of sight of who looks at the screen. */
function demandBlindSpot(numiden: string, areas: readonly number[], may: readonly Permiso[]): void {
  if (may.includes('verTodosLosCasos') || areas.includes(OUTSIDE))
    throw new Refusal(
      `Un camino le quita un caso de la vista a quien mira la pantalla: ${numiden} no debe ver los casos de todas las tiendas ni ser del área ${OUTSIDE}.`,
    );
}

function demandCategories(categories: readonly Category[], walksCases: boolean): void {
  const returns = { id: RETURN_VOUCHER.idSubcategoria, idArea: RETURN_VOUCHER.idArea };
  const needed = [returns, ...(walksCases ? ESCALATIONS : [])];
  const lacking = needed.find(({ id, idArea }) => !categories.some((each) => each.id === id && each.idArea === idArea));
  if (lacking !== undefined)
    throw new Refusal(
      `La instancia no tiene la categoría ${lacking.id} en el área ${lacking.idArea}, que los caminos usan.`,
    );
}

/** The walks stand between the page and its calls, which must go to where the page came from. */
async function demandOneAddress(url: string): Promise<void> {
  const config = (await read(`${url}config.json`)) as { readonly api?: string };
  const api = new URL(config.api ?? 'api/', url).href;
  if (!api.startsWith(url))
    throw new Refusal(
      `La aplicación de ${url} hace sus llamadas a otra dirección (${api}), y los caminos solo pueden ver las suyas.`,
    );
}

function callsOf(url: string) {
  const ask = (path: string, cookie?: string, body?: object): Promise<unknown> =>
    read(`${url}api/${path}`, {
      headers: {
        ...(cookie !== undefined && { cookie }),
        ...(body !== undefined && { 'content-type': 'application/json' }),
      },
      ...(body !== undefined && { method: 'POST', body: JSON.stringify(body) }),
    });
  const enter = async (numiden: string, store: Store): Promise<string> => {
    const login = await fetch(`${url}api/sesion/login`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(credentials(numiden, store)),
    });
    const answer = (await login.json()) as { readonly message?: string; readonly descripcion?: string };
    const said = answer.message ?? answer.descripcion ?? `contestó ${login.status}`;
    if (!login.ok) throw new Refusal(`No se pudo entrar como ${numiden} en ${store.nombre}: ${said}`);
    const cookie = login.headers
      .getSetCookie()
      .map((each) => each.split(';')[0])
      .join('; ');
    const session = (await ask('sesion/actual', cookie)) as { readonly pendiente?: string };
    if (session.pendiente !== undefined)
      throw new Refusal(`${numiden} debe cambiar su contraseña antes: entre una vez a ${url} y cámbiela.`);
    return cookie;
  };
  return Object.assign(ask, { enter });
}

async function read(address: string, init: RequestInit = {}): Promise<unknown> {
  const answer = await fetch(address, init).catch((error: unknown) => {
    throw new Refusal(whyUnreachable(new URL(address), codeOf(error)));
  });
  const isJson = answer.headers.get('content-type')?.includes('json') ?? false;
  if (!answer.ok || !isJson)
    throw new Refusal(
      `En ${address} no contesta Mostrador: --contra pide la dirección de la aplicación, como http://127.0.0.1:4000/mostrador/.`,
    );
  return answer.json();
}

/** Node's codes for certificates that it does not take, in a person's words; for any other, no one vouches. */
const CERTIFICATES: Readonly<Record<string, string>> = {
  CERT_HAS_EXPIRED: 'ya venció',
  CERT_NOT_YET_VALID: 'todavía no vale',
  ERR_TLS_CERT_ALTNAME_INVALID: 'es de otra dirección',
};
const VOUCHED_FOR_BY_NOBODY = /CERT|VERIFY_LEAF|ISSUER/;

/** Why an address gave no answer, in words, from the code of the connection's error. */
export function whyUnreachable({ origin, href }: URL, code: string): string {
  const reason =
    CERTIFICATES[code] ?? (VOUCHED_FOR_BY_NOBODY.test(code) ? 'no lo avala nadie que este equipo conozca' : null);
  if (reason !== null)
    return `El certificado de ${origin} ${reason}. Si es una instancia de prueba, agregue --inseguro; si lo firmó su empresa, ponga la ruta de su certificado raíz en la variable de ambiente NODE_EXTRA_CA_CERTS.`;
  if (code === 'ERR_SSL_WRONG_VERSION_NUMBER' || code === 'ERR_SSL_PACKET_LENGTH_TOO_LONG')
    return `En ${origin} no se habla https: pruebe con http.`;
  return `Nadie contesta en ${href}: ¿está en marcha la instancia?`;
}

/** The code with which Node says why a connection failed; nothing where it says none. */
function codeOf(error: unknown): string {
  const cause = error instanceof Error ? error.cause : null;
  return cause instanceof Error && 'code' in cause ? String(cause.code) : '';
}
