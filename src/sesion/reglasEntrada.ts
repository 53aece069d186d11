import type { Credenciales } from '#machines/sesion.machine';

/** The login form as typed; `idTienda` is the text of the chosen option. */
export interface FormularioEntrada {
  readonly numiden: string;
  readonly idTienda: string;
  readonly contrasena: string;
}

export type CampoEntrada = keyof FormularioEntrada;
export type ErroresEntrada = { readonly [Campo in CampoEntrada]?: string };

const SOLO_DIGITOS = /^[0-9]{1,10}$/;

const errorNumiden = (numiden: string): string | null => {
  if (numiden.trim() === '') return 'Escriba su número de empleado.';
  return SOLO_DIGITOS.test(numiden.trim()) ? null : 'El número de empleado lleva solo dígitos.';
};

/** What is wrong with each field of the login form; a field without entry is right. */
export const erroresEntrada = (formulario: FormularioEntrada, pideContrasena: boolean): ErroresEntrada => {
  const numiden = errorNumiden(formulario.numiden);
  return {
    ...(numiden === null ? {} : { numiden }),
    ...(formulario.idTienda === '' ? { idTienda: 'Seleccione una tienda.' } : {}),
    ...(pideContrasena && formulario.contrasena === '' ? { contrasena: 'Escriba su contraseña.' } : {}),
  };
};

/** What is sent to sign in. */
export const credencialesDe = (
  formulario: FormularioEntrada,
  tienda: string,
  pideContrasena: boolean,
): Credenciales => ({
  numiden: formulario.numiden.trim(),
  idTienda: Number(formulario.idTienda),
  tienda,
  contrasena: pideContrasena ? formulario.contrasena : null,
});
