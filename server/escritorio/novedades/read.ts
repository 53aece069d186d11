import { desc, eq, type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { MACHINES } from '#diagrams/machines';
import type { Novedad } from '#domain/common/novedades';
import { parteDeNota } from '#domain/escritorio/notas';
import type { Db } from '../../platform/db/db.ts';
import { casos } from '../../platform/db/schema/casos.ts';
import { stores, subcategorias } from '../../platform/db/schema/catalogos.ts';
import { notasDeDiagrama } from '../../platform/db/schema/notas.ts';
import { novedades } from '../../platform/db/schema/novedades.ts';
import { usuarios } from '../../platform/db/schema/personas.ts';
import { vales } from '../../platform/db/schema/vales.ts';
import { namedRecord, OF_NOTE, recordOf } from '../toldRecord.ts';

/** Who is away, for whom the person of a notice stands in. */
const suplidos = alias(usuarios, 'suplidos');

const { ofCase: OF_CASE, ofVoucher: OF_VOUCHER } = recordOf(novedades);

/** How a diagram is called; by its file's name where this version has none of it. */
function diagramName(maquina: string): string {
  return MACHINES.find(({ machine }) => machine.id === maquina)?.words.nombre ?? maquina;
}

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
      nota: { maquina: notasDeDiagrama.maquina, parte: notasDeDiagrama.parte, sobre: notasDeDiagrama.sobre },
    })
    .from(novedades)
    .innerJoin(usuarios, eq(usuarios.numiden, novedades.autor))
    .leftJoin(suplidos, eq(suplidos.numiden, novedades.suple))
    .leftJoin(casos, OF_CASE)
    .leftJoin(vales, OF_VOUCHER)
    .leftJoin(notasDeDiagrama, OF_NOTE)
    .leftJoin(subcategorias, eq(subcategorias.id, casos.idSubcategoria))
    .leftJoin(stores, eq(stores.cvetda, sql`coalesce(${casos.cvetda}, ${vales.cvetdaCrea})`))
    .where(shown)
    .orderBy(desc(novedades.id))
    .offset(skip)
    .limit(take);
  return rows.flatMap(({ categoria, tienda, folio, operacion, nota, entidad, fecha, ...row }): Novedad[] => {
    const told = { ...row, fecha: fecha.toISOString(), tienda: tienda ?? '' };
    if (entidad !== 'notaDeDiagrama') {
      return [{ ...told, entidad, ...namedRecord({ entidad, idEntidad: row.idEntidad, categoria, folio, operacion }) }];
    }
    if (nota === null) return [];
    const { maquina, parte } = nota;
    return [{ ...told, entidad, nombre: parteDeNota(nota), detalle: diagramName(maquina), maquina, parte }];
  });
}
