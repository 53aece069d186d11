import { MAX_DIGITOS_OPERACION } from '#domain/constantes';

/** What the address of the validation screen holds: `?tienda=1&operacion=1000001`. */
export interface BusquedaOperacion {
  readonly tienda?: number | undefined;
  readonly operacion?: number | undefined;
}

/** What an operation field keeps of what was typed or pasted: its digits, at most ten. */
export const soloDigitos = (texto: string): string => texto.replace(/\D/g, '').slice(0, MAX_DIGITOS_OPERACION);

const enteroPositivo = (valor: unknown, maximoDigitos: number): number | null => {
  const texto = typeof valor === 'number' || typeof valor === 'string' ? String(valor).trim() : '';
  const numero = Number(texto);
  return /^\d+$/.test(texto) && texto.length <= maximoDigitos && numero > 0 ? numero : null;
};

/**
 * Reads the address; what is no store or no operation counts as not given. The router lays the answer over the raw
 * address, so what is refused must be named to be gone.
 */
export const leerBusqueda = (parametros: Readonly<Record<string, unknown>>): BusquedaOperacion => {
  return {
    tienda: enteroPositivo(parametros.tienda, 9) ?? undefined,
    operacion: enteroPositivo(parametros.operacion, MAX_DIGITOS_OPERACION) ?? undefined,
  };
};
