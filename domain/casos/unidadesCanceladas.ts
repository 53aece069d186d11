/** Units of one article that logistics was asked to cancel for a voucher. */
export interface UnidadesCanceladas {
  readonly linea: number;
  readonly articulo: string;
  readonly folioGuia: string;
  readonly cantidad: number;
}

/** Where the words stand, and whether the work is done. */
interface Dicho {
  /** The operation, where the history is a case's; null in the voucher's own. */
  readonly operacion: number | null;
  /** Whether logistics has said that it did it; it may have, though its answer was lost. */
  readonly hecho: boolean;
}

/**
 * The history's words for units that logistics cancelled though the voucher did not become VIGENTE. They are owed to the
 * customer (DESIGN of the vouchers, "Cancelling at the guide").
 */
export function canceladasSinVigencia(unidades: readonly UnidadesCanceladas[], { operacion, hecho }: Dicho): string {
  const que = enPalabras(unidades);
  if (operacion === null) {
    return hecho
      ? `Logística canceló ${que} y el vale no quedó vigente: se devuelven cuando lo esté, o con otro vale`
      : `Se pidió a logística cancelar ${que} y no se sabe si lo hizo: si la guía muestra las unidades canceladas, se devuelven con este vale o con otro`;
  }
  return hecho
    ? `Logística canceló ${que}, de la operación ${operacion}, para un vale que no quedó vigente: se devuelven con otro vale`
    : `Se pidió a logística cancelar ${que}, de la operación ${operacion}, para un vale que no se guardó, y no se sabe si lo hizo: si la guía muestra las unidades canceladas, se devuelven con un vale`;
}

/** '2 de Licuadora en la guía G1 y 1 de Batidora en la guía G2'. */
function enPalabras(unidades: readonly UnidadesCanceladas[]): string {
  const each = porGuia(unidades).map(
    ({ articulo, folioGuia, cantidad }) => `${cantidad} de ${articulo} en la guía ${folioGuia}`,
  );
  return new Intl.ListFormat('es').format(each);
}

/** Adds up to one sum a line and guide the units that were asked for in several turns. */
function porGuia(unidades: readonly UnidadesCanceladas[]): readonly UnidadesCanceladas[] {
  const sums = new Map<string, UnidadesCanceladas>();
  for (const one of unidades) {
    const key = `${one.linea} ${one.folioGuia}`;
    sums.set(key, { ...one, cantidad: one.cantidad + (sums.get(key)?.cantidad ?? 0) });
  }
  return [...sums.values()];
}
