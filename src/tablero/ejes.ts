import type { FechaIso } from '#domain/fechas';
import type { CifrasDeDia, Serie } from './cifras.ts';
import { NOMBRE_DE_SERIE, SERIES } from './cifras.ts';

const MARCAS_COMO_MAXIMO = 5;

/**
 * The values that the vertical axis names, from 0 up to the first one that no bar passes: whole numbers in steps of 1, 2
 * or 5 times a power of ten, so that no axis speaks of half a case.
 */
export const marcasHasta = (mayor: number): readonly number[] => {
  const alto = Math.max(1, mayor);
  let paso = 1;
  for (let potencia = 1; Math.ceil(alto / paso) > MARCAS_COMO_MAXIMO; potencia *= 10) {
    for (const factor of [2, 5, 10]) {
      paso = factor * potencia;
      if (Math.ceil(alto / paso) <= MARCAS_COMO_MAXIMO) break;
    }
  }
  return Array.from({ length: Math.ceil(alto / paso) + 1 }, (_, indice) => indice * paso);
};

const formato = (opciones: Intl.DateTimeFormatOptions) => {
  const escritor = new Intl.DateTimeFormat('es-MX', { ...opciones, timeZone: 'UTC' });
  return (dia: FechaIso): string => escritor.format(new Date(`${dia}T00:00:00Z`));
};

/** A day in full: 'miércoles, 18 de marzo'. */
export const diaCompleto = formato({ weekday: 'long', day: 'numeric', month: 'long' });

const diaYMes = formato({ day: 'numeric', month: 'short' });

/** A day under its bars: its number, with the month where the axis begins and where a month does; the last is 'Hoy'. */
export const bajoElEje = (dias: readonly FechaIso[]): ReadonlyMap<FechaIso, string> =>
  new Map(
    dias.map((dia, indice) => {
      if (indice === dias.length - 1) return [dia, 'Hoy'];
      const numero = Number(dia.slice(-2));
      return [dia, indice === 0 || numero === 1 ? diaYMes(dia) : String(numero)];
    }),
  );

/** One bar in words: 'miércoles, 18 de marzo. Casos abiertos: 12'. */
export const barraEnPalabras = (cifras: CifrasDeDia, serie: Serie): string =>
  `${diaCompleto(cifras.dia)}. ${NOMBRE_DE_SERIE[serie]}: ${cifras[serie]}`;

/** A bar by its day's place in the chart and its series. */
export interface Barra {
  readonly indice: number;
  readonly serie: Serie;
}

/**
 * Where a key leads from a bar: left and right over the bars as they stand, Home and End to the first and the last day.
 * Null for a key that the chart leaves alone, and at either end.
 */
export const barraTras = ({ indice, serie }: Barra, tecla: string, dias: number): Barra | null => {
  const lugar = indice * SERIES.length + SERIES.indexOf(serie);
  const destino = { ArrowLeft: lugar - 1, ArrowRight: lugar + 1, Home: 0, End: dias * SERIES.length - 1 }[tecla];
  if (destino === undefined || destino < 0 || destino >= dias * SERIES.length || destino === lugar) return null;
  const otra = SERIES[destino % SERIES.length];
  return otra === undefined ? null : { indice: Math.floor(destino / SERIES.length), serie: otra };
};
