import { type NombreVecino, VECINOS } from '#contract/vecinos';
import { canonicalHost, isLoopback } from '#domain/common/hosts';
import { type AllowedHost, mayBeAllowed } from '../../allowList.ts';
import { readSecrets } from './signature.ts';

/** Where a neighbour of the chain's own is, and how it knows us. */
export interface RemoteSettings {
  readonly nombre: NombreVecino;
  /** The address under which its operations are. */
  readonly url: string;
  /** Each message is signed by all of them. */
  readonly secretos: readonly Buffer[];
  readonly token: string | null;
  /** PEM files of a client certificate and its key; both or none. */
  readonly certificado: string | null;
  readonly llave: string | null;
}

/** The neighbours in whose place the chain has put its own; the others are embedded. */
export type RemoteNeighbours = Readonly<Partial<Record<NombreVecino, RemoteSettings>>>;

const PARTS = ['URL', 'SECRETO', 'TOKEN', 'CERTIFICADO', 'LLAVE'] as const;

/**
 * Reads `VECINO_<NOMBRE>_<PARTE>` of an environment without empty values.
 * @param allowed null where the list itself is wrong, which is told by itself.
 * @returns the neighbours, and one Spanish sentence for each wrong value; no sentence holds a secret.
 */
export function readRemotes(
  environment: Readonly<Record<string, string | undefined>>,
  allowed: readonly AllowedHost[] | null,
): { readonly vecinos: RemoteNeighbours; readonly errores: readonly string[] } {
  const names = Object.keys(VECINOS) as NombreVecino[];
  const known = names.flatMap((name) => PARTS.map((part) => variable(name, part)));
  const unknown = Object.keys(environment).filter((name) => name.startsWith('VECINO_') && !known.includes(name));
  const errores = unknown.map((name) => `${name} no existe: los vecinos son ${names.join(', ').toUpperCase()}.`);
  const vecinos: Partial<Record<NombreVecino, RemoteSettings>> = {};
  for (const nombre of names) {
    const given = PARTS.filter((part) => environment[variable(nombre, part)] !== undefined);
    if (given.length === 0) continue;
    const read = readRemote(nombre, (part) => environment[variable(nombre, part)] ?? null, allowed);
    if (typeof read === 'string') errores.push(read);
    else vecinos[nombre] = read;
  }
  return { vecinos, errores };
}

function variable(nombre: NombreVecino, part: (typeof PARTS)[number]): string {
  return `VECINO_${nombre.toUpperCase()}_${part}`;
}

function readRemote(
  nombre: NombreVecino,
  partOf: (part: (typeof PARTS)[number]) => string | null,
  allowed: readonly AllowedHost[] | null,
): RemoteSettings | string {
  const [url, secreto, token, certificado, llave] = PARTS.map(partOf);
  const name = (part: (typeof PARTS)[number]) => variable(nombre, part);
  if (url == null) return `${name('URL')} falta: sin ella no sirve lo demás de ese vecino.`;
  const fault = faultOfUrl(url, name('URL'), allowed);
  if (fault !== null) return fault;
  const secretos = secreto == null ? null : readSecrets(secreto);
  if (secretos === null) {
    return `${name('SECRETO')} debe ser un secreto, o varios separados por comas: whsec_ y de 24 a 64 bytes en base64. npm run vecinos -- secreto hace uno.`;
  }
  if ((certificado == null) !== (llave == null)) return `${name('CERTIFICADO')} y ${name('LLAVE')} van juntos.`;
  return { nombre, url, secretos, token: token ?? null, certificado: certificado ?? null, llave: llave ?? null };
}

function faultOfUrl(text: string, name: string, allowed: readonly AllowedHost[] | null): string | null {
  const url = URL.canParse(text) ? new URL(text) : null;
  const host = url === null ? null : canonicalHost(url.hostname);
  const isPlain = url?.protocol === 'http:' && host !== null && isLoopback(host);
  const extra = url === null ? '' : url.username + url.password + url.search + url.hash;
  if (url === null || host === null || extra !== '' || (url.protocol !== 'https:' && !isPlain)) {
    return `${name} debe ser una dirección https, por ejemplo https://vecino.cadena.mx/v1; http solo en este mismo equipo.`;
  }
  const port = url.port === '' ? (isPlain ? 80 : 443) : Number(url.port);
  if (allowed === null || mayBeAllowed(allowed, host, port)) return null;
  return `${name} lleva a ${host}, puerto ${port}, que no está en SERVIDORES_PERMITIDOS.`;
}
