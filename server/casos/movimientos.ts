import { and, asc, eq, gt, lte } from 'drizzle-orm';
import type { Movimiento } from '#domain/casos';
import type { Db } from '../db/db.ts';
import { casoLogs } from '../db/schema/casos.ts';
import { usuarios } from '../db/schema/personas.ts';

/**
 * What was done to a case after version `desde`, up to version `hasta`, in order. Nothing is asked of the database when
 * there can be nothing.
 */
export const movimientosEntre = async (
  db: Db,
  idCaso: number,
  { desde, hasta }: { readonly desde: number; readonly hasta: number },
): Promise<Movimiento[]> => {
  if (desde >= hasta) return [];
  const filas = await db
    .select({
      id: casoLogs.id,
      accion: casoLogs.accion,
      version: casoLogs.version,
      fecha: casoLogs.fecha,
      autor: { numiden: usuarios.numiden, nombre: usuarios.nombreCompleto },
    })
    .from(casoLogs)
    .innerJoin(usuarios, eq(usuarios.numiden, casoLogs.numiden))
    .where(and(eq(casoLogs.idCaso, idCaso), gt(casoLogs.version, desde), lte(casoLogs.version, hasta)))
    .orderBy(asc(casoLogs.version), asc(casoLogs.id));
  return filas.map((fila) => ({ ...fila, fecha: fila.fecha.toISOString() }));
};
