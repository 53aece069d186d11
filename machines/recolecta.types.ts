/** Tipos del panel de recolecta; aparte, para que el archivo de la máquina sea sobre todo el diagrama. */

import type { AvanceRecolecta, PlanRecolecta } from '#domain/avanceRecolecta';
import type { TrabajoUnicoContext, TrabajoUnicoOutput } from './trabajoUnico.types.ts';

export interface RecolectaContext {
  /** De aquí salen las semillas de los trabajos: al azar y distinta cada vez que se abre un vale. */
  readonly seed: string;
  /** Cuántos trabajos han terminado ya: el siguiente es otro, con otra semilla. */
  readonly ended: number;
  /** La versión del vale que está en pantalla; null para uno que todavía no se guarda. */
  readonly version: number | null;
  /** Qué falta para que alguien vaya por lo marcado, y si ya se fue por ello. */
  readonly plan: PlanRecolecta;
  readonly avance: AvanceRecolecta;
  /** Se pidió programar en cuanto el vale esté guardado como parcial. */
  readonly pedida: boolean;
  /** La dirección que se escribe; null cuando es nueva o no hay ninguna. */
  readonly direccion: number | null;
  /** La guía que se marca como recolectada; null cuando no hay ninguna. */
  readonly folio: string | null;
  /** Con qué se retoma la programación que se dejó o cuyo desenlace no se supo. */
  readonly pendiente: Partial<TrabajoUnicoContext>;
}

export type RecolectaEvent =
  /** El vale está en pantalla, con lo que se sabe de sus recolecciones. */
  | {
      readonly type: 'valeALaVista';
      readonly version: number | null;
      readonly plan: PlanRecolecta;
      readonly avance: AvanceRecolecta;
    }
  /** El botón «Guardar parcial y programar». */
  | { readonly type: 'guardarYProgramar' }
  | { readonly type: 'programar' }
  /** Los botones de la ventana que llevan a una dirección, y de vuelta. */
  | { readonly type: 'agregarDireccion' }
  | { readonly type: 'editarDireccion'; readonly id: number }
  | { readonly type: 'cerrarDireccion' }
  | { readonly type: 'marcarRecolectado'; readonly folio: string }
  /** El botón de la ventana abierta. */
  | { readonly type: 'enviar'; readonly values: unknown };

/** El vale tiene que guardarse como parcial: lo hace quien lo está llenando. */
export type RecolectaEmitted = { readonly type: 'guardarParcial' };

/** Cómo terminó un trabajo. */
export interface FinDeRecolecta {
  readonly output: TrabajoUnicoOutput;
}
