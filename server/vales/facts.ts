import { and, eq, ne } from 'drizzle-orm';
import type { Db } from '../db/db.ts';
import { valeDevoluciones } from '../db/schema/vales.ts';

/** What of a voucher's refunds its life asks for (`VidaValeContext`). Under the voucher's lock it stays true. */
export async function refundFacts(
  db: Db,
  idVale: number,
): Promise<{ readonly empezado: boolean; readonly enCurso: boolean }> {
  const rows = await db
    .select({ estado: valeDevoluciones.estado })
    .from(valeDevoluciones)
    .where(and(eq(valeDevoluciones.idVale, idVale), ne(valeDevoluciones.estado, 'rechazada')));
  return { empezado: rows.length > 0, enCurso: rows.some(({ estado }) => estado === 'pendiente') };
}
