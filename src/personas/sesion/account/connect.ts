import { type Failure, isOutcomeUnknown } from '#contract/common/failure';
import type { Api } from '../../../api/api.ts';
import { asFailure } from '../../../api/failure.ts';

/** The outcome of a work on the account: the server's words, or the failure. */
export type AccountOutcome = { readonly descripcion: string } | { readonly failure: Failure };

export interface PasswordChange {
  readonly actual: string;
  /** Of who has a second factor. */
  readonly codigo?: string | undefined;
  readonly nueva: string;
}

/** Changes one's own password; never rejects. A change without an answer may have been made, and the text says so. */
export async function changePassword(api: Api, body: PasswordChange): Promise<AccountOutcome> {
  const outcome = await outcomeOf(api.llamar('cambiarContrasena', { cuerpo: body }));
  if (!('failure' in outcome) || !isOutcomeUnknown(outcome.failure)) return outcome;
  const texto = `${outcome.failure.texto}. No se sabe si la contraseña se cambió: si la actual ya no sirve, use la nueva.`;
  return { failure: { ...outcome.failure, texto } };
}

async function outcomeOf(call: Promise<{ readonly descripcion: string }>): Promise<AccountOutcome> {
  try {
    return { descripcion: (await call).descripcion };
  } catch (error) {
    return { failure: asFailure(error) };
  }
}
