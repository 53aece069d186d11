import { z } from 'zod';
import { type IsoDate, shortDate } from '#domain/common/dates';
import { freeLine } from '#domain/common/freeText';
import { savedRecord, shownRecord } from '#domain/common/keptRecord';
import { diaDeHoja, type FilaLeida, type LineaMala, mismaPalabra } from './archivo.ts';

/** The holidays of a chain: the days on which all its stores, or some, stay closed. */

const MAX_NOMBRE = 80;

/** The words about holidays that are said on both sides. */
export const FESTIVO_TEXTS = {
  requerido: 'Campo requerido',
  fecha: 'Elija el día en que se cierra.',
  nombreLargo: `Escriba como máximo ${MAX_NOMBRE} caracteres.`,
  tiendas: 'Elija las tiendas que cierran, o todas.',
  numeros: 'Tiendas lleva Todas, o los números de las que cierran: 1, 5, 12.',
  sinTienda: (numero: number) => `No hay una tienda con el número ${numero}.`,
  repetido: 'Ya hay un día festivo con esa fecha y ese nombre.',
  noExiste: 'Ese día festivo ya no existe.',
} as const;

const campos = z.object({
  fecha: z.iso.date(FESTIVO_TEXTS.fecha),
  nombre: freeLine().min(1, FESTIVO_TEXTS.requerido).max(MAX_NOMBRE, FESTIVO_TEXTS.nombreLargo),
  /** The numbers of the stores that stay closed; null for all of them, also those to come. */
  tiendas: z
    .array(z.int().positive())
    .min(1, FESTIVO_TEXTS.tiendas)
    .overwrite((numeros) => [...new Set(numeros)].toSorted((one, other) => one - other))
    .nullable(),
});

/** The written data of a holiday. */
export const datosFestivoSchema = campos;
export type DatosFestivo = z.infer<typeof campos>;

/** A holiday as it is shown. */
export const festivoSchema = campos.extend(shownRecord);
export type Festivo = z.infer<typeof festivoSchema>;

/** A holiday that is to be saved. */
export const festivoGuardadoSchema = campos.extend(savedRecord);

/** The holidays of one store, their names by day. */
export function festivosDe(
  festivos: readonly Pick<DatosFestivo, 'fecha' | 'nombre' | 'tiendas'>[],
  cvetda: number,
): ReadonlyMap<IsoDate, string> {
  return new Map(
    festivos.flatMap(({ fecha, nombre, tiendas }) =>
      tiendas === null || tiendas.includes(cvetda) ? [[fecha, nombre] as const] : [],
    ),
  );
}

/** The name of a holiday in a sentence. */
export function festivoEnPalabras({ fecha, nombre }: Pick<DatosFestivo, 'fecha' | 'nombre'>): string {
  return `${nombre} (${shortDate(fecha)})`;
}

/** The stores of a holiday in words. */
export function tiendasDeFestivo(tiendas: DatosFestivo['tiendas']): string {
  return tiendas === null ? TODAS : tiendas.join(', ');
}

const TODAS = 'Todas';

/** The columns of a file of holidays, as it is loaded and as it is exported. */
export const COLUMNAS_FESTIVOS = ['Fecha', 'Nombre', 'Tiendas'] as const;

/** The holiday that a line of a file says, or why it says none. @param valores in the order of COLUMNAS_FESTIVOS. */
export function festivoDeLinea(valores: readonly string[]): DatosFestivo | { readonly motivo: string } {
  const [fecha = '', nombre = '', cuales = ''] = valores.map((valor) => valor.trim());
  const numeros = cuales.split(/[\s,;]+/);
  const todas = cuales === '' || mismaPalabra(cuales, TODAS);
  if (!todas && !numeros.every((numero) => /^\d{1,9}$/.test(numero))) return { motivo: FESTIVO_TEXTS.numeros };
  const read = campos.safeParse({ fecha: diaDeHoja(fecha), nombre, tiendas: todas ? null : numeros.map(Number) });
  return read.success ? read.data : { motivo: read.error.issues[0]?.message ?? read.error.message };
}

/** A holiday in the order of COLUMNAS_FESTIVOS. */
export function valoresDeFestivo({ fecha, nombre, tiendas }: DatosFestivo): readonly string[] {
  return [fecha, nombre, tiendasDeFestivo(tiendas)];
}

/** The lines that name a store that the chain does not have. */
export function fallasDeFestivos(
  leidos: readonly FilaLeida<DatosFestivo>[],
  hay: ReadonlySet<number>,
): readonly LineaMala[] {
  return leidos.flatMap(({ linea, fila: { tiendas } }) => {
    const falta = tiendas?.find((numero) => !hay.has(numero));
    return falta === undefined ? [] : [{ linea, motivo: FESTIVO_TEXTS.sinTienda(falta) }];
  });
}
