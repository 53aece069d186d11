/** Tipos del panel de guías; aparte, para que el archivo de la máquina sea sobre todo el diagrama. */

import type { Failure } from '#contract/failure';
import type { TrabajoUnicoContext, TrabajoUnicoOutput } from './trabajoUnico.types.ts';

/** Las dos formas de cancelar en una guía; cada una es un `trabajo` con su ventana. */
export type TrabajoDeGuia = 'cancelarTotal' | 'cancelarParcial';

export interface GuiaContext {
  /** De aquí salen las semillas de los trabajos: al azar y distinta cada vez que se abre el panel. */
  readonly seed: string;
  /** Cuántos trabajos han terminado ya: el siguiente es otro, con otra semilla. */
  readonly ended: number;
  /** El panel empieza abierto. */
  readonly abierto: boolean;
  /** Qué contestó la consulta: 1 con guías, 2 sin ellas, 3 no se conoce la operación, 4 nadie contestó; null antes. */
  readonly codigo: number | null;
  /** Por qué ni siquiera hubo respuesta. */
  readonly failure: Failure | null;
  /** La guía de la ventana abierta; null cuando no hay ninguna. */
  readonly folio: string | null;
  /** La cancelación que se dejó para después, o cuyo desenlace no se supo; null cuando no hay. */
  readonly pendiente: CancelacionPendiente | null;
}

/** Con qué se retoma una cancelación. */
export interface CancelacionPendiente {
  readonly trabajo: TrabajoDeGuia;
  readonly folio: string;
  readonly keep: Partial<TrabajoUnicoContext>;
}

/** Unidades de un renglón de la guía. */
export interface UnidadesDeGuia {
  readonly idArticulo: number;
  readonly cantidad: number;
}

export type GuiaEvent =
  /** El panel se despliega o se pliega. */
  | { readonly type: 'abrir' }
  | { readonly type: 'cerrar' }
  | { readonly type: 'actualizar' }
  /** Se leyó de nuevo porque algo cambió. */
  | { readonly type: 'guiasALaVista'; readonly codigo: number }
  /** Los botones que abren una ventana. */
  | { readonly type: 'cancelarGuia'; readonly folio: string }
  | { readonly type: 'cancelarArticulos'; readonly folio: string }
  /** El botón de la ventana abierta; null son todas las unidades que no han salido. */
  | { readonly type: 'enviar'; readonly articulos: readonly UnidadesDeGuia[] | null }
  /** Se cambió una cantidad. */
  | { readonly type: 'modificar' };

/** Cómo terminó un trabajo. */
export interface FinDeCancelacion {
  readonly output: TrabajoUnicoOutput;
}
