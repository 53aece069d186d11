import { ESTADOS_ARTICULO, type IdEstadoArticulo, sePuedeCancelar, yaSalio } from '#domain/ventas/estadosDeEntrega';

/** Units of a line by the state of their item on the guide. */
export interface UnidadesEnGuia {
  readonly folioGuia: string;
  readonly unidades: readonly { readonly statusitem: IdEstadoArticulo; readonly cantidad: number }[];
  /** How many can be returned, by the guide (`devolucionesMaximas`). */
  readonly devolucionesMaximas: number;
}

/** The units of a line in a package of a guide, as far as cancelling asks. */
export interface ArticuloEnGuia {
  readonly idArticulo: number;
  readonly linea: number;
  readonly statusitem: IdEstadoArticulo;
  readonly cantidad: number;
}

/** The units taken of the rows of a guide, or the one true text of why none are. */
export type Tomas =
  | { readonly tomas: readonly { readonly idArticulo: number; readonly cantidad: number }[] }
  | { readonly falla: string };

/** Every unit of a guide that has not left. */
export function tomarTodo(articulos: readonly ArticuloEnGuia[]): Tomas {
  const tomas = articulos
    .filter(({ statusitem }) => sePuedeCancelar(statusitem))
    .map(({ idArticulo, cantidad }) => ({ idArticulo, cantidad }));
  return tomas.length === 0
    ? { falla: 'La guía no tiene unidades por cancelar: ya salieron o se cancelaron.' }
    : { tomas };
}

/** Exactly the units that were asked for, row by row. */
export function tomarArticulos(
  articulos: readonly ArticuloEnGuia[],
  pedidos: readonly { readonly idArticulo: number; readonly cantidad: number }[],
): Tomas {
  const known = new Map(articulos.map((articulo) => [articulo.idArticulo, articulo]));
  for (const { idArticulo, cantidad } of pedidos) {
    const articulo = known.get(idArticulo);
    if (articulo === undefined) return { falla: `La guía no tiene el artículo ${idArticulo}.` };
    if (!sePuedeCancelar(articulo.statusitem)) {
      return { falla: `El artículo ${idArticulo} está ${ESTADOS_ARTICULO[articulo.statusitem]}: ya no se cancela.` };
    }
    if (cantidad > articulo.cantidad) return { falla: demasiadas(articulo.cantidad) };
  }
  return { tomas: pedidos };
}

/** So many units of each line, of whichever of its rows have not left, in their order. */
export function tomarLineas(
  articulos: readonly ArticuloEnGuia[],
  lineas: readonly { readonly linea: number; readonly cantidad: number }[],
): Tomas {
  const tomas: { readonly idArticulo: number; readonly cantidad: number }[] = [];
  for (const { linea, cantidad } of lineas) {
    let left = cantidad;
    for (const articulo of articulos) {
      if (articulo.linea !== linea || !sePuedeCancelar(articulo.statusitem) || left === 0) continue;
      const taken = Math.min(left, articulo.cantidad);
      tomas.push({ idArticulo: articulo.idArticulo, cantidad: taken });
      left -= taken;
    }
    if (left > 0) return { falla: demasiadas(cantidad - left) };
  }
  return { tomas };
}

/** How many units of a guide have left already. */
export function unidadesEnCamino(articulos: readonly ArticuloEnGuia[]): number {
  return articulos.filter(({ statusitem }) => yaSalio(statusitem)).reduce((total, { cantidad }) => total + cantidad, 0);
}

/** In the specification's words (section 5, "Voucher items"). */
function demasiadas(max: number): string {
  return `La cantidad de artículos a cancelar no puede ser mayor a: ${max}`;
}
