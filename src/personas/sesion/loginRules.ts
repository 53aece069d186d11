import type { Credentials } from '#machines/sesion.types';

/** The login form as typed; `idTienda` is the text of the chosen option. */
export interface LoginTyped {
  readonly numiden: string;
  readonly idTienda: string;
  readonly contrasena: string;
}

export type LoginField = keyof LoginTyped;
export type LoginErrors = { readonly [Field in LoginField]?: string };

/** In the order in which the form asks for them. */
export const LOGIN_FIELDS: readonly LoginField[] = ['numiden', 'idTienda', 'contrasena'];

const DIGITS_ONLY = /^[0-9]{1,10}$/;

/** The faults of the login form by field; a field without entry is right. */
export function loginErrors({ numiden, idTienda, contrasena }: LoginTyped, asksPassword: boolean): LoginErrors {
  const ofNumber = numberError(numiden);
  return {
    ...(ofNumber === null ? {} : { numiden: ofNumber }),
    ...(idTienda === '' ? { idTienda: 'Seleccione una tienda.' } : {}),
    ...(asksPassword && contrasena === '' ? { contrasena: 'Escriba su contraseña.' } : {}),
  };
}

/** The credentials that are sent to sign in; where the chain's provider says who it is, no password is. */
export function credentialsOf(
  typed: LoginTyped,
  tienda: string,
  asksPassword: boolean,
  porProveedor = false,
): Credentials {
  return {
    numiden: typed.numiden.trim(),
    idTienda: Number(typed.idTienda),
    tienda,
    contrasena: asksPassword ? typed.contrasena : null,
    porProveedor,
  };
}

function numberError(numiden: string): string | null {
  if (numiden.trim() === '') return 'Escriba su número de empleado.';
  return DIGITS_ONLY.test(numiden.trim()) ? null : 'El número de empleado lleva solo dígitos, diez como máximo.';
}
