/** Tipos de la consulta de un certificado de regalo; aparte, para que el archivo de la máquina sea sobre todo el diagrama. */

import type { Failure } from '#contract/failure';
import type { TrabajoUnicoContext, TrabajoUnicoOutput } from './trabajoUnico.types.ts';

export interface CertificadoContext {
  /** De aquí salen las semillas de los trabajos: al azar y distinta cada vez que se abre la ventana. */
  readonly seed: string;
  /** Cuántos trabajos han terminado ya: el siguiente es otro, con otra semilla. */
  readonly ended: number;
  /** El folio que se consulta, como se guarda; null antes. */
  readonly folio: string | null;
  /** Por qué no se pudo consultar. */
  readonly failure: Failure | null;
  /** Con qué se retoma, por folio, el canje que se dejó sin saber si se hizo. */
  readonly pendientes: { readonly [folio: string]: Pick<TrabajoUnicoContext, 'keysMade' | 'values' | 'attempt'> };
}

export type CertificadoEvent =
  /** El botón «Consultar», o el Enter de quien teclea o del lector; `bienEscrito` es si su dígito verificador cuadra. */
  | { readonly type: 'consultar'; readonly folio: string; readonly bienEscrito: boolean }
  /** Se escribe otra cosa en el folio. */
  | { readonly type: 'modificar' }
  | { readonly type: 'reintentar' }
  | { readonly type: 'canjear' }
  /** Lo que se contesta a la pregunta de canjearlo. */
  | { readonly type: 'si' }
  | { readonly type: 'no' }
  /** La pantalla trajo el certificado de nuevo: alguien pudo canjearlo mientras tanto. */
  | { readonly type: 'certificadoALaVista'; readonly vigente: boolean }
  | { readonly type: 'cerrar' };

/** Cómo terminó canjearlo. */
export interface FinDeCanje {
  readonly output: TrabajoUnicoOutput;
}
