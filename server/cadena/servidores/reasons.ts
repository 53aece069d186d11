import type { RazonPrueba } from '#domain/cadena/servidores';
import { errorCodeOf } from '../../platform/startupError.ts';

/** Why a connection could not be tried, or how it ended; `texto` says it to a person and holds no secret. */
export interface TryResult {
  readonly razon: RazonPrueba;
  readonly texto: string;
}

/** The address that was being reached when it ended so. */
export interface Reached {
  readonly host: string;
  readonly port: number;
}

/** The result that a web server's status says about the connection; a redirect is told and never followed. */
export function resultOfStatus(status: number): TryResult {
  if (status >= 200 && status < 300)
    return { razon: 'conecta', texto: `Conexión correcta: el servidor contestó ${status}.` };
  if (status >= 300 && status < 400) {
    return {
      razon: 'redirige',
      texto: `El servidor contestó ${status}: manda a otra dirección, y no se siguió. Escriba en URL y Ruta la dirección final.`,
    };
  }
  if (status === 401) {
    return { razon: 'credenciales', texto: 'El servidor contestó 401: no aceptó el usuario o la contraseña.' };
  }
  if (status === 403) {
    return { razon: 'prohibido', texto: 'El servidor contestó 403: ese usuario no tiene permiso para esa ruta.' };
  }
  return { razon: 'otroEstado', texto: `El servidor contestó ${status}. Revise la URL y la ruta.` };
}

/** The result that an error of the system says about the connection. */
export function resultOfError(error: unknown, { host, port }: Reached): TryResult {
  const code = errorCodeOf(error);
  const where = `${host}, puerto ${port}`;
  const razon = REASONS.get(code) ?? reasonOfFamily(code);
  return { razon, texto: TEXTS[razon](where, host) };
}

/** Nothing was answered in time. @param seconds how long it was waited for. */
export function resultOfSilence({ host, port }: Reached, seconds: number): TryResult {
  const waited = seconds === 1 ? '1 segundo' : `${seconds} segundos`;
  return {
    razon: 'sinRespuesta',
    texto: `Nadie contestó en ${waited} en ${host}, puerto ${port}. Revise el puerto y el cortafuegos.`,
  };
}

/** A host that no entry of the allow-list lets through. */
export function resultOfRefusal({ host, port }: Reached, listIsEmpty: boolean): TryResult {
  if (listIsEmpty) {
    return {
      razon: 'sinPermitidos',
      texto:
        'No hay equipos permitidos para probar. Quien instala Mostrador los pone en SERVIDORES_PERMITIDOS, por ejemplo ' +
        `${host}:${port}.`,
    };
  }
  return {
    razon: 'noPermitido',
    texto: `El equipo ${host}, puerto ${port}, no está entre los permitidos. Quien instala Mostrador lo agrega en SERVIDORES_PERMITIDOS.`,
  };
}

/** The connection came about, and no web address is there to ask. */
export function connected({ host, port }: Reached): TryResult {
  return { razon: 'conecta', texto: `Conexión correcta con ${host}, puerto ${port}.` };
}

/** The stored password cannot be read here. @param moved it was sealed for another server, or is damaged. */
export function resultOfUnreadable(moved: boolean): TryResult {
  return {
    razon: 'passIlegible',
    texto: moved
      ? 'La contraseña guardada no es la de este servidor o está dañada. Escríbala de nuevo.'
      : 'La contraseña guardada se cifró con otra clave (CLAVE_SECRETOS) y aquí no se puede leer. Escríbala de nuevo, o recupere esa clave.',
  };
}

type OfError = Exclude<
  RazonPrueba,
  | 'conecta'
  | 'sinPermitidos'
  | 'noPermitido'
  | 'sinRespuesta'
  | 'passIlegible'
  | 'credenciales'
  | 'prohibido'
  | 'redirige'
  | 'otroEstado'
>;

const TEXTS: Readonly<Record<OfError | 'sinRespuesta', (where: string, host: string) => string>> = {
  nombreDesconocido: (_where, host) => `No se encontró ningún equipo con el nombre ${host}.`,
  sinNombres: (_where, host) => `El servicio de nombres (DNS) no contestó al buscar ${host}. Intente de nuevo.`,
  rechazada: (where) => `El equipo rechazó la conexión en ${where}: nadie atiende ese puerto.`,
  sinRespuesta: (where) => `Nadie contestó en ${where}. Revise el puerto y el cortafuegos.`,
  inalcanzable: (where) => `No hay camino de red hasta ${where}.`,
  cortada: (where) => `La conexión con ${where} se cortó antes de la respuesta.`,
  certificado: (_where, host) =>
    `El certificado TLS de ${host} no es de confianza: lo firmó una autoridad que este servidor no conoce.`,
  certificadoVencido: (_where, host) => `El certificado TLS de ${host} está vencido o aún no es válido.`,
  certificadoDeOtro: (_where, host) => `El certificado TLS es de otro equipo, no de ${host}.`,
  noHablaTls: (where) => `En ${where} no se habla TLS (https). Revise si la URL debe empezar con http://.`,
  noHablaHttp: (where) => `En ${where} no contesta un servidor web. Revise el puerto de la URL.`,
};

const REASONS = new Map<string, keyof typeof TEXTS>([
  ['ENOTFOUND', 'nombreDesconocido'],
  ['ENODATA', 'nombreDesconocido'],
  ['EAI_AGAIN', 'sinNombres'],
  ['ECONNREFUSED', 'rechazada'],
  ['ETIMEDOUT', 'sinRespuesta'],
  ['EHOSTUNREACH', 'inalcanzable'],
  ['ENETUNREACH', 'inalcanzable'],
  ['EADDRNOTAVAIL', 'inalcanzable'],
  ['EACCES', 'inalcanzable'],
  ['EPERM', 'inalcanzable'],
  ['CERT_HAS_EXPIRED', 'certificadoVencido'],
  ['CERT_NOT_YET_VALID', 'certificadoVencido'],
  ['ERR_TLS_CERT_ALTNAME_INVALID', 'certificadoDeOtro'],
  ['EPROTO', 'noHablaTls'],
]);

/** OpenSSL and the parser of HTTP have a code for each fault; a person needs the kind. */
function reasonOfFamily(code: string): keyof typeof TEXTS {
  if (
    /^(DEPTH_ZERO|SELF_SIGNED|UNABLE_TO|CERT_|CRL_|INVALID_CA|INVALID_PURPOSE|HOSTNAME_MISMATCH|ERROR_IN_CERT)/.test(
      code,
    )
  )
    return 'certificado';
  if (code.startsWith('ERR_SSL') || code.startsWith('ERR_TLS')) return 'noHablaTls';
  return code.startsWith('HPE_') ? 'noHablaHttp' : 'cortada';
}
