import type { Failure } from '#contract/common/failure';
import type { ValeDeOperacion } from '#domain/vales/listaVales';
import type { ArticuloOperacion, DetalleOperacion } from '#domain/ventas/operaciones';

/** The answer of one call, or the failure in its place. */
export type Part<Dato> = { readonly datos: Dato } | { readonly failure: Failure };

/**
 * The findings about an operation on the validation screen: three calls, and each may fail on its own. `cabecera`
 * holds null when the chain has no such operation; a case can be opened all the same.
 */
export interface OperationFindings {
  readonly cabecera: Part<DetalleOperacion['cabecera'] | null>;
  readonly articulos: Part<readonly ArticuloOperacion[]>;
  readonly vales: Part<readonly ValeDeOperacion[]>;
}
