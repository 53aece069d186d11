/** The form of an `Idempotency-Key`, as a regular expression. */
export const KEY_PATTERN = '^[A-Za-z0-9_-]{8,128}$';

/** How a program sends one; for who forgot it, or sent one that cannot be. */
export const HOW_TO_SEND_A_KEY =
  'Un programa manda el encabezado Idempotency-Key con una clave nueva por envío, de 8 a 128 letras, dígitos, guiones o guiones bajos.';
