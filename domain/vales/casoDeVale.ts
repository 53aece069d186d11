import { CATEGORIA_DE_TIPO, type TipoVale, tipoDeCategoria } from '#domain/cadena/tiposVale';
import { solicitudDeCasoPropio } from '#domain/casos/casoPropio';
import type { SolicitudCaso } from '#domain/casos/nuevoCaso';
import { hasPermission } from '#domain/common/permisos';
import type { ClaveOperacion } from '#domain/ventas/operaciones';
import type { CompradorDeCaso } from './compradorDeVale.ts';

/** The facts of a case that matter for the voucher made under it. */
type CasoParaVale = {
  readonly id: number;
  readonly subCategoria: { readonly id: number };
  readonly cliente: { readonly numiden: number };
};

/**
 * Whether an open case of a sale is its own for vouchers of a type: of the very category, and its buyer's. Vouchers are the
 * chain's, so it is its own for everybody who makes them, also for who may not open the case.
 * @param comprador null for a sale that names no buyer: its buyer is whoever was chosen for the case.
 */
export function esCasoPropio(
  { subCategoria, cliente }: Pick<CasoParaVale, 'subCategoria' | 'cliente'>,
  tipo: TipoVale,
  comprador: number | null,
): boolean {
  return subCategoria.id === CATEGORIA_DE_TIPO[tipo] && (comprador === null || cliente.numiden === comprador);
}

/**
 * The sale's own case for vouchers of a type (`esCasoPropio`). A sale gets no second one while it is open.
 * @param casos the open ones of the sale, the newest first.
 */
export function casoPropio<C extends CasoParaVale>(
  casos: readonly C[],
  tipo: TipoVale,
  comprador: number | null,
): C | null {
  return casos.find((caso) => esCasoPropio(caso, tipo, comprador)) ?? null;
}

/** Under which cases of a sale a voucher can be made. */
interface CasosOfrecidos<C> {
  /** Those of the buyer whose category makes vouchers of the type: another's would ask for authorization. */
  readonly casos: readonly C[];
  /**
   * Whether a case can be made with the voucher: never a second one of its own, but for another customer of a sale
   * without a buyer.
   */
  readonly nuevo: boolean;
  /** Which one is chosen unless the person chooses another; null for the new one, or for none. */
  readonly elegido: number | null;
}

/** The choice of the case of a voucher that is made of a sale: its own comes first, then the newest. */
export function casosOfrecidos<C extends CasoParaVale>(
  casos: readonly C[],
  { tipo, comprador, sinCaso }: { tipo: TipoVale; comprador: number | null; sinCaso: string | null },
): CasosOfrecidos<C> {
  const ofBuyer = ({ cliente }: C) => comprador === null || cliente.numiden === comprador;
  const possible = casos.filter((caso) => tipoDeCategoria(caso.subCategoria.id) === tipo && ofBuyer(caso));
  const own = casoPropio(possible, tipo, comprador);
  const nuevo = (own === null || comprador === null) && sinCaso === null;
  return { casos: possible, nuevo, elegido: (own ?? possible[0])?.id ?? null };
}

/** Why the person makes no case together with a voucher; null for who may. */
export function faltaParaCaso(permisos: readonly number[]): string | null {
  return hasPermission(permisos, ['crearCaso'])
    ? null
    : 'No tiene permiso para crear casos: haga el vale desde un caso.';
}

const QUE_SE_HACE = { 0: 'Cancelación', 1: 'Devolución' } as const satisfies Record<TipoVale, string>;

/** The request for the case of a voucher, as the new-case form would send it for the buyer. */
export function solicitudDeCaso(
  { tienda, operacion }: ClaveOperacion,
  tipo: TipoVale,
  comprador: CompradorDeCaso,
  autor: Parameters<typeof solicitudDeCasoPropio>[2],
): SolicitudCaso {
  return solicitudDeCasoPropio(
    {
      descripcion: `${QUE_SE_HACE[tipo]} de la operación ${operacion}`,
      idSubcategoria: CATEGORIA_DE_TIPO[tipo],
      parametrosBusqueda: [
        { tipo: 1, valor: String(tienda) },
        { tipo: 2, valor: String(operacion) },
      ],
    },
    comprador,
    autor,
  );
}
