import { errorDeLargo } from '#domain/contrasenas';

/** The form as typed. */
export interface PasswordTyped {
  readonly actual: string;
  readonly nueva: string;
  readonly repetida: string;
}

export type PasswordField = keyof PasswordTyped;
export type PasswordErrors = { readonly [Field in PasswordField]?: string };

/** In the order in which the form asks for them. */
export const PASSWORD_FIELDS: readonly PasswordField[] = ['actual', 'nueva', 'repetida'];

/** What is wrong with each field, as far as the browser can tell; a field without entry is right. */
export function passwordErrors({ actual, nueva, repetida }: PasswordTyped): PasswordErrors {
  const largo = errorDeLargo(nueva);
  return {
    ...(actual === '' ? { actual: 'Escriba su contraseña actual.' } : {}),
    ...(largo === null ? {} : { nueva: largo }),
    ...(repetida === nueva ? {} : { repetida: 'Las dos contraseñas nuevas no son iguales.' }),
  };
}
