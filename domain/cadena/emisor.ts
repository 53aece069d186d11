import { z } from 'zod';
import { freeLine } from '#domain/common/freeText';
import { nombreFiscal } from '#domain/common/sat/nombreFiscal';
import { type Persona, REGIMENES_FISCALES, type RegimenFiscal } from '#domain/common/sat/regimenes';
import { judgeRfc, normalizarRfc } from '#domain/common/sat/rfc';

/** Who issues the chain's invoices, and the certificate (CSD) by which they are sealed. */

const MAX_NOMBRE = 300;

/** The words about the issuer that are said on both sides. */
export const EMISOR_TEXTS = {
  rfc: 'Escriba el RFC con que la cadena factura.',
  nombre: 'Escriba el nombre como está en la constancia de situación fiscal, sin SA DE CV.',
  regimen: 'Elija el régimen fiscal.',
  regimenAjeno: 'Ese régimen no es de esta clase de contribuyente.',
  guardado: 'Emisor guardado con éxito',
  csdGuardado: 'Certificado guardado con éxito',
  csdRepetido: 'Ese certificado ya está guardado.',
  contrasena: 'Escriba la contraseña de la llave privada.',
  archivo: 'Elija el archivo.',
  archivoGrande: 'El archivo es demasiado grande para ser del SAT.',
} as const;

// An object's keys have lost which they are; there is always one.
const REGIMENES = Object.keys(REGIMENES_FISCALES) as [string, ...string[]];

/** The written data of the issuer; the name loses its company's form, as the authority wants it. */
export const datosEmisorSchema = z
  .object({
    rfc: freeLine()
      .overwrite(normalizarRfc)
      .refine((rfc) => personaDe(rfc) !== null, EMISOR_TEXTS.rfc),
    nombre: freeLine().min(1, EMISOR_TEXTS.nombre).max(MAX_NOMBRE, EMISOR_TEXTS.nombre),
    regimen: z.enum(REGIMENES, EMISOR_TEXTS.regimen),
  })
  .refine(({ rfc, regimen }) => seAdmite(regimen, personaDe(rfc)), {
    path: ['regimen'],
    error: EMISOR_TEXTS.regimenAjeno,
  })
  .overwrite((datos) => ({ ...datos, nombre: nombreFiscal(datos.nombre, personaDe(datos.rfc)) }));
export type DatosEmisor = z.infer<typeof datosEmisorSchema>;

/** Who has a tax number; null for one that nobody can issue under: a wrong one, or one that stands for the public. */
function personaDe(rfc: string): Persona | null {
  return judgeRfc(rfc).persona;
}

function seAdmite(regimen: string, persona: Persona | null): boolean {
  const personas: readonly Persona[] = REGIMENES_FISCALES[regimen as RegimenFiscal]?.personas ?? [];
  return persona === null || personas.includes(persona);
}

/** A certificate as it is shown, never its key. `subido` is null for one that was given at the start of the server. */
const certificadoDeSelloSchema = z.object({
  noCertificado: z.string(),
  rfc: z.string(),
  desde: z.iso.datetime(),
  hasta: z.iso.datetime(),
  subido: z.iso.datetime().nullable(),
});
export type CertificadoDeEmisor = z.infer<typeof certificadoDeSelloSchema>;

/** The issuer as it is shown. */
export const emisorSchema = z.object({
  id: z.literal(1),
  version: z.int(),
  rfc: z.string(),
  nombre: z.string(),
  regimen: z.string(),
  /** False while the issuer is the made-up one, or the one of the server's environment. */
  guardado: z.boolean(),
  /** The one that seals now; null where none of the chain's does. */
  certificado: certificadoDeSelloSchema.nullable(),
  /** Why nothing can be sealed now; null where something can. */
  impedimento: z.string().nullable(),
  /** No CSD was given: invoices are sealed by a certificate of this installation's own, without fiscal validity. */
  sinValidez: z.boolean(),
  /** The end of the certificate, while it is near; null before. */
  aviso: z.string().nullable(),
});
export type EmisorDeCadena = z.infer<typeof emisorSchema>;

/** The files of a CSD in base64 are a few thousand characters. */
const MAX_BASE64 = 20_000;
const archivo = z.base64(EMISOR_TEXTS.archivo).min(1, EMISOR_TEXTS.archivo).max(MAX_BASE64, EMISOR_TEXTS.archivoGrande);

/** A CSD that is to be kept: its two files in base64, and the password of its key. */
export const csdNuevoSchema = z.object({
  version: z.int().nonnegative().nullable().default(null),
  certificado: archivo,
  llave: archivo,
  contrasena: z.string().min(1, EMISOR_TEXTS.contrasena).max(256, EMISOR_TEXTS.contrasena),
});

const MS_PER_DAY = 86_400_000;
/** How many days before its end the chain is told, and told in earnest. */
const AVISOS = { primero: 30, ultimo: 7 } as const;

/** Says that a certificate is near its end, from 30 days before it on; null before that, and afterwards, when it is told otherwise. */
export function avisoDeVencimiento(hasta: Date, now: Date): string | null {
  const dias = Math.floor((hasta.getTime() - now.getTime()) / MS_PER_DAY);
  if (dias < 0 || dias > AVISOS.primero) return null;
  const cuando = dias === 0 ? 'vence hoy' : dias === 1 ? 'vence mañana' : `vence en ${dias} días`;
  return dias > AVISOS.ultimo
    ? `El certificado (CSD) ${cuando}. Pida otro al SAT y súbalo en Datos fiscales antes de esa fecha.`
    : `El certificado (CSD) ${cuando}: después no se podrá facturar. Pida hoy otro al SAT y súbalo en Datos fiscales.`;
}
