/** The things that may stand between a sign-in and work, in the order in which they are asked for. */
export const PENDIENTES = ['contrasena', 'segundoFactor'] as const;

/**
 * One thing that a person who has signed in must do before anything else: choose a password of one's own, or enrol a second factor.
 * The session serves for nothing but that.
 */
export type Pendiente = (typeof PENDIENTES)[number];

/** The refusal of every other call meanwhile. */
export const PENDIENTE_TEXTS: Readonly<Record<Pendiente, string>> = {
  contrasena: 'Antes de continuar debe cambiar su contraseña.',
  segundoFactor: 'Antes de continuar debe activar su segundo factor.',
};
