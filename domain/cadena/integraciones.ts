import { z } from 'zod';
import { freeLine } from '#domain/common/freeText';
import { canonicalHost } from '#domain/common/hosts';
import { savedRecord, seenRecordSchema, shownRecord } from '#domain/common/keptRecord';
import { keysOf } from '#domain/common/keysOf';
import { plainLetters } from '#domain/common/plainLetters';

/** Integrations: programs of the chain (tills, the ERP, logistics) that send us data with a credential of their own. */

/** The calls that an integration may make, in words; one more is one more entry. */
export const ALCANCES = {
  ventas: 'Mandar ventas',
  guias: 'Avisar que una guía cambió',
} as const;

export type Alcance = keyof typeof ALCANCES;

// An object's keys have lost which they are; there is always one.
const NOMBRES_DE_ALCANCES = keysOf(ALCANCES);

export const alcanceSchema = z.enum(NOMBRES_DE_ALCANCES);

/** Secrets of one integration that live at once: the one in use, and the one that takes its place. */
export const MAX_SECRETOS = 2;

/** Lengths in characters, and how many addresses. */
const LIMITS = { nombre: 60, direcciones: 50 } as const;

/** Most words about an integration are said on both sides. */
export const INTEGRATION_TEXTS = {
  requerido: 'Campo requerido',
  nombreLargo: `Escriba como máximo ${LIMITS.nombre} caracteres.`,
  repetido: 'Ya hay una integración con ese nombre.',
  alcances: 'Elija al menos un alcance.',
  direccion: 'Escriba una dirección IP o una red, por ejemplo 10.0.0.5 o 10.1.0.0/16.',
  direcciones: `Como máximo ${LIMITS.direcciones} direcciones.`,
  noExiste: 'No existe esa integración.',
  guardada: 'Integración agregada con éxito',
  editada: 'Integración editada con éxito',
  secretoCreado: 'Secreto creado con éxito',
  secretoQuitado: 'Secreto quitado con éxito',
  sinSecreto: 'Ese secreto ya no existe.',
  demasiadosSecretos: 'La integración ya tiene dos secretos. Quite uno antes de crear otro.',
  credencial: 'La credencial no es válida.',
  desdeOtraDireccion: 'Esta integración no puede entrar desde esta dirección.',
  sinAlcance: 'Esta integración no tiene permiso para esta llamada.',
} as const;

const ADDRESS = z.union([z.ipv4(), z.ipv6(), z.cidrv4(), z.cidrv6()]);

/** An IP address, or a network, each in one spelling: '10.0.0.5', '10.1.0.0/16', 'fd00::/8'. */
const direccionSchema = freeLine()
  .overwrite(canonicalNetwork)
  .refine((text) => ADDRESS.safeParse(text).success, INTEGRATION_TEXTS.direccion);

/** The written data of an integration: each scope and each address once; no address is any. */
export const datosIntegracionSchema = z.object({
  nombre: freeLine().min(1, INTEGRATION_TEXTS.requerido).max(LIMITS.nombre, INTEGRATION_TEXTS.nombreLargo),
  alcances: z
    .array(alcanceSchema)
    .min(1, INTEGRATION_TEXTS.alcances)
    .overwrite((alcances) => NOMBRES_DE_ALCANCES.filter((alcance) => alcances.includes(alcance))),
  direcciones: z
    .array(direccionSchema)
    .overwrite((direcciones) => [...new Set(direcciones)])
    .max(LIMITS.direcciones, INTEGRATION_TEXTS.direcciones),
  activa: z.boolean(),
});
export type DatosIntegracion = z.infer<typeof datosIntegracionSchema>;

/** A secret as it is shown: never itself, only what tells it from another. `creadoPor.nombre` is null for who is not known. */
const secretoSchema = z.object({
  id: z.int().positive(),
  final: z.string(),
  creado: z.iso.datetime(),
  creadoPor: z.object({ numiden: z.int(), nombre: z.string().nullable() }),
  ultimoUso: z.object({ momento: z.iso.datetime(), direccion: z.string() }).nullable(),
});
export type Secreto = z.infer<typeof secretoSchema>;

/** An integration as it is shown. */
export const integracionSchema = datosIntegracionSchema.extend({
  ...shownRecord,
  secretos: z.array(secretoSchema).max(MAX_SECRETOS),
});
export type Integracion = z.infer<typeof integracionSchema>;

/** An integration that is to be saved. */
export const integracionGuardadaSchema = datosIntegracionSchema.extend(savedRecord);

/** A secret that is to end, of an integration. */
export const secretoPorQuitarSchema = seenRecordSchema.extend({ idSecreto: z.int().positive() });

/** Whether two names are the same to people, however they are written. */
export function sameName(a: string, b: string): boolean {
  return plainLetters(a) === plainLetters(b);
}

/** The scopes in words, for a list and for the history. */
export function alcancesInWords(alcances: readonly Alcance[]): readonly string[] {
  return alcances.map((alcance) => ALCANCES[alcance]);
}

/** The one spelling of an address or a network; a text that is neither stays as it is. */
function canonicalNetwork(text: string): string {
  const [address = '', ...bits] = text.split('/');
  const host = canonicalHost(address);
  return host === null ? text : [host, ...bits].join('/');
}
