import { eq } from 'drizzle-orm';
import { changedMeanwhile, ENTITIES } from '#domain/entities';
import type { SolicitudVale } from '#domain/solicitudVale';
import { refusalTextVale } from '#domain/trabajosVale';
import { decide } from '#machines/life';
import { vidaValeMachine } from '#machines/vidaVale.machine';
import { vales } from '../db/schema/vales.ts';
import type { Context } from '../http/handler.ts';
import { conflict, noPermission } from '../http/rejection.ts';
import type { Today } from './sale.ts';
import type { ValeRow } from './work.ts';
import { ifFound, lifeContextOf } from './work.ts';

/** The moment of a work, and where its days are. */
export function todayOf({ ahora, config }: Pick<Context, 'ahora' | 'config'>): Today {
  return { now: ahora(), zone: config.zonaHoraria };
}

/**
 * A partial voucher must still be open to this person, in the version that was seen; the save itself asks again under its lock.
 * @throws Rejection 404, 409 or 403, as that would.
 */
export async function demandOpen(solicitud: SolicitudVale, { db, sesion, ahora }: Context): Promise<void> {
  const id = solicitud.id ?? 0;
  const [found] = await db.select().from(vales).where(eq(vales.id, id));
  const row = ifFound(id, found);
  demandSame(row, solicitud);
  if (solicitud.version !== row.version) throw conflict(changedMeanwhile(ENTITIES.vale, id));
  const decision = decide(vidaValeMachine, row.estado, lifeContextOf(row, sesion, ahora()), { type: 'guardar' });
  if (decision.allowed) return;
  const text = refusalTextVale('guardar', row.estado as Parameters<typeof refusalTextVale>[1], decision.reason);
  throw decision.reason === 'state' ? conflict(text) : noPermission(text);
}

/** A partial voucher stays what it was begun as. */
export function demandSame(row: ValeRow, { caso, tienda, operacion, tipo }: SolicitudVale): void {
  const same = row.idCaso === caso && row.cvetda === tienda && row.operacion === operacion && row.tipo === tipo;
  if (same) return;
  throw conflict(`El vale ${row.folio} es de otro caso, otra operación u otro tipo. Empiece uno nuevo.`, {
    objeto: { entidad: ENTITIES.vale.name, id: row.id },
  });
}
