/** Tipos de la ventana "Nuevo Caso"; aparte, para que el archivo de la máquina sea sobre todo el diagrama. */

import type { Failure } from '#contract/failure';
import type { Cliente } from '#domain/clientes';
import type { CampoNuevoCaso, ErroresNuevoCaso, FormularioNuevoCaso } from '#domain/nuevoCaso';
import type { ClaveOperacion } from '#domain/operaciones';

/** Un archivo elegido; sus bytes se guardan fuera de la máquina, por este id. */
export interface AnexoElegido {
  readonly id: string;
  readonly nombre: string;
  readonly bytes: number;
}

/** Lo que basta para reponer la ventana en otro momento; de los anexos quedan solo los nombres. */
export interface BorradorNuevoCaso {
  readonly formulario: FormularioNuevoCaso;
  readonly cliente: Cliente | null;
  readonly anexosPorReponer: readonly string[];
  readonly clave: string | null;
}

export interface NuevoCasoContext {
  readonly operacion: ClaveOperacion | null;
  readonly formulario: FormularioNuevoCaso;
  /** Lo tecleado antes de elegir un cliente existente, para volver a ello con "Crear nuevo cliente". */
  readonly tecleado: FormularioNuevoCaso | null;
  readonly tocados: readonly CampoNuevoCaso[];
  readonly errores: ErroresNuevoCaso;
  readonly avisoContacto: string | null;
  readonly clientes: readonly Cliente[];
  /** null: "Crear nuevo cliente". */
  readonly cliente: Cliente | null;
  readonly anexos: readonly AnexoElegido[];
  /** Nombres de archivos de un borrador, que hay que volver a adjuntar. */
  readonly anexosPorReponer: readonly string[];
  readonly modificado: boolean;
  /** Clave de este guardado: se conserva en los reintentos para que el caso se cree una sola vez. */
  readonly clave: string | null;
  /** Lo que se envió la última vez: mientras sea lo que hay, nadie ha cambiado nada después. */
  readonly enviado: Pick<NuevoCasoContext, 'formulario' | 'anexos'> | null;
  /** Parte enviada de los anexos, de 0 a 1; null cuando no se está guardando. */
  readonly avance: number | null;
  readonly idCaso: number | null;
  readonly failure: Failure | null;
}

export type NuevoCasoEvent =
  | { readonly type: 'abrir'; readonly operacion: ClaveOperacion }
  | {
      [Campo in CampoNuevoCaso]: {
        readonly type: 'escribir';
        readonly campo: Campo;
        readonly valor: FormularioNuevoCaso[Campo];
      };
    }[CampoNuevoCaso]
  | { readonly type: 'tocar'; readonly campo: CampoNuevoCaso }
  | { readonly type: 'elegirArea'; readonly idArea: number | null; readonly hayCategorias: boolean }
  | { readonly type: 'buscarCliente' }
  | { readonly type: 'elegirCliente'; readonly cliente: Cliente | null }
  | { readonly type: 'adjuntar'; readonly anexos: readonly AnexoElegido[] }
  | { readonly type: 'quitarAnexo'; readonly id: string }
  | { readonly type: 'guardar'; readonly clave: string }
  | { readonly type: 'avance'; readonly porcion: number }
  | { readonly type: 'casoGuardado'; readonly idCaso: number }
  | { readonly type: 'guardadoFallido'; readonly failure: Failure }
  | { readonly type: 'conexionRestablecida' }
  | { readonly type: 'cerrar' }
  | { readonly type: 'seguirEditando' }
  | { readonly type: 'descartar' };

export type NuevoCasoEmitted =
  | { readonly type: 'aviso'; readonly tipo: 'error' | 'info' | 'success' | 'warning'; readonly texto: string }
  | { readonly type: 'corregirCampos' }
  | { readonly type: 'casoCreado'; readonly idCaso: number };

/** Lo que se envía: de aquí el actor arma la petición y los archivos. */
export type GuardadoNuevoCaso = Pick<NuevoCasoContext, 'operacion' | 'formulario' | 'cliente' | 'anexos' | 'clave'>;

export type EventoBorrador =
  | { readonly type: 'recordar'; readonly operacion: ClaveOperacion | null; readonly borrador: BorradorNuevoCaso }
  | { readonly type: 'olvidar'; readonly operacion: ClaveOperacion | null };
