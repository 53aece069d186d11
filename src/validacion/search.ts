import { MAX_DIGITOS_OPERACION } from '#domain/constants';

/** What the address of the validation screen holds: `?tienda=1&operacion=1000001`. */
export interface OperationSearch {
  readonly tienda?: number | undefined;
  readonly operacion?: number | undefined;
}

/** What an operation field keeps of what was typed or pasted: its digits, at most ten. */
export function digitsOnly(texto: string): string {
  return texto.replace(/\D/g, '').slice(0, MAX_DIGITOS_OPERACION);
}

function positiveInteger(value: unknown, maximoDigitos: number): number | null {
  const texto = typeof value === 'number' || typeof value === 'string' ? String(value).trim() : '';
  const number = Number(texto);
  return /^\d+$/.test(texto) && texto.length <= maximoDigitos && number > 0 ? number : null;
}

/**
 * Reads the address; what is no store or no operation counts as not given. The router lays the answer over the raw
 * address, so what is refused must be named to be gone.
 */
export function readSearch(parameters: Readonly<Record<string, unknown>>): OperationSearch {
  return {
    tienda: positiveInteger(parameters.tienda, 9) ?? undefined,
    operacion: positiveInteger(parameters.operacion, MAX_DIGITOS_OPERACION) ?? undefined,
  };
}
