import { z } from 'zod';
import { FORMA_DE_FOLIO } from '#domain/common/folios';
import { type Centavos, fromPesos, toPesos } from '#domain/common/money';
import { pesosSchema } from '#domain/common/pesos';

/** Our systems beside this one, as contracts: one a neighbour, each operation a POST of JSON to `{base}/{operacion}`. */

/** An operation of a neighbour; what travels is the input of its schemas, what the house works with their output. */
export interface Operacion {
  /** One Spanish sentence for who implements it. */
  readonly descripcion: string;
  /** Changes carry a clave, and count once under it; readings do not. */
  readonly cambia: boolean;
  /** Whether a reading may answer that there is nothing (`no-existe`). */
  readonly puedeFaltar: boolean;
  /** Fields of `datos` that may differ between two tries under one clave: they do not make it another request. */
  readonly libres: readonly string[];
  readonly datos: z.ZodType;
  readonly resultado: z.ZodType;
}

/** The contract of a neighbour. */
export interface Vecino {
  readonly nombre: string;
  /** As a person calls it, with its article: 'la billetera'. */
  readonly titulo: string;
  readonly descripcion: string;
  readonly operaciones: Readonly<Record<string, Operacion>>;
}

/** The outcome of an operation, as the house works with it: null where a reading found nothing. */
export type ResultadoDe<O extends Operacion> =
  | z.output<O['resultado']>
  | (O extends { readonly puedeFaltar: true } ? null : never);

/** The same value, which must not be changed in any part. */
export type Intacto<T> = T extends string | number | boolean | null | undefined | Date
  ? T
  : { readonly [K in keyof T]: Intacto<T[K]> };

interface Formas<D extends z.ZodType, R extends z.ZodType> {
  readonly datos: D;
  readonly resultado: R;
}

/** Makes a reading that always finds something. */
export function lectura<D extends z.ZodType, R extends z.ZodType>(descripcion: string, formas: Formas<D, R>) {
  return { descripcion, cambia: false, puedeFaltar: false, libres: [], ...formas } as const;
}

/** Makes a reading of what may not be there. */
export function busqueda<D extends z.ZodType, R extends z.ZodType>(descripcion: string, formas: Formas<D, R>) {
  return { descripcion, cambia: false, puedeFaltar: true, libres: [], ...formas } as const;
}

/** Makes a change, which counts once under its clave. */
export function cambio<D extends z.ZodType, R extends z.ZodType>(
  descripcion: string,
  formas: Formas<D, R> & { readonly libres?: readonly (keyof z.output<D> & string)[] },
) {
  return { descripcion, cambia: true, puedeFaltar: false, libres: [], ...formas } as const;
}

/** Money: pesos with at most two decimals while it travels, whole centavos in the house. */
export const dinero = z.codec(
  pesosSchema,
  z.custom<Centavos>((amount) => Number.isSafeInteger(amount)),
  { decode: (pesos) => fromPesos(pesos), encode: (amount) => toPesos(amount) },
);

/** A moment: ISO 8601 with its zone while it travels. */
export const instante = z.codec(z.iso.datetime({ offset: true }), z.date(), {
  decode: (text) => new Date(text),
  encode: (moment) => moment.toISOString(),
});

/** A customer's number. */
export const numiden = z.int().positive();

/** A folio of the neighbour's own. */
export const folio = z.string().min(1).max(40);

/** One that people type or scan: of any form in which it can be typed, kept and shown exactly as it was given. */
export const folioTecleado = z
  .string()
  .regex(FORMA_DE_FOLIO)
  .describe(
    'De cualquier forma que se pueda teclear: hasta 40 caracteres visibles, con espacios sueltos entre ellos. Se guarda y se muestra tal cual. Quien lo teclea puede ' +
      'cambiar mayúsculas, espacios y guiones: si así no lo hay, se pregunta también sin ellos y en mayúsculas.',
  );

/** A store, and the number of a sale in it. */
export const venta = {
  tienda: z.int().positive(),
  operacion: z.int().positive().max(9_999_999_999),
};
