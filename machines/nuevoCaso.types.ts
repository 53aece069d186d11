/** Tipos de la ventana "Nuevo Caso"; aparte, para que el archivo de la máquina sea sobre todo el diagrama. */

import type { Customer, CustomerSearch } from '#domain/casos/clientes';
import type { RegistroInput } from './registro.types.ts';
import type { EnvioDeTrabajo } from './trabajo.types.ts';

export interface NuevoCasoContext {
  /** Con qué se abre su registro. */
  readonly registro: Partial<RegistroInput>;
  /** Los clientes que encontró la última búsqueda. */
  readonly clientes: readonly Customer[];
  /** El caso que se creó. */
  readonly idCaso: number | null;
}

export type NuevoCasoEvent =
  | EnvioDeTrabajo
  | { readonly type: 'buscarCliente'; readonly busqueda: CustomerSearch }
  | { readonly type: 'guardar'; readonly values: unknown }
  | { readonly type: 'cerrar'; readonly escrito: boolean }
  | { readonly type: 'seguirEditando' }
  | { readonly type: 'descartar' };

export type NuevoCasoEmitted =
  | { readonly type: 'aviso'; readonly tipo: 'error' | 'info' | 'warning'; readonly texto: string }
  /** La búsqueda no dio a nadie: queda elegido "Crear nuevo cliente". */
  | { readonly type: 'soloClienteNuevo' }
  | { readonly type: 'casoCreado'; readonly idCaso: number };

/** Lo que hay que decir a quien creó el caso; null cuando nada, porque atiende su categoría. */
export interface Told {
  readonly aviso: string | null;
}
