import type { SnapshotFrom } from 'xstate';
import type { Failure } from '#contract/common/failure';
import { leerCodigo, SEGUNDO_FACTOR_TEXTS } from '#domain/personas/segundoFactor';
import type { sesionMachine } from '#machines/sesion.machine';

type Snapshot = SnapshotFrom<typeof sesionMachine>;

/** Whether a right password waits for its code, or the code that was given is being judged. */
export function isAtCode(state: Snapshot): boolean {
  const { credenciales } = state.context;
  return state.hasTag('code') || (credenciales !== null && 'codigo' in credenciales);
}

/** Why the code was not taken; null where nothing was wrong with one yet. */
export function codeFailure(state: Snapshot): Failure | null {
  return state.hasTag('code') ? state.context.failure : null;
}

/** The fault of a code as it is typed; null for one that can be sent. */
export function codeError(typed: string): string | null {
  if (typed.trim() === '') return SEGUNDO_FACTOR_TEXTS.pedido;
  return leerCodigo(typed) === null ? SEGUNDO_FACTOR_TEXTS.forma : null;
}

/** The field of a form that takes a code, for browsers and telephones that fill it in. */
export const CODE_FIELD = {
  name: 'codigo',
  type: 'text',
  autoComplete: 'one-time-code',
  autoCapitalize: 'none',
  spellCheck: false,
} as const;
