/** Tells whether a number fits an `integer` column; a larger one names nothing and must not reach the database. */
export const cabeEnEntero = (numero: number): boolean => Number.isInteger(numero) && Math.abs(numero) <= 2_147_483_647;
