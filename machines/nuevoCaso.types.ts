/** Tipos de la ventana "Nuevo Caso"; aparte, para que el archivo de la máquina sea sobre todo el diagrama. */

import type { Failure } from '#contract/failure';
import type { Customer, CustomerSearch } from '#domain/clientes';
import type { NewCaseFields } from '#domain/nuevoCaso';

export type { AnexoElegido } from '#domain/nuevoCaso';

export interface NuevoCasoContext {
  /** Los clientes que encontró la última búsqueda. */
  readonly clientes: readonly Customer[];
  /** El formulario como se envió: mientras nadie lo cambie, se puede enviar otra vez igual. */
  readonly enviado: NewCaseFields | null;
  /** Clave de este guardado: se conserva mientras no se sepa si el caso se creó, para que se cree una sola vez. */
  readonly clave: string | null;
  /** Parte enviada de los anexos, de 0 a 1; null cuando no se está guardando. */
  readonly avance: number | null;
  readonly idCaso: number | null;
  readonly failure: Failure | null;
}

export type NuevoCasoEvent =
  | { readonly type: 'abrir' }
  /** `clave` es con la que se envió, si no se supo cómo terminó. */
  | { readonly type: 'recuperarBorrador'; readonly clave: string | null }
  /** La persona cambió algo del formulario. */
  | { readonly type: 'cambiar' }
  | { readonly type: 'buscarCliente'; readonly busqueda: CustomerSearch }
  | { readonly type: 'guardar'; readonly formulario: NewCaseFields; readonly clave: string }
  /** Se pidió guardar y algo falta o está mal. */
  | { readonly type: 'guardarIncompleto' }
  | { readonly type: 'avance'; readonly porcion: number }
  | { readonly type: 'casoGuardado'; readonly idCaso: number }
  | { readonly type: 'guardadoFallido'; readonly failure: Failure }
  | { readonly type: 'conexionRestablecida' }
  | { readonly type: 'cerrar' }
  | { readonly type: 'seguirEditando' }
  | { readonly type: 'descartar' };

export type NuevoCasoEmitted =
  | { readonly type: 'aviso'; readonly tipo: 'error' | 'info' | 'success' | 'warning'; readonly texto: string }
  /** El foco va al primer campo por corregir; `campos` son los que rechazó el servidor, con sus nombres de la petición. */
  | ({ readonly type: 'corregirCampos' } & Pick<Failure, 'campos'>)
  /** La búsqueda no dio a nadie: queda elegido "Crear nuevo cliente". */
  | { readonly type: 'soloClienteNuevo' }
  /** El borrador ya no hace falta: se guardó o se descartó. */
  | { readonly type: 'olvidarBorrador' }
  | { readonly type: 'casoCreado'; readonly idCaso: number };

/** Lo que se envía: de aquí el actor arma la petición y los archivos. */
export interface EnvioNuevoCaso {
  readonly formulario: NewCaseFields | null;
  readonly clave: string | null;
}

/** Lo que hay que decir a quien creó el caso; null cuando nada, porque atiende su categoría. */
export interface Told {
  readonly aviso: string | null;
}
