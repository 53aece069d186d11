/** Tipos de probar la conexión de los servidores; aparte, para que el archivo de la máquina sea sobre todo el diagrama. */

import type { PruebaServidor } from '#domain/cadena/servidores';

/** Cómo terminó la última prueba de una conexión en esta visita; `momento` es null si no se supo. */
export interface ResultadoDePrueba {
  readonly bien: boolean;
  readonly texto: string;
  readonly momento: string | null;
}

/** Qué se prueba: el servidor de la lista con ese número, o lo que está escrito en el formulario. */
export type Probado = number | 'formulario';

export interface ServidorContext {
  /** Qué se está probando; null cuando nada. */
  readonly probando: Probado | null;
  /** Cómo terminó la última prueba de cada cosa. */
  readonly pruebas: { readonly [probado: string]: ResultadoDePrueba };
}

export type ServidorEvent =
  | { readonly type: 'probar'; readonly que: Probado; readonly datos: PruebaServidor }
  | { readonly type: 'detenerPrueba' }
  /** De lo que cambió, o de un formulario que ya es otro, no vale lo que se probó antes. */
  | { readonly type: 'olvidarPrueba'; readonly que: Probado };

export interface ServidorEmitted {
  readonly type: 'aviso';
  readonly tipo: 'error' | 'success' | 'warning';
  readonly texto: string;
}
