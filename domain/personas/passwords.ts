/** How long a password may be, in characters: long enough not to be guessed, short enough for any program that keeps it. */
export const PASSWORD_LENGTH = { min: 10, max: 128 } as const;

/**
 * The fault in the length of a new password, or null when it is right. Any character counts as one, spaces and emoji
 * too; any other demand on a password is known to the server alone.
 */
export function lengthError(contrasena: string): string | null {
  const length = [...contrasena.normalize('NFKC')].length;
  if (length < PASSWORD_LENGTH.min) {
    return `La contraseña debe tener al menos ${PASSWORD_LENGTH.min} caracteres.`;
  }
  if (length > PASSWORD_LENGTH.max) {
    return `La contraseña puede tener hasta ${PASSWORD_LENGTH.max} caracteres.`;
  }
  return null;
}
