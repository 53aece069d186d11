/** How long a password may be, in characters: long enough not to be guessed, short enough for any program that keeps it. */
export const LARGO_CONTRASENA = { min: 10, max: 128 } as const;

/**
 * What is wrong with the length of a new password, or null when it is right. Any character counts as one, spaces and
 * emoji too; what else is asked of a password, only the server knows.
 */
export function errorDeLargo(contrasena: string): string | null {
  const largo = [...contrasena.normalize('NFKC')].length;
  if (largo < LARGO_CONTRASENA.min) {
    return `La contraseña debe tener al menos ${LARGO_CONTRASENA.min} caracteres.`;
  }
  if (largo > LARGO_CONTRASENA.max) {
    return `La contraseña puede tener hasta ${LARGO_CONTRASENA.max} caracteres.`;
  }
  return null;
}
