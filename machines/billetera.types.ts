/** Tipos de la consulta de una billetera; aparte, para que el archivo de la máquina sea sobre todo el diagrama. */

import type { Failure } from '#contract/failure';
import type { TrabajoUnicoOutput } from './trabajoUnico.types.ts';

export interface BilleteraContext {
  /** De aquí salen las semillas de los trabajos: al azar y distinta cada vez que se abre la ventana. */
  readonly seed: string;
  /** Cuántos trabajos han terminado ya: el siguiente es otro, con otra semilla. */
  readonly ended: number;
  /** De quién es la billetera; null mientras no se diga. */
  readonly numidenCliente: number | null;
  /** El folio de su billetera; null mientras no tenga, o no se sepa. */
  readonly folio: string | null;
  /** Por qué no se pudo consultar. */
  readonly failure: Failure | null;
}

export type BilleteraEvent =
  /** El botón «Consultar», o Enter en el número. */
  | { readonly type: 'consultar'; readonly numidenCliente: number }
  | { readonly type: 'reintentar' }
  /** El botón «Abrir billetera», también cuando no se pudo. */
  | { readonly type: 'abrirBilletera' }
  /** La pantalla trajo la billetera de nuevo: alguien pudo abrirla mientras tanto. */
  | { readonly type: 'billeteraALaVista'; readonly folio: string | null }
  | { readonly type: 'cerrar' };

/** Cómo terminó abrirla. */
export interface FinDeApertura {
  readonly output: TrabajoUnicoOutput;
}
