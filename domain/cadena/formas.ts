import { z } from 'zod';
import { freeLine } from '#domain/common/freeText';
import { savedRecord, shownRecord } from '#domain/common/keptRecord';
import { plainLetters } from '#domain/common/plainLetters';
import { FORMAS_PAGO, type FormaPago } from '#domain/common/sat/catalogos';
import {
  CREDITO_DE_LA_CASA,
  esFormaConocida,
  FORMAS_CONOCIDAS,
  type FormaConocida,
  formaDePago,
} from './pagosDeVenta.ts';

/** The forms of payment of the chain's tills: as which of the known ones each goes back, and by which key of the authority it is invoiced. */

/** A form, as a payment is read by it. */
export interface Forma {
  readonly nombre: string;
  /** The known form by which it goes back. */
  readonly como: number;
  /** Null for the chain's credit, with which nothing is paid yet. */
  readonly claveSat: FormaPago | null;
}

/** The forms that a chain has, by the numbers of its tills. */
export type Formas = ReadonlyMap<number, Forma>;

/** The forms that each chain has before it gives any. */
export const FORMAS_INICIALES: Formas = new Map(
  Object.entries(FORMAS_CONOCIDAS).map(([numero, nombre]) => {
    const como = Number(numero);
    return [como, { nombre, como, claveSat: formaDePago({ idFormaPago: como }) }];
  }),
);

const LIMITS = { numero: 9_999, nombre: 60 } as const;

/** The words about forms that are said on both sides. */
export const FORMA_TEXTS = {
  requerido: 'Campo requerido',
  numero: 'Escriba el número con que las cajas conocen la forma de pago, de hasta 4 dígitos.',
  nombreLargo: `Escriba como máximo ${LIMITS.nombre} caracteres.`,
  como: 'Elija como cuál se devuelve.',
  comoFijo: 'Esta forma es del sistema: se devuelve siempre como ella misma.',
  clave: 'Elija la clave del SAT.',
  claveFija: 'La clave de esta forma no cambia.',
  sinClave: 'El crédito de la casa no lleva clave: se factura por definir (99), en parcialidades.',
  repetida: 'Ya hay una forma de pago con ese número.',
  delSistema: 'Esta forma es del sistema: no se quita.',
  noExiste: 'Esa forma de pago ya no existe.',
} as const;

/** The known forms whose key the chain may choose; the others have one that says the same. */
const CON_CLAVE_ELEGIBLE: readonly number[] = [9, 10];

/** The keys that a form may have. 99 is said of what is not paid yet. */
// An object's keys have lost which they are; there are always some.
export const CLAVES_DE_FORMA = Object.keys(FORMAS_PAGO).filter((clave) => clave !== '99') as [
  FormaPago,
  ...FormaPago[],
];

const numero = z.int(FORMA_TEXTS.numero).positive(FORMA_TEXTS.numero).max(LIMITS.numero, FORMA_TEXTS.numero);

const campos = z.object({
  numero,
  nombre: freeLine().min(1, FORMA_TEXTS.requerido).max(LIMITS.nombre, FORMA_TEXTS.nombreLargo),
  como: z.custom<FormaConocida>((value) => typeof value === 'number' && esFormaConocida(value), FORMA_TEXTS.como),
  claveSat: z.enum(CLAVES_DE_FORMA, FORMA_TEXTS.clave).nullable(),
});

/** The written data of a form. */
export const datosFormaSchema = campos.check(judge);
export type DatosForma = z.infer<typeof datosFormaSchema>;

/** A form as it is shown; `id` is its number. */
export const formaSchema = campos.extend(shownRecord);
export type FormaDeCadena = z.infer<typeof formaSchema>;

/** A form that is to be saved; `numero` counts for a new one alone. */
export const formaGuardadaSchema = campos
  .extend(savedRecord)
  .overwrite((forma) => ({ ...forma, numero: forma.id ?? forma.numero }))
  .check(judge);

/** The chain's credit has no key and everything else has one; what is the system's goes back as itself. */
function judge({ value, issues }: z.core.ParsePayload<z.infer<typeof campos>>): void {
  const { numero, como, claveSat } = value;
  const fault = (path: keyof DatosForma, message: string) =>
    issues.push({ code: 'custom', input: value, path: [path], message });
  if (esFormaConocida(numero) && como !== numero) fault('como', FORMA_TEXTS.comoFijo);
  else if (como === CREDITO_DE_LA_CASA && claveSat !== null) fault('claveSat', FORMA_TEXTS.sinClave);
  else if (como !== CREDITO_DE_LA_CASA && claveSat === null) fault('claveSat', FORMA_TEXTS.clave);
  else if (!eligeClave({ numero, como }) && claveSat !== formaDePago({ idFormaPago: como })) {
    fault('claveSat', FORMA_TEXTS.claveFija);
  }
}

/** Whether the chain chooses the key of a form: `numero` is null for one that has none yet. */
export function eligeClave({ numero, como }: { readonly numero: number | null; readonly como: number }): boolean {
  if (como === CREDITO_DE_LA_CASA) return false;
  return numero === null || !esFormaConocida(numero) || CON_CLAVE_ELEGIBLE.includes(numero);
}

/** The key of a form in words. */
export function claveDeForma(claveSat: FormaPago | null): string {
  const clave = claveSat ?? '99';
  return `${clave} ${FORMAS_PAGO[clave]}`;
}

/** The columns of a file of forms, as it is loaded and as it is exported. */
export const COLUMNAS_FORMAS = ['Número', 'Nombre', 'SeDevuelveComo', 'ClaveSAT'] as const;

/** The form that a line of a file says, or why it says none. @param valores in the order of COLUMNAS_FORMAS. */
export function formaDeLinea(valores: readonly string[]): DatosForma | { readonly motivo: string } {
  const [numero = '', nombre = '', comoCual = '', clave = ''] = valores.map((valor) => valor.trim());
  const como = Object.entries(FORMAS_CONOCIDAS).find(
    ([known, name]) => known === comoCual || plainLetters(name) === plainLetters(comoCual),
  );
  if (como === undefined) {
    const names = Object.values(FORMAS_CONOCIDAS).join(', ');
    return { motivo: `SeDevuelveComo debe ser una de estas: ${names}; y dice «${comoCual}».` };
  }
  const read = datosFormaSchema.safeParse({
    numero: /^\d{1,9}$/.test(numero) ? Number(numero) : null,
    nombre,
    como: Number(como[0]),
    // A spreadsheet takes the leading zero of 08 away.
    claveSat: clave === '' ? null : clave.padStart(2, '0'),
  });
  return read.success ? read.data : { motivo: read.error.issues[0]?.message ?? read.error.message };
}
