/** Tipos de la sesión; aparte, para que el archivo de la máquina sea sobre todo el diagrama. */

import type { Failure } from '#contract/common/failure';
import type { Sesion } from '#domain/personas/sesion';

export interface Credentials {
  readonly numiden: string;
  readonly idTienda: number;
  readonly tienda: string;
  /** null cuando la pantalla de entrada no la pide. */
  readonly contrasena: string | null;
  /** Quién es lo dice el proveedor de identidad de la cadena, en su propia pantalla. */
  readonly porProveedor: boolean;
}

/** Con qué manda de regreso el proveedor de identidad a quien fue con él. */
export interface Regreso {
  readonly regreso: string;
}

/** El código de su aplicación, después de una contraseña correcta. */
export interface Codigo {
  readonly codigo: string;
}

/** Quién es y cómo lo muestra. */
export type Prueba = Credentials | Regreso | Codigo;

/** Quien entró y todavía no puede trabajar: antes cambia la contraseña que otro eligió, o activa el segundo factor que pide su rol. */
export interface Pendiente {
  readonly logueado: false;
  readonly numiden: number;
  readonly pendiente: 'contrasena' | 'segundoFactor';
}

/** La contraseña es correcta y falta el código: todavía no hay sesión. */
export interface FaltaCodigo {
  readonly logueado: false;
  readonly pendiente: 'codigo';
}

/** Lo que el servidor dice de quien entra. */
export type Entrado = Sesion | Pendiente;

export interface SesionContext {
  /** Terminada la sesión, de quién es la pantalla que queda debajo. */
  readonly sesion: Sesion | null;
  /** Solo mientras le falta algo antes de trabajar. */
  readonly pendiente: Pendiente | null;
  /** Solo mientras el servidor decide; después se olvidan. */
  readonly credenciales: Prueba | null;
  readonly failure: Failure | null;
  /** Milisegundos que quedaban al avisar de que la sesión se acaba; null sin aviso. */
  readonly quedan: number | null;
}

export type SesionEvent =
  | { readonly type: 'entrar'; readonly credenciales: Prueba }
  | { readonly type: 'corregir' }
  | { readonly type: 'salir' }
  | { readonly type: 'aceptar' }
  | { readonly type: 'reintentar' }
  | { readonly type: 'inactividadCercana'; readonly quedan: number }
  | { readonly type: 'actividadReanudada' }
  | { readonly type: 'finCercano'; readonly quedan: number }
  | { readonly type: 'inactividadCumplida' }
  | { readonly type: 'versionDistinta' }
  | { readonly type: 'pendienteHecho' }
  | { readonly type: 'sesionCambiada' }
  | { readonly type: 'sesionPerdida'; readonly failure: Failure }
  | { readonly type: 'entradaEnOtraPestana' }
  | { readonly type: 'terminadaEnOtraPestana' }
  | { readonly type: 'salidaEnOtraPestana' };
