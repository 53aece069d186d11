import { isIP } from 'node:net';
import { isAbsolute } from 'node:path';
import { z } from 'zod';
import { CONSERVA } from '#domain/common/crecimiento';
import { TIME_ZONE } from '#domain/common/dates';
import { VALID_EMAIL } from '#domain/common/email';
import { isLoopback } from '#domain/common/hosts';
import { REGIMENES_FISCALES } from '#domain/common/sat/regimenes';
import { judgeRfc, normalizarRfc } from '#domain/common/sat/rfc';
import { SIN_TIENDAS } from '#domain/common/sinTiendas';
import { readAllowList } from './allowList.ts';
import type { MetricsAddress } from './metrics/endpoint.ts';
import { readKeys } from './secrets/keyText.ts';

// Names only: an offset like '+05:00' means the opposite to PostgreSQL.
function isTimeZone(zone: string): boolean {
  if (!/^[A-Za-z_]+(\/[A-Za-z0-9_+-]+)*$/.test(zone)) return false;
  try {
    return new Intl.DateTimeFormat('es-MX', { timeZone: zone }).resolvedOptions().timeZone !== '';
  } catch {
    return false;
  }
}

function isAddress(texto: string): boolean {
  const [direccion = '', bits, ...resto] = texto.split('/');
  const familia = isIP(direccion);
  return (
    familia !== 0 &&
    resto.length === 0 &&
    (bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= (familia === 4 ? 32 : 128)))
  );
}

/** '0.0.0.0/0' and its like name no host in particular: a slip, or a check switched off. */
const WIDEST_NETWORK_BITS = 8;

function isWholeWorld(texto: string): boolean {
  const bits = /\/(\d{1,3})(?::\d+)?$/.exec(texto)?.[1];
  return bits !== undefined && Number(bits) < WIDEST_NETWORK_BITS;
}

function isPostgresUrl(texto: string): boolean {
  return URL.canParse(texto) && ['postgres:', 'postgresql:'].includes(new URL(texto).protocol);
}

function isSmtpUrl(texto: string): boolean {
  return URL.canParse(texto) && ['smtp:', 'smtps:'].includes(new URL(texto).protocol) && new URL(texto).hostname !== '';
}

function hostAndPort(text: string): MetricsAddress | null {
  const [, address, host = address, digits] = /^(?:\[([0-9A-Fa-f:.]+)\]|([A-Za-z0-9._-]+)):(\d{1,5})$/.exec(text) ?? [];
  const puerto = Number(digits);
  return host === undefined || !(puerto <= 65_535) ? null : { host, puerto };
}

// The given value is no part of the message: a key that is only mistyped is nearly a key.
function parsedBy<T>(how: (text: string) => T | null, refusal: string) {
  return z.string().transform((text, { addIssue }) => {
    const value = how(text);
    if (value !== null) return value;
    addIssue({ code: 'custom', message: refusal });
    return z.NEVER;
  });
}

/** 'a, b u c': the 'u' before an 'o' is the language's. */
const orOf = new Intl.ListFormat('es', { type: 'disjunction' });

function inList<const V extends readonly [string, ...string[]]>(nombre: string, values: V, porOmision: V[number]) {
  return z.enum(values, `${nombre} debe ser ${orOf.format(values)}.`).default(porOmision);
}

/** Of X25519; whether its last letters are right is seen when it is used. */
const AGE_PUBLIC_KEY = /^age1[02-9ac-hj-np-z]{58}$/;

/** The issuer of invoices while none is configured; no taxpayer has this number. */
const SAMPLE_ISSUER = { rfc: 'MDE210401MD3', nombre: 'MOSTRADOR DEMOSTRACION', regimen: '601' } as const;

/** Days, from as many on as whatever reads those rows needs. */
function daysOf({
  variable,
  dias,
  minimo,
}: {
  readonly variable: string;
  readonly dias: number;
  readonly minimo: number;
}) {
  const refusal = `${variable} debe ser un número de días entre ${minimo} y 36500.`;
  return z
    .string()
    .regex(/^\d{1,5}$/, refusal)
    .transform(Number)
    .refine((days) => days >= minimo && days <= 36_500, refusal)
    .default(dias);
}

const CLOSING_REFUSAL = 'CIERRE_SEGUNDOS debe ser un número de segundos entre 5 y 999.';

