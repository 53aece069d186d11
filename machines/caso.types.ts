/** Tipos de lo que a un caso le pasa solo; aparte, para que el archivo de la máquina sea sobre todo el diagrama. */

export interface CasoContext {
  /** A qué área pasa el caso por su factura de restaurante. */
  readonly idArea: number | null;
}

export type CasoEvent =
  /** Se hizo la factura de restaurante del caso; `idArea` es el área de la categoría 1. */
  { readonly type: 'restauranteFacturado'; readonly idSubcategoria: number; readonly idArea: number };
