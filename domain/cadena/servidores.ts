import { z } from 'zod';
import { freeLine } from '#domain/common/freeText';
import { canonicalHost } from '#domain/common/hosts';
import { seenRecordSchema } from '#domain/common/keptRecord';
import { recordId } from '#domain/common/recordId';

/** Lengths, in characters. */
const SERVER_LIMITS = { servidor: 253, usuario: 100, pass: 200, path: 300, url: 300 } as const;

/** Most words about a server are said on both sides. */
export const SERVER_TEXTS = {
  requerido: 'Campo requerido',
  servidor: 'Escriba un nombre de equipo o una dirección IP.',
  puerto: 'Escriba un puerto entre 1 y 65535.',
  url: 'Escriba una dirección que empiece con http:// o https://',
  urlConCredenciales: 'Escriba el usuario y la contraseña en sus campos, no en la URL.',
  sinParametros: 'Va sin parámetros: quite lo que sigue a ? o #.',
  reescribir: 'Escriba de nuevo la contraseña: el servidor cambió.',
  noExiste: 'No existe ese servidor.',
  guardado: 'Servidor agregado con éxito',
  editado: 'Servidor editado con éxito',
  encendido: 'Servidor encendido con éxito',
  apagado: 'Servidor apagado con éxito',
  yaEncendido: 'El servidor ya está encendido.',
  yaApagado: 'El servidor ya está apagado.',
} as const;

/** A password as it is typed: any characters, kept as they are. */
export const passSchema = z
  .string()
  .max(SERVER_LIMITS.pass, `Escriba como máximo ${SERVER_LIMITS.pass} caracteres.`)
  .regex(/^[^\p{Cc}]*$/u, 'La contraseña no lleva saltos de línea ni tabuladores.');

/**
 * The written data of a server (specification, section 3, "Server config"), without its password. `servidor` is kept in
 * the one form of `canonicalHost`; `url` is '' for a server that is no web server, and `path` follows it. Neither holds
 * a secret: both are shown, and kept in the audit.
 */
export const datosServidorSchema = z.object({
  servidor: line(SERVER_LIMITS.servidor)
    .overwrite((text) => canonicalHost(text) ?? text)
    .refine((text) => canonicalHost(text) !== null, { error: SERVER_TEXTS.servidor, when: isNotEmpty }),
  usuario: freeLine().max(SERVER_LIMITS.usuario, tooLong(SERVER_LIMITS.usuario)),
  puerto: z.int(SERVER_TEXTS.puerto).min(1, SERVER_TEXTS.puerto).max(65_535, SERVER_TEXTS.puerto),
  path: freeLine()
    .max(SERVER_LIMITS.path, tooLong(SERVER_LIMITS.path))
    .regex(/^[^?#]*$/, SERVER_TEXTS.sinParametros),
  url: freeLine()
    .max(SERVER_LIMITS.url, tooLong(SERVER_LIMITS.url))
    .superRefine((text, { addIssue }) => {
      const fault = faultOfUrl(text);
      if (fault !== null) addIssue(fault);
    }),
});
export type DatosServidor = z.infer<typeof datosServidorSchema>;

/** A server as it is shown: whether it has a password, never which. */
export const servidorSchema = datosServidorSchema.extend({
  id: z.int(),
  activo: z.boolean(),
  tienePass: z.boolean(),
  /** There is a password, but this installation has no key that opens it: it must be typed again. */
  passIlegible: z.boolean(),
  version: z.int(),
});
export type Servidor = z.infer<typeof servidorSchema>;

const seen = seenRecordSchema.extend({
  /** Left out, it stays as it is. */
  activo: z.boolean().optional(),
});

/** A server that is to be made; `pass` is null for one without a password. */
export const servidorNuevoSchema = datosServidorSchema.extend({
  pass: passSchema.nullable().default(null),
  activo: z.boolean().default(true),
});

/** All of a server, its password included: `pass` takes the place of the old one, null takes it away. */
export const servidorEnteroSchema = datosServidorSchema.extend({ ...seen.shape, pass: passSchema.nullable() });

/** All of a server but its password, which stays: a client that sends one here is told so. */
export const servidorSinPassSchema = z.strictObject({ ...datosServidorSchema.shape, ...seen.shape });

/**
 * A connection that is to be tried. With `id` and without `pass` the server's own password is used, as long as it goes where
 * it belongs.
 */
export const pruebaServidorSchema = datosServidorSchema.extend({
  id: recordId(),
  pass: passSchema.nullable().default(null),
});
export type PruebaServidor = z.infer<typeof pruebaServidorSchema>;

/** How the try of a connection can end; 'conecta' alone is good. */
export const RAZONES_PRUEBA = [
  'conecta',
  'sinPermitidos',
  'noPermitido',
  'nombreDesconocido',
  'sinNombres',
  'rechazada',
  'sinRespuesta',
  'inalcanzable',
  'cortada',
  'certificado',
  'certificadoVencido',
  'certificadoDeOtro',
  'noHablaTls',
  'noHablaHttp',
  'credenciales',
  'prohibido',
  'redirige',
  'otroEstado',
  'passIlegible',
] as const;
export type RazonPrueba = (typeof RAZONES_PRUEBA)[number];

/**
 * Where a password of a server goes: to another machine, another port or another site it is another's. The path stays within
 * the site.
 */
export function passwordDestination({
  servidor,
  puerto,
  url,
}: Pick<DatosServidor, 'servidor' | 'puerto' | 'url'>): string {
  return JSON.stringify([servidor, puerto, url === '' ? '' : new URL(url).origin]);
}

/** The address that is asked for: `url` with `path` behind it; null for a server that is no web server. */
export function askedAddress({ url, path }: Pick<DatosServidor, 'url' | 'path'>): URL | null {
  if (url === '') return null;
  // Joined as texts: read as a reference, a path of two slashes would be another machine.
  return new URL(`${url.replace(/\/+$/, '')}/${path.replace(/^[/\\]+/, '')}`);
}

function line(max: number) {
  return freeLine().min(1, SERVER_TEXTS.requerido).max(max, tooLong(max));
}

function tooLong(max: number): string {
  return `Escriba como máximo ${max} caracteres.`;
}

function isNotEmpty({ value }: { readonly value: unknown }): boolean {
  return typeof value === 'string' && value !== '';
}

function faultOfUrl(text: string): string | null {
  if (text === '') return null;
  if (!/^https?:\/\//i.test(text) || text.includes('\\')) return SERVER_TEXTS.url;
  const read = parsed(text);
  if (read === null) return SERVER_TEXTS.url;
  if (read.username !== '' || read.password !== '' || /^[^/]*\/\/[^/?#]*@/.test(text))
    return SERVER_TEXTS.urlConCredenciales;
  if (/[?#]/.test(text)) return SERVER_TEXTS.sinParametros;
  return canonicalHost(read.hostname) === null ? SERVER_TEXTS.url : null;
}

function parsed(text: string): URL | null {
  try {
    return new URL(text);
  } catch {
    return null;
  }
}
