/** Up to this number unread notices are counted; beyond it there are more. */
export const MAX_SIN_LEER = 99;

/** How many are unread, in few figures. */
export function sinLeerEnCifras(cuantas: number): string {
  return cuantas > MAX_SIN_LEER ? `${MAX_SIN_LEER}+` : String(cuantas);
}
