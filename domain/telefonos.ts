import { LIMITES } from './constantes.ts';

const NACIONALES = LIMITES.celular.exacto;

// What people put before the ten digits: the country (with the 1 that mobiles once had), or the old trunk prefixes.
const CON_PREFIJO = new RegExp(`^(?:(?:00)?521?|044|045|01)([0-9]{${NACIONALES}})$`);

/**
 * A Mexican phone number as typed or pasted, in the digits that are kept: spaces, dashes and country or trunk prefix go,
 * and never more than ten remain (specification, section 2, "numeric mask").
 */
export const normalizarTelefono = (texto: string): string => {
  const digitos = texto.replace(/[^0-9]/g, '');
  return CON_PREFIJO.exec(digitos)?.[1] ?? digitos.slice(0, NACIONALES);
};
