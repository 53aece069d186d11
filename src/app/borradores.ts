import { z } from 'zod';
import { clienteSchema, sexoSchema } from '#domain/clientes';
import { FORMULARIO_VACIO } from '#domain/nuevoCaso';
import type { ClaveOperacion } from '#domain/operaciones';
import type { BorradorNuevoCaso } from '#machines/nuevoCaso.types';

/** A draft older than this is dropped: its customer has long been served, and their data should not lie around. */
export const VIDA_BORRADOR_MS = 7 * 24 * 60 * 60 * 1_000;

const texto = z.string().max(10_000);
const id = z.int().positive().nullable();

const borradorSchema = z.object({
  formulario: z.object({
    nombre: texto,
    apellidoPaterno: texto,
    apellidoMaterno: texto,
    fechaNacimiento: texto,
    sexo: sexoSchema,
    correo: texto,
    telefono: texto,
    celular: texto,
    idArea: id,
    idSubcategoria: id,
    descripcion: texto,
  }),
  cliente: clienteSchema.nullable(),
  anexosPorReponer: z.array(texto).max(50),
  clave: z.string().min(8).max(200).nullable(),
});

/** What the drafts need of the browser's local storage. */
export type Almacen = Pick<Storage, 'getItem' | 'setItem' | 'removeItem' | 'key' | 'length'>;

/**
 * The drafts of one kind on this computer, by a key. Reading gives only what still has the right shape and is younger
 * than a week; a storage that is full or forbidden loses the draft, never the work on screen.
 */
export interface Cajon<T> {
  leer(clave: string): T | null;
  /** Writing what is empty forgets the draft. */
  escribir(clave: string, borrador: T): void;
  olvidar(clave: string): void;
}

/** @param nombre under which the drafts of this kind lie; each kind has its own. */
export const crearCajon = <T>(
  almacen: Almacen | null,
  nombre: string,
  esquema: z.ZodType<T>,
  estaVacio: (borrador: T) => boolean,
  ahora: () => number = Date.now,
): Cajon<T> => {
  const prefijo = `mostrador.borrador.${nombre}.`;
  const guardadoSchema = z.object({ guardado: z.number(), borrador: esquema });

  const leer = (clave: string): T | null => {
    const guardado = intentar(() => guardadoSchema.safeParse(JSON.parse(almacen?.getItem(clave) ?? 'null')));
    if (!guardado?.success) return null;
    const edad = ahora() - guardado.data.guardado;
    return edad <= VIDA_BORRADOR_MS ? guardado.data.borrador : null;
  };

  const quitar = (clave: string): void => {
    intentar(() => almacen?.removeItem(clave));
  };

  const quitarInservibles = (): void => {
    const claves = Array.from({ length: almacen?.length ?? 0 }, (_, n) => almacen?.key(n) ?? '');
    for (const clave of claves) if (clave.startsWith(prefijo) && leer(clave) === null) quitar(clave);
  };

  return {
    leer(clave) {
      intentar(quitarInservibles);
      return leer(prefijo + clave);
    },
    escribir(clave, borrador) {
      if (estaVacio(borrador)) quitar(prefijo + clave);
      else intentar(() => almacen?.setItem(prefijo + clave, JSON.stringify({ guardado: ahora(), borrador })));
    },
    olvidar: (clave) => quitar(prefijo + clave),
  };
};

/** Whose draft it is, and of which operation. */
export interface DuenoBorrador {
  readonly numiden: number;
  readonly operacion: ClaveOperacion;
}

/** The drafts of new cases on this computer, one a person and operation. */
export interface Borradores {
  leer(dueno: DuenoBorrador): BorradorNuevoCaso | null;
  escribir(dueno: DuenoBorrador, borrador: BorradorNuevoCaso): void;
  olvidar(dueno: DuenoBorrador): void;
}

export const crearBorradores = (almacen: Almacen | null, ahora: () => number = Date.now): Borradores => {
  const cajon = crearCajon<BorradorNuevoCaso>(almacen, 'nuevoCaso', borradorSchema, estaVacio, ahora);
  return {
    leer: (dueno) => cajon.leer(claveDe(dueno)),
    escribir: (dueno, borrador) => cajon.escribir(claveDe(dueno), borrador),
    olvidar: (dueno) => cajon.olvidar(claveDe(dueno)),
  };
};

/** The browser's local storage, or null where the browser forbids it. */
export const almacenDelNavegador = (): Almacen | null => intentar(() => window.localStorage) ?? null;

const claveDe = ({ numiden, operacion }: DuenoBorrador): string =>
  `${numiden}.${operacion.tienda}.${operacion.operacion}`;

/** Typed and wiped out again is nothing to come back to. */
const estaVacio = ({ formulario, cliente, anexosPorReponer, clave }: BorradorNuevoCaso): boolean =>
  cliente === null &&
  clave === null &&
  anexosPorReponer.length === 0 &&
  JSON.stringify({ ...FORMULARIO_VACIO, ...formulario }) === JSON.stringify(FORMULARIO_VACIO);

const intentar = <T>(hacer: () => T): T | undefined => {
  try {
    return hacer();
  } catch {
    return undefined;
  }
};
