import { type IsoDate, shortDate } from './dates.ts';

/** Tells whether a person is away on a day; the last day of the absence is one of it. @param hasta null for who is not away. */
export function estaFuera(hasta: IsoDate | null, hoy: IsoDate): boolean {
  return hasta !== null && hasta >= hoy;
}

/** 'Fuera hasta el 05/12/2026'. */
export function fueraEnPalabras(hasta: IsoDate): string {
  return `Fuera hasta el ${shortDate(hasta)}`;
}
