import { eq } from 'drizzle-orm';
import { changedMeanwhile, ENTITIES } from '#domain/common/entities';
import type { SolicitudVale } from '#domain/vales/solicitudVale';
import { vales } from '../platform/db/schema/vales.ts';
import type { Context } from '../platform/http/handler.ts';
import { conflict } from '../platform/http/rejection.ts';
import { zoneOf } from '../platform/time/zones.ts';
import type { Today } from './sale.ts';
import { ifFound, refusalOf, type ValeRow } from './work.ts';

/** The moment of a work, and the zone of the store that does it. */
export function todayOf(context: Pick<Context, 'clock' | 'config' | 'sesion'>): Today {
  return { now: context.clock(), zone: zoneOf(context) };
}

/**
 * A partial voucher must still be open to this person, in the version that was seen; the save itself asks again under its lock.
 * @throws Rejection 404, 409 or 403, as that would.
 */
export async function demandOpen(solicitud: SolicitudVale, context: Context): Promise<void> {
  const id = solicitud.id ?? 0;
  const [found] = await context.db.select().from(vales).where(eq(vales.id, id));
  const row = ifFound(id, found);
  demandSame(row, solicitud);
  if (solicitud.version !== row.version) throw conflict(changedMeanwhile(ENTITIES.vale, row.folio));
  const refused = await refusalOf(row, 'guardar', context);
  if (refused !== null) throw refused;
}

/** A partial voucher stays what it was begun as. */
export function demandSame(row: ValeRow, { caso, tienda, operacion, tipo }: SolicitudVale): void {
  const same = row.idCaso === caso && row.cvetda === tienda && row.operacion === operacion && row.tipo === tipo;
  if (same) return;
  throw conflict(`El vale ${row.folio} es de otro caso, otra operación u otro tipo. Empiece uno nuevo.`, {
    objeto: { entidad: ENTITIES.vale.name, id: row.id },
  });
}
