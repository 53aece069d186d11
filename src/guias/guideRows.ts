import type { Guia } from '#domain/guias/guiasVale';
import { type ArticuloEnGuia, unidadesEnCamino } from '#domain/guias/unidadesDeGuia';
import { sePuedeCancelar } from '#domain/ventas/estadosDeEntrega';

/** A package with its rows. */
export interface PackageOfGuide {
  readonly id: number;
  readonly code: string;
  readonly status: Guia['articulos'][number]['status'];
  readonly rows: Guia['articulos'];
}

/** The packages of a guide, in their order, each with what it holds. */
export function packagesOf({ articulos }: Guia): readonly PackageOfGuide[] {
  const packages = new Map<number, PackageOfGuide>();
  for (const row of articulos) {
    const { idpaquete: id, codigopaquete: code, status } = row;
    const known = packages.get(id) ?? { id, code, status, rows: [] };
    packages.set(id, known);
    known.rows.push(row);
  }
  return [...packages.values()];
}

/** A row of a guide as the rules of cancelling take it. */
export function ruleRow({ idarticulo, linea, statusitem, cantidad }: Guia['articulos'][number]): ArticuloEnGuia {
  return { idArticulo: idarticulo, linea, statusitem, cantidad };
}

/** How many units of a guide can still be cancelled, and how many have left. */
export function unitsOf({ articulos }: Guia): { readonly porSalir: number; readonly enCamino: number } {
  const rows = articulos.map(ruleRow);
  const porSalir = rows
    .filter(({ statusitem }) => sePuedeCancelar(statusitem))
    .reduce((total, { cantidad }) => total + cantidad, 0);
  return { porSalir, enCamino: unidadesEnCamino(rows) };
}

/** Units in words: '1 unidad', '3 unidades'. */
export function unitsInWords(units: number): string {
  return units === 1 ? '1 unidad' : `${units} unidades`;
}

/** The fate of the rest of a guide when it is cancelled; null when nothing has left. */
export function onTheRoad(enCamino: number): string | null {
  if (enCamino === 0) return null;
  return enCamino === 1 ? '1 ya salió y sigue su camino' : `${enCamino} ya salieron y siguen su camino`;
}
