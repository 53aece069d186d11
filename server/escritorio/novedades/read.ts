import { desc, eq, type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Novedad } from '#domain/common/novedades';
import type { Db } from '../../platform/db/db.ts';
import { casos } from '../../platform/db/schema/casos.ts';
import { stores, subcategorias } from '../../platform/db/schema/catalogos.ts';
import { novedades } from '../../platform/db/schema/novedades.ts';
import { usuarios } from '../../platform/db/schema/personas.ts';
import { vales } from '../../platform/db/schema/vales.ts';
import { namedRecord, recordOf } from '../toldRecord.ts';

/** Who is away, for whom the person of a notice stands in. */
const suplidos = alias(usuarios, 'suplidos');

const { ofCase: OF_CASE, ofVoucher: OF_VOUCHER } = recordOf(novedades);

/** The newest of some notices, as their person reads them. @param shown those of them, on the joined records too. */
export async function readNews(
  db: Db,
  shown: SQL | undefined,
  { skip, take }: { readonly skip: number; readonly take: number },
): Promise<Novedad[]> {
  const rows = await db
    .select({
      id: novedades.id,
      clase: novedades.clase,
      entidad: novedades.entidad,
      idEntidad: novedades.idEntidad,
      autor: { numiden: usuarios.numiden, nombre: usuarios.nombreCompleto },
      fecha: novedades.fecha,
      texto: novedades.texto,
      leida: novedades.leida,
      sigue: novedades.sigue,
      suple: suplidos.nombreCompleto,
      categoria: subcategorias.nombre,
      tienda: stores.nombre,
      folio: vales.folio,
      operacion: vales.operacion,
    })
    .from(novedades)
    .innerJoin(usuarios, eq(usuarios.numiden, novedades.autor))
    .leftJoin(suplidos, eq(suplidos.numiden, novedades.suple))
    .leftJoin(casos, OF_CASE)
    .leftJoin(vales, OF_VOUCHER)
    .leftJoin(subcategorias, eq(subcategorias.id, casos.idSubcategoria))
    .leftJoin(stores, eq(stores.cvetda, sql`coalesce(${casos.cvetda}, ${vales.cvetdaCrea})`))
    .where(shown)
    .orderBy(desc(novedades.id))
    .offset(skip)
    .limit(take);
  return rows.map(({ categoria, tienda, folio, operacion, fecha, ...row }) => ({
    ...row,
    fecha: fecha.toISOString(),
    tienda: tienda ?? '',
    ...namedRecord({ ...row, categoria, folio, operacion }),
  }));
}
