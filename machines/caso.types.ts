/** Tipos de la página de un caso; aparte, para que el archivo de la máquina sea sobre todo el diagrama. */

import type { RespuestaTrabajo } from '#contract/answers';
import type { Failure } from '#contract/failure';
import type { AccionCaso } from '#domain/trabajosCaso';
import type { TrabajoUnicoContext, TrabajoUnicoOutput } from './trabajoUnico.types.ts';

/** Dónde se trabaja en la página: cada lugar tiene su propio trabajo, y a lo sumo hay un formulario abierto. */
export type Place = 'comentar' | 'adjuntar' | 'tomar' | 'formulario' | 'mantenimiento';

/** Lo que un lugar entrega para enviarse: qué trabajo es y lo escrito para él, como JSON. */
export interface Errand {
  readonly trabajo: AccionCaso | 'escalarAMantenimiento';
  readonly valores: unknown;
}

/** Con qué se retoma lo que se dejó para después. */
export type Pendiente = Pick<TrabajoUnicoContext, 'keysMade' | 'values' | 'attempt'>;

export interface CasoContext {
  /** De aquí salen las semillas de los trabajos: al azar y distinta cada vez que se abre un caso. */
  readonly seed: string;
  /** Cuántos trabajos han terminado ya: el siguiente es otro, con otra semilla. */
  readonly ended: number;
  /** La versión del caso que está en pantalla, y su categoría; null mientras no haya caso. */
  readonly version: number | null;
  readonly idSubcategoria: number | null;
  /** El trabajo cuyo formulario está abierto, o el último que lo estuvo. */
  readonly formulario: AccionCaso | null;
  /** Lo que se dejó para después, por lugar o por formulario. */
  readonly pendientes: { readonly [place: string]: Pendiente };
  /** Cuántos envíos no han terminado. */
  readonly sending: number;
  /** A qué área pasa el caso por su factura de restaurante. */
  readonly idArea: number | null;
}

export type CasoEvent =
  /** El caso está en pantalla, o lo está otra versión de él. */
  | { readonly type: 'casoALaVista'; readonly version: number; readonly idSubcategoria: number }
  | { readonly type: 'casoPerdido'; readonly failure: Failure }
  | { readonly type: 'abrirFormulario'; readonly trabajo: AccionCaso }
  | { readonly type: 'enviar'; readonly lugar: Place; readonly encargo: Errand }
  | AvisoDeEnvio
  /** Se hizo la factura de restaurante del caso; `idArea` es el área de la categoría 1. */
  | { readonly type: 'restauranteFacturado'; readonly idArea: number };

/** Lo que informa quien envía: también de lo que un trabajo repite por sí solo. `version` es la que contestó el servidor. */
export type AvisoDeEnvio =
  | { readonly type: 'envioEmpezado' }
  | { readonly type: 'envioTerminado'; readonly version: number | null };

export type CasoEmitted =
  | { readonly type: 'aviso'; readonly tipo: 'warning'; readonly texto: string }
  /** El servidor lo guardó: lo que contestó ya vale, y listas y cuentas ya no son como estaban. */
  | { readonly type: 'trabajoHecho'; readonly resultado: RespuestaTrabajo | null };

/** Cómo terminó el trabajo de un lugar. */
export interface Final {
  readonly actorId: string;
  readonly output: TrabajoUnicoOutput;
}
