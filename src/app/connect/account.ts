import type { Failure } from '#contract/failure';
import { desenlaceDesconocido } from '#contract/failure';
import type { Cuenta } from '#domain/sesion';
import type { Api } from '../../api/api.ts';
import { comoFailure } from '../../api/fallo.ts';

/** One's own account as the server answers it, or why it did not come. */
export type AccountAnswer = { readonly cuenta: Cuenta } | { readonly failure: Failure };

/** What a work on the account came to: what the server says of it, or why it was not done. */
export type AccountOutcome = { readonly descripcion: string } | { readonly failure: Failure };

/** Asks for one's own data and open sessions; never rejects. */
export async function askAccount(api: Api, signal: AbortSignal): Promise<AccountAnswer> {
  try {
    return { cuenta: await api.llamar('miCuenta', {}, { signal }) };
  } catch (error) {
    return { failure: comoFailure(error) };
  }
}

/** Ends one of one's own sessions; never rejects. */
export function endSession(api: Api, id: number): Promise<AccountOutcome> {
  return outcomeOf(api.llamar('terminarSesion', { cuerpo: { id } }));
}

/** Ends all of one's own sessions but this one; never rejects. */
export function endOtherSessions(api: Api): Promise<AccountOutcome> {
  return outcomeOf(api.llamar('terminarOtrasSesiones', {}));
}

export interface PasswordChange {
  readonly actual: string;
  readonly nueva: string;
}

/** Changes one's own password; never rejects. A change of which no answer came may have been made, and the text says so. */
export async function changePassword(api: Api, cuerpo: PasswordChange): Promise<AccountOutcome> {
  const outcome = await outcomeOf(api.llamar('cambiarContrasena', { cuerpo }));
  if (!('failure' in outcome) || !desenlaceDesconocido(outcome.failure)) return outcome;
  const texto = `${outcome.failure.texto}. No se sabe si la contraseña se cambió: si la actual ya no sirve, use la nueva.`;
  return { failure: { ...outcome.failure, texto } };
}

async function outcomeOf(call: Promise<{ readonly descripcion: string }>): Promise<AccountOutcome> {
  try {
    return { descripcion: (await call).descripcion };
  } catch (error) {
    return { failure: comoFailure(error) };
  }
}
