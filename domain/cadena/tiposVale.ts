/** The goods that a voucher takes: 0 not delivered, 1 coming back (specification, sections 4 and 9). */
export const TIPOS_VALE = { 0: 'CANCELACIÓN', 1: 'DEVOLUCIÓN' } as const;
export type TipoVale = keyof typeof TIPOS_VALE;

/** The category of a case that is made together with its voucher: VALE DE CANCELACIÓN and VALE DE DEVOLUCIÓN. */
export const CATEGORIA_DE_TIPO = { 0: 8, 1: 7 } as const satisfies Record<TipoVale, number>;

/** Categories of a case whose voucher is a cancellation; every other makes a return. */
const CATEGORIAS_DE_CANCELACION: readonly number[] = [CATEGORIA_DE_TIPO[0]];

/** The type of the vouchers of a case of this category (specification, section 4). */
export function tipoDeCategoria(idSubcategoria: number): TipoVale {
  return CATEGORIAS_DE_CANCELACION.includes(idSubcategoria) ? 0 : 1;
}
