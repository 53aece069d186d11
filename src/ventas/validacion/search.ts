import { cleanLine } from '#domain/common/cleanText';
import { MAX_DIGITOS_OPERACION } from '#domain/common/constants';
import { isIsoDate } from '#domain/common/isoDate';
import { inWordsOfToday } from '../../data/oldWords.ts';

/** An operation in the address of the validation screen: `?tienda=1&operacion=1000001`. */
export interface OperationSearch {
  readonly tienda?: number | undefined;
  readonly operacion?: number | undefined;
}

/** A search for sales in the address: `?por=venta&buscar=Ana+Pe%C3%B1a`. */
export interface SaleSearch {
  readonly por?: 'venta' | undefined;
  readonly buscar?: string | undefined;
  readonly articulo?: string | undefined;
  readonly desde?: string | undefined;
  readonly hasta?: string | undefined;
}

/** The search in the address of the validation screen: an operation, or a search for sales. */
export type ValidationSearch = OperationSearch & SaleSearch;

/** The words of before. */
const WAS = { buscar: ['busca'], desde: ['fechaInicio'], hasta: ['fechaFin'] };

function positiveInteger(value: unknown, maximoDigitos: number): number | null {
  const texto = typeof value === 'number' || typeof value === 'string' ? String(value) : '';
  const number = Number(texto);
  return /^\d+$/.test(texto) && texto.length <= maximoDigitos && number > 0 ? number : null;
}

function text(value: unknown, most: number): string | undefined {
  // A text that looks like a number in an address is read as one.
  const written = typeof value === 'string' || typeof value === 'number' ? cleanLine(String(value)) : '';
  return written === '' || written.length > most ? undefined : written;
}

function day(value: unknown): string | undefined {
  return typeof value === 'string' && isIsoDate(value) ? value : undefined;
}

/**
 * Reads the address; what is no store, no operation or no search counts as not given. A refused value is named, so that
 * the route leads away from it.
 */
export function readSearch(given: Readonly<Record<string, unknown>>): ValidationSearch {
  const { params: parameters, gone } = inWordsOfToday(given, WAS);
  const isSale = parameters.por === 'venta';
  const nothing = { tienda: undefined, operacion: undefined };
  const noSale = { por: undefined, buscar: undefined, articulo: undefined, desde: undefined, hasta: undefined };
  if (isSale) {
    return {
      ...{ ...gone, ...nothing },
      por: 'venta',
      buscar: text(parameters.buscar, 80),
      articulo: text(parameters.articulo, 60),
      desde: day(parameters.desde),
      hasta: day(parameters.hasta),
    };
  }
  return {
    ...{ ...gone, ...noSale },
    tienda: positiveInteger(parameters.tienda, 9) ?? undefined,
    operacion: positiveInteger(parameters.operacion, MAX_DIGITOS_OPERACION) ?? undefined,
  };
}
