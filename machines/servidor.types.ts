/** Tipos de la página de los servidores; aparte, para que el archivo de la máquina sea sobre todo el diagrama. */

import type { Failure } from '#contract/failure';
import type { PruebaServidor, Servidor } from '#domain/servidores';

/** El servidor que se enciende o se apaga, con su versión en pantalla y lo que debe quedar. */
export interface Cambio {
  readonly id: number;
  readonly servidor: string;
  readonly version: number;
  readonly activo: boolean;
}

/** Cómo terminó la última prueba de una conexión en esta visita; `momento` es null si no se supo. */
export interface Prueba {
  readonly bien: boolean;
  readonly texto: string;
  readonly momento: string | null;
}

/** Qué se prueba: el servidor de la lista con ese número, o lo que está escrito en el formulario. */
export type Probado = number | 'formulario';

export interface ServidorContext {
  /** De aquí salen las semillas de los cambios: al azar y distinta cada vez que se abre la página. */
  readonly seed: string;
  /** Cuántos cambios han terminado ya: el siguiente es otro, con otra semilla. */
  readonly ended: number;
  /** El servidor cuyo formulario está abierto, o lo estuvo; null para uno nuevo. */
  readonly idFormulario: number | null;
  /** Ese servidor como se leyó al abrirlo; null mientras no se lea, y para uno nuevo. */
  readonly servidor: Servidor | null;
  /** Por qué no se pudo leer. */
  readonly failure: Failure | null;
  /** Lo que se enciende o se apaga, o lo último; null antes. */
  readonly cambio: Cambio | null;
  /** Qué se está probando; null cuando nada. */
  readonly probando: Probado | null;
  /** Cómo terminó la última prueba de cada cosa. */
  readonly pruebas: { readonly [probado: string]: Prueba };
}

export type ServidorEvent =
  | { readonly type: 'agregar' }
  | { readonly type: 'editar'; readonly id: number }
  | { readonly type: 'reintentar' }
  /** Se cierra la ventana; lo escrito queda como borrador. */
  | { readonly type: 'cerrar' }
  /** Lo escrito se guardó; `id` es null si el servidor no dijo cuál es. */
  | { readonly type: 'guardado'; readonly id: number | null }
  | { readonly type: 'encender'; readonly cambio: Cambio }
  | { readonly type: 'apagar'; readonly cambio: Cambio }
  | { readonly type: 'confirmar' }
  | { readonly type: 'cancelar' }
  /** El cambio sale: por sí solo al empezar, o porque la persona lo pide de nuevo. */
  | { readonly type: 'enviarCambio' }
  | { readonly type: 'probar'; readonly que: Probado; readonly datos: PruebaServidor }
  | { readonly type: 'detenerPrueba' };

export interface ServidorEmitted {
  readonly type: 'aviso';
  readonly tipo: 'error' | 'success' | 'warning';
  readonly texto: string;
}
