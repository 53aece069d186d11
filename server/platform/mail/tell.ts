import { eq } from 'drizzle-orm';
import { announce } from '../changes/announce.ts';
import type { Tx } from '../db/db.ts';
import { facturas } from '../db/schema/facturas.ts';
import type { correos } from '../db/schema/neighbours.ts';
import { vales } from '../db/schema/vales.ts';

type Mail = Pick<typeof correos.$inferSelect, 'entidad' | 'idEntidad' | 'numiden' | 'estado'>;

/**
 * Tells the screens that a mail went out, or that it cannot: those that show its record, and whoever sent it where there is something
 * to see to. The record itself did not change.
 */
export async function tellOfMail(tx: Tx, { entidad, idEntidad, numiden, estado }: Mail): Promise<void> {
  if (entidad === 'vale' && idEntidad !== null) {
    const [row] = await tx.select().from(vales).where(eq(vales.id, idEntidad));
    if (row !== undefined) {
      const { id, version } = row;
      await announce(tx, { entidad, id, version, numiden: null, vale: { antes: row, despues: row } });
    }
  }
  if (entidad === 'factura' && idEntidad !== null) {
    const [row] = await tx.select().from(facturas).where(eq(facturas.id, idEntidad));
    if (row !== undefined) {
      const { id, version } = row;
      await announce(tx, { entidad, id, version, numiden: null, factura: { estadoAntes: row.estado, hechos: row } });
    }
  }
  if (estado === 'fallido' && numiden !== null) await tellSender(tx, numiden);
}

/** Tells a person's screens that there is another mail to see to, or one less. */
export function tellSender(tx: Tx, numiden: number): Promise<void> {
  return announce(tx, { entidad: 'usuario', id: numiden, version: null, numiden: null, usuario: { que: 'correos' } });
}
