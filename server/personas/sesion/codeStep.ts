import { SEGUNDO_FACTOR_TEXTS } from '#domain/personas/segundoFactor';
import type { Context } from '../../platform/http/handler.ts';
import { Rejection } from '../../platform/http/rejection.ts';
import { CODE_FAULT_TEXTS, type CodeFault, judgeCode, type RightCode } from '../segundoFactor/factor.ts';
import { type AttemptVerdict, type LoginAttempt, tooManyStrangers } from './attemptLimit.ts';
import { hasPassword } from './hasPassword.ts';
import { knownInNetwork } from './knownComputers.ts';
import { LoginRefused, NO_ACCESS_CODE, noAccess } from './loginRefused.ts';
import { networkOf } from './network.ts';
import type { LoginReason } from './refusedLogins.ts';

/** A code that is given after a right password. */
interface GivenCode {
  readonly attempt: LoginAttempt;
  readonly verdict: AttemptVerdict;
  readonly codigo: string;
  /** The fingerprint of the hash that the password was right for. */
  readonly huella: string;
  /** Whose it is, as it is stored now; undefined for an unknown number. */
  readonly usuario: { readonly hash: string | null; readonly segundoFactor: number | null } | undefined;
}

/**
 * Judges the code of a sign-in.
 * @returns the code, to be spent with what it opens, and the hash that must still be the person's then.
 * @throws LoginRefused
 */
export async function demandCode(
  context: Context,
  { attempt: { numiden, ip, now }, verdict, codigo, huella, usuario }: GivenCode,
): Promise<{ readonly judged: string; readonly code: RightCode }> {
  const { db, config, secrets } = context;
  if (verdict.tipo === 'agotado' && !(await knownInNetwork(db, numiden, ip, now))) {
    throw new LoginRefused('demasiados intentos', false, tooManyStrangers(verdict.segundos));
  }
  const saved = usuario?.hash ?? null;
  const isSame = saved !== null && hasPassword(config, numiden) && secrets.fingerprint(saved) === huella;
  if (!isSame || usuario?.segundoFactor === null) {
    throw new LoginRefused('contraseña de otro momento', false, stepIsOver());
  }
  const code = await judgeCode(context, numiden, codigo, networkOf(ip));
  if (code.tipo === 'correcto') return { judged: saved, code };
  throw new LoginRefused(CODE_REASONS[code.tipo], false, wrongCode(CODE_FAULT_TEXTS[code.tipo]));
}

/** Why a code opened nothing, as the audit says it. */
export const CODE_REASONS: Readonly<Record<CodeFault, LoginReason>> = {
  incorrecto: 'código incorrecto',
  usado: 'código ya usado',
  ilegible: 'segundo factor ilegible',
};

/** 401: the code is asked for again; the right password before it still counts. */
export function wrongCode(message: string): Rejection {
  return new Rejection(401, message, { codigo: NO_ACCESS_CODE, campos: [{ campo: 'codigo', message }] });
}

/** 401: the right password before the code counts no more. */
export function stepIsOver(): Rejection {
  return noAccess(SEGUNDO_FACTOR_TEXTS.pasoVencido);
}
