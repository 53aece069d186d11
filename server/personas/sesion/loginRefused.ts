import { TEXTS } from '#domain/common/texts';
import { Rejection } from '../../platform/http/rejection.ts';
import type { LoginReason } from './refusedLogins.ts';

/** The code of a login that is refused without telling more (specification, section 7: anything but 1 is no success). */
export const NO_ACCESS_CODE = -1;

/** A refusal that the audit keeps, and whether the password was right all the same. */
export class LoginRefused extends Rejection {
  readonly motivo: LoginReason;
  readonly wasRight: boolean;

  constructor(motivo: LoginReason, wasRight: boolean, { status, message, codigo, campos, segundos }: Rejection) {
    super(status, message, {
      codigo,
      ...(campos === null ? {} : { campos }),
      ...(segundos === null ? {} : { segundos }),
    });
    this.motivo = motivo;
    this.wasRight = wasRight;
  }
}

export function noAccess(message: string = TEXTS.sinAcceso): Rejection {
  return new Rejection(401, message, { codigo: NO_ACCESS_CODE });
}
