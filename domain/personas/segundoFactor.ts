/** Second factors: codes of an application (TOTP, RFC 6238), and recovery codes for who has lost it. */

/** The seconds for which an application shows one code. */
export const PASO_S = 30;

/** Codes of so many steps before and after the present one are taken, for clocks that are not right to the second. */
export const VENTANA = 1;

/** The recovery codes that a person is given when a second factor is enrolled. */
export const CODIGOS_DE_RECUPERACION = 10;

/** The time in which a code must follow the right password, in milliseconds. */
export const PLAZO_DEL_CODIGO_MS = 5 * 60_000;

/** The time in which the first code must follow the secret that was shown, in milliseconds. */
export const PLAZO_DE_ACTIVAR_MS = 15 * 60_000;

/** Every sentence about second factors, the same on both sides. */
export const SEGUNDO_FACTOR_TEXTS = {
  pedido: 'Escriba el código de su aplicación de códigos.',
  pedidoAqui: 'Escriba el código de la aplicación de quien autoriza.',
  forma: 'El código son los seis dígitos de su aplicación, o uno de sus códigos de recuperación.',
  incorrecto: 'El código no es correcto.',
  usado: 'Ese código ya se usó. Espere a que su aplicación muestre el siguiente.',
  pasoVencido: 'Pasó demasiado tiempo desde la contraseña, o cambió algo de su cuenta. Escriba su contraseña de nuevo.',
  ilegible:
    'Su segundo factor no se puede leer con la clave de este servidor. Use un código de recuperación, o pida a quien administra usuarios que se lo quite.',
  porInscribirAqui: 'El rol de quien autoriza pide segundo factor: tiene que entrar una vez en su equipo y activarlo.',
  contrasena: 'Escriba su contraseña.',
  contrasenaIncorrecta: 'La contraseña no es correcta.',
  sinContrasena: 'El segundo factor acompaña a la contraseña, y usted no entra con contraseña.',
  inscripcionVencida: 'Pasó demasiado tiempo desde que se mostró la clave. Empiece de nuevo.',
  sinActivar: 'No tiene segundo factor.',
  delRol: 'Su rol pide segundo factor: puede cambiarlo por otro, no quitarlo.',
  activado: 'Su segundo factor quedó activo',
  quitado: 'Su segundo factor se quitó',
  propio: 'Su propio segundo factor se cambia en «Mi cuenta».',
  quitadoA: (nombre: string) => `El segundo factor de ${nombre} se quitó; sus sesiones terminaron`,
  noTiene: (nombre: string) => `${nombre} no tiene segundo factor.`,
} as const;

/** A code as it is judged: of the application, or one of recovery, which says by its first digit which of the ten it is. */
export type CodigoLeido =
  | { readonly tipo: 'aplicacion'; readonly digitos: string }
  | { readonly tipo: 'recuperacion'; readonly orden: number; readonly secreto: string };

const DE_APLICACION = /^\d{6}$/;
const DE_RECUPERACION = /^(\d)([a-z2-9]{4})([a-z2-9]{4})([a-z2-9]{4})$/;

/** Reads a code as people type one, with blanks, hyphens and capitals or without; null for what can be none. */
export function leerCodigo(typed: string): CodigoLeido | null {
  const bare = typed.normalize('NFKC').toLowerCase().replace(/[\s-]/g, '');
  if (DE_APLICACION.test(bare)) return { tipo: 'aplicacion', digitos: bare };
  const [, orden, ...groups] = DE_RECUPERACION.exec(bare) ?? [];
  return orden === undefined ? null : { tipo: 'recuperacion', orden: Number(orden), secreto: groups.join('-') };
}

/** A recovery code as it is shown, once. @param orden which of the ten it is, from 0. */
export function codigoDeRecuperacion(orden: number, secreto: string): string {
  return `${orden}-${secreto}`;
}

/** The part that the second factor has when a right password was given. */
export type SegundoPaso = 'ninguno' | 'codigo' | 'inscribir';

/**
 * Says what follows a right password: whoever has a second factor gives its code, whoever has none and holds a role that asks for
 * one enrols it.
 */
export function segundoPaso({
  tiene,
  loPideElRol,
}: {
  readonly tiene: boolean;
  readonly loPideElRol: boolean;
}): SegundoPaso {
  if (tiene) return 'codigo';
  return loPideElRol ? 'inscribir' : 'ninguno';
}