/** The variables of the environment, each with its default; a wrong one is refused by a Spanish sentence that names it. */
export const environmentSchema = z
  .object({
    PORT: z
      .string()
      .regex(/^\d{1,5}$/, 'PORT debe ser un número de puerto entre 0 y 65535.')
      .transform(Number)
      .refine((port) => port <= 65_535, 'PORT debe ser un número de puerto entre 0 y 65535.')
      .default(4000),
    HOST: z
      .string()
      .regex(/^[A-Za-z0-9.:_-]+$/, { error: 'HOST debe ser una dirección o un nombre de equipo.', abort: true })
      .default('127.0.0.1'),
    BASE_PATH: z
      .string()
      .regex(
        /^\/([A-Za-z0-9_~-][A-Za-z0-9._~-]*\/)*$/,
        'BASE_PATH debe empezar y terminar con una diagonal, por ejemplo /mostrador/.',
      )
      .default('/mostrador/'),
    DATA_DIR: z.string().min(1, 'DATA_DIR debe ser el nombre de una carpeta.').default('.data'),
    ENTRADA_DIR: z
      .string()
      .refine(isAbsolute, 'ENTRADA_DIR debe ser el nombre completo de una carpeta, por ejemplo /srv/mostrador/entrada.')
      .optional(),
    DATABASE_URL: z
      .string()
      .refine(
        isPostgresUrl,
        'DATABASE_URL no es una dirección de PostgreSQL: se espera postgres://usuario:contraseña@equipo:puerto/base.',
      )
      .optional(),
    DATABASE_URL_ESCUCHA: z
      .string()
      .refine(
        isPostgresUrl,
        'DATABASE_URL_ESCUCHA no es una dirección de PostgreSQL: se espera postgres://usuario:contraseña@equipo:puerto/base.',
      )
      .optional(),
    DATABASE_URL_LECTURA: z
      .string()
      .refine(
        isPostgresUrl,
        'DATABASE_URL_LECTURA no es una dirección de PostgreSQL: se espera postgres://usuario:contraseña@equipo:puerto/base.',
      )
      .optional(),
    REGISTRO: inList('REGISTRO', ['peticiones', 'avisos', 'errores'], 'avisos'),
    METRICAS: parsedBy(
      hostAndPort,
      'METRICAS debe ser una dirección con su puerto, por ejemplo 127.0.0.1:9464.',
    ).optional(),
    AUTH: inList('AUTH', ['numiden', 'contrasena', 'oidc'], 'numiden'),
    AUTH_EMERGENCIA: z
      .string()
      .regex(/^[0-9]{1,10}$/, 'AUTH_EMERGENCIA debe ser un número de empleado.')
      .transform(Number)
      .optional(),
    TIENDAS_SIN_NOMBRAR: inList('TIENDAS_SIN_NOMBRAR', SIN_TIENDAS, 'todas'),
    OIDC_EMISOR: z.string().optional(),
    OIDC_CLIENTE: z.string().optional(),
    OIDC_SECRETO: z.string().optional(),
    OIDC_ORIGEN: z.string().optional(),
    OIDC_ALCANCE: z
      .string()
      .refine((text) => text.split(' ').includes('openid'), 'OIDC_ALCANCE debe incluir openid.')
      .default('openid'),
    OIDC_NUMIDEN: z.string().default('numiden'),
    OIDC_GRUPOS: z.string().optional(),
    OIDC_TIENDAS: z.string().optional(),
    OIDC_ACR: z
      .string()
      .transform((text) => text.split(/\s+/).filter((one) => one !== ''))
      .default([]),
    OIDC_SALIDA: inList('OIDC_SALIDA', ['si', 'no'], 'no'),
    DEMO: inList('DEMO', ['si', 'no'], 'si'),
    PROXIES: z
      .string()
      .transform((texto) => texto.split(',').map((part) => part.trim()))
      .refine((parts) => parts.every(isAddress), {
        error: 'PROXIES debe ser una lista de direcciones IP o redes, por ejemplo 10.0.0.5,10.1.0.0/16.',
        abort: true,
      })
      .refine(
        (parts) => !parts.some(isWholeWorld),
        'PROXIES nombra a casi cualquiera, y cualquiera podría decir que viene de donde quiera: nombre sus balanceadores, por ejemplo 10.0.0.5.',
      )
      .default([]),
    CLAVE_SECRETOS: parsedBy(
      readKeys,
      'CLAVE_SECRETOS debe ser una clave de 32 bytes en base64, o varias separadas por comas; openssl rand -base64 32 hace una.',
    ).default([]),
    SERVIDORES_PERMITIDOS: parsedBy(
      readAllowList,
      'SERVIDORES_PERMITIDOS debe ser una lista de equipos, direcciones o redes, por ejemplo erp.cadena.mx,10.0.0.5:8443,10.1.0.0/16.',
    )
      .refine(
        (allowed) => !allowed.some((entry) => entry.tipo === 'red' && entry.red[1] < WIDEST_NETWORK_BITS),
        'SERVIDORES_PERMITIDOS permite casi cualquier dirección: nombre los equipos o las redes de la cadena, por ejemplo erp.cadena.mx,10.1.0.0/16.',
      )
      .default([]),
    SMTP_URL: z
      .string()
      .refine(
        isSmtpUrl,
        'SMTP_URL no es la dirección de un servidor de correo: se espera smtp://usuario:contraseña@equipo:puerto o smtps://…',
      )
      .optional(),
    REMITENTE: z
      .string()
      .refine((correo) => VALID_EMAIL.test(correo), 'REMITENTE debe ser una dirección de correo.')
      .optional(),
    CSD_CER: z.string().optional(),
    CSD_LLAVE: z.string().optional(),
    CSD_CONTRASENA: z.string().optional(),
    TIMBRADO: inList('TIMBRADO', ['embebido', 'sw', 'finkok'], 'embebido'),
    TIMBRADO_URL: z.string().optional(),
    TIMBRADO_URL_CONSULTA: z.string().optional(),
    TIMBRADO_USUARIO: z.string().optional(),
    TIMBRADO_CONTRASENA: z.string().optional(),
    TIMBRADO_RFC: z.string().optional(),
    SAT_URL: z.string().optional(),
    RESPALDO_PARA: z
      .string()
      .transform((text) => text.split(',').map((key) => key.trim()))
      .refine(
        (keys) => keys.every((key) => AGE_PUBLIC_KEY.test(key)),
        'RESPALDO_PARA debe ser una llave pública de age (age1…), o varias separadas por comas.',
      )
      .default([]),
    RESPALDO_IDENTIDAD: z.string().optional(),
    CONSERVA_CORREOS: daysOf(CONSERVA.correos),
    CONSERVA_CLAVES: daysOf(CONSERVA.claves),
    CONSERVA_EVENTOS: daysOf(CONSERVA.eventos),
    CONSERVA_ENTRADAS: daysOf(CONSERVA.entradas),
    CONSERVA_NOVEDADES: daysOf(CONSERVA.novedades),
    CONSERVA_LECTURAS: daysOf(CONSERVA.lecturas),
    CONSERVA_RECHAZOS: daysOf(CONSERVA.rechazos),
    CONSERVA_BUSQUEDAS: daysOf(CONSERVA.busquedas),
    CIERRE_SEGUNDOS: z
      .string()
      .regex(/^\d{1,3}$/, CLOSING_REFUSAL)
      .transform(Number)
      .refine((seconds) => seconds >= 5, CLOSING_REFUSAL)
      .default(10),
    EMISOR_RFC: z
      .string()
      .refine((rfc) => judgeRfc(rfc).verdict !== 'invalido', 'EMISOR_RFC debe ser el RFC con que la cadena factura.')
      .transform(normalizarRfc)
      .default(SAMPLE_ISSUER.rfc),
    EMISOR_NOMBRE: z
      .string()
      .max(300, 'EMISOR_NOMBRE puede tener como máximo 300 caracteres.')
      .default(SAMPLE_ISSUER.nombre),
    EMISOR_REGIMEN: z
      .string()
      .refine(
        (clave) => clave in REGIMENES_FISCALES,
        'EMISOR_REGIMEN debe ser una clave del catálogo, por ejemplo 601.',
      )
      .default(SAMPLE_ISSUER.regimen),
    CADENA: z.string().max(60, 'CADENA puede tener como máximo 60 caracteres.').default('Mostrador'),
    TZ: z
      .string()
      .refine(isTimeZone, 'TZ debe ser una zona horaria conocida, por ejemplo America/Mexico_City.')
      .default(TIME_ZONE),
  })
  .refine((environment) => environment.DATABASE_URL_LECTURA === undefined || environment.DATABASE_URL !== undefined, {
    error: 'DATABASE_URL_LECTURA es una copia para leer de la base de DATABASE_URL: indique también DATABASE_URL.',
  })
  .refine((environment) => environment.AUTH === 'oidc' || environment.AUTH_EMERGENCIA === undefined, {
    error: 'AUTH_EMERGENCIA deja entrar con contraseña cuando el proveedor no responde: solo vale con AUTH=oidc.',
  })
  .refine((environment) => environment.AUTH !== 'numiden' || isLoopback(environment.HOST), {
    error:
      'HOST expone el servidor a otros equipos y con AUTH=numiden bastaría conocer un número de empleado para entrar: use AUTH=contrasena, AUTH=oidc o HOST=127.0.0.1.',
  });
