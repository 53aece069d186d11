import { and, inArray, or, type SQL, sql } from 'drizzle-orm';
import { ARTICULOS_EN_LISTA, palabrasDeArticulo, type VentaHallada } from '#domain/ventas/busquedaVentas';
import type { Db } from '../../platform/db/db.ts';
import { ventaArticulos } from '../../platform/db/schema/operaciones.ts';

interface Key {
  readonly cvetda: number;
  readonly operacion: number;
}

type Short = VentaHallada['articulos'];

/** Whether a line is of the article that was typed: its number, or every word of it in the description. */
export function isArticle(texto: string): SQL {
  const plain = sql`lower(translate(${ventaArticulos.descripcion}, 'ÁÉÍÓÚÜÑáéíóúüñ', 'AEIOUUNaeiouun'))`;
  const words = palabrasDeArticulo(texto).map((word) => sql`position(${word} in ${plain}) > 0`);
  return or(inArray(ventaArticulos.numArt, [texto, texto.toUpperCase()]), and(...words)) ?? sql`false`;
}

/**
 * Reads the articles of some sales in short: how many lines, and the first of them.
 * @param articulo what was searched for: lines of it come first.
 */
export async function readShortArticles(
  db: Db,
  keys: readonly Key[],
  articulo: string | undefined,
): Promise<(key: Key) => Short> {
  const first = articulo === undefined ? sql`` : sql`(${isArticle(articulo)}) desc,`;
  const { cvetda, operacion, linea, descripcion, cantidadOriginal, pesada } = ventaArticulos;
  const { rows } = await db.execute<
    Record<'cvetda' | 'operacion' | 'lineas' | 'cantidad', unknown> & { descripcion: string }
  >(sql`
    select cvetda, operacion, lineas, descripcion, cantidad from (
      select ${cvetda} as cvetda, ${operacion} as operacion, ${descripcion} as descripcion, coalesce(${pesada}, ${cantidadOriginal}) as cantidad,
        count(*) over (partition by ${cvetda}, ${operacion}) as lineas,
        row_number() over (partition by ${cvetda}, ${operacion} order by ${first} ${linea}) as lugar
      from unnest(${list(keys.map((key) => key.cvetda))}::integer[], ${list(keys.map((key) => key.operacion))}::bigint[])
        as pedidas (tienda, numero)
      join ${ventaArticulos} on ${cvetda} = pedidas.tienda and ${operacion} = pedidas.numero
    ) as lineas where lugar <= ${ARTICULOS_EN_LISTA} order by cvetda, operacion, lugar`);
  const found = new Map<string, Short>();
  for (const row of rows) {
    const name = nameOf({ cvetda: Number(row.cvetda), operacion: Number(row.operacion) });
    const article = { descripcion: row.descripcion, cantidad: Number(row.cantidad) };
    found.set(name, { lineas: Number(row.lineas), primeros: [...(found.get(name)?.primeros ?? []), article] });
  }
  return (key) => found.get(nameOf(key)) ?? { lineas: 0, primeros: [] };
}

function nameOf({ cvetda, operacion }: Key): string {
  return `${cvetda}/${operacion}`;
}

function list(numbers: readonly number[]): string {
  return `{${numbers.join(',')}}`;
}
