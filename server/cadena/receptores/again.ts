import { and, eq, gt, gte } from 'drizzle-orm';
import { type Guardado, SUCCESS_CODE } from '#contract/common/answers';
import { RECEIVER_TEXTS } from '#domain/cadena/receptores';
import { ENTITIES } from '#domain/common/entities';
import { EVENTO_DE_PRUEBA, eventoEnPalabras } from '#domain/common/eventos';
import { announce } from '../../platform/changes/announce.ts';
import { audit } from '../../platform/db/audit.ts';
import type { Tx } from '../../platform/db/db.ts';
import { entregasDeEventos, receptores } from '../../platform/db/schema/eventos.ts';
import { EVENT_LEASE_MS } from '../../platform/events/deliver.ts';
import { bodyOf, newMessageId } from '../../platform/events/owe.ts';
import type { Context } from '../../platform/http/handler.ts';
import { oncePerKey } from '../../platform/http/idempotency.ts';
import { conflict, notFound } from '../../platform/http/rejection.ts';

const { name: RECEIVER } = ENTITIES.receptor;

/** The message that a person asked to send, for the audit. */
interface Asked {
  readonly call: 'probarReceptor' | 'reenviarEvento';
  readonly receiver: number;
  readonly tipo: string;
}

/**
 * Owes a receiver an event that tells nothing, whichever it wants (POST receptor/probar).
 * @throws Rejection 404 for one that is not there, 409 for one that is off or has no secret.
 */
export function sendTest(id: number, context: Context): Promise<Guardado> {
  const call = 'probarReceptor';
  return once(call, id, context, async (tx) => {
    const version = await demandReady(tx, id);
    const now = context.clock();
    const cuerpo = bodyOf(EVENTO_DE_PRUEBA, { receptor: id }, now);
    await tx.insert(entregasDeEventos).values({
      ...{ idReceptor: id, mensaje: newMessageId(), tipo: EVENTO_DE_PRUEBA, cuerpo, proximo: now, creado: now },
    });
    await keep(tx, { call, receiver: id, tipo: EVENTO_DE_PRUEBA }, context);
    return { descripcion: RECEIVER_TEXTS.prueba, id, version };
  });
}

/**
 * Sends an event once more, the same letter for letter (POST receptor/reenviar): one that waits goes out now, and one that is just being sent
 * is left alone.
 * @throws Rejection 404 for one that is not there, 409 for a receiver that is off or has no secret.
 */
export function sendAgain(id: number, context: Context): Promise<Guardado> {
  const call = 'reenviarEvento';
  return once(call, id, context, async (tx) => {
    const [event] = await tx.select().from(entregasDeEventos).where(eq(entregasDeEventos.id, id)).for('update');
    if (event === undefined) throw notFound(RECEIVER_TEXTS.sinEntrega);
    const answer = { id: event.idReceptor, version: await demandReady(tx, event.idReceptor) };
    const now = context.clock();
    const waits = event.estado === 'pendiente';
    // Within its lease a process may have it.
    if (waits && Math.abs(event.proximo.getTime() - now.getTime()) <= EVENT_LEASE_MS) {
      return { ...answer, descripcion: RECEIVER_TEXTS.enCamino };
    }
    const again = waits ? {} : { estado: 'pendiente' as const, intentos: 0, entregado: null };
    await tx
      .update(entregasDeEventos)
      .set({ ...again, proximo: now })
      .where(eq(entregasDeEventos.id, id));
    await tx.update(receptores).set({ descansa: null }).where(eq(receptores.id, event.idReceptor));
    await keep(tx, { call, receiver: event.idReceptor, tipo: event.tipo }, context);
    return { ...answer, descripcion: RECEIVER_TEXTS.reenviado };
  });
}

/**
 * Sends a receiver that took nothing, was switched off for that, and is switched on, all that it missed: the events that failed since then go once
 * more, the same letter for letter, and none waits for its next try.
 */
export async function resendMissed(
  tx: Tx,
  { id: idReceptor, activo, fallaDesde }: typeof receptores.$inferSelect,
  now: Date,
): Promise<void> {
  if (activo || fallaDesde === null) return;
  const { estado, proximo } = entregasDeEventos;
  const own = eq(entregasDeEventos.idReceptor, idReceptor);
  // Its last try, and the lease of who made it.
  await tx
    .update(entregasDeEventos)
    .set({ estado: 'pendiente', intentos: 0, proximo: now })
    .where(and(own, eq(estado, 'fallido'), gte(proximo, fallaDesde)));
  const afterLease = new Date(now.getTime() + EVENT_LEASE_MS);
  await tx
    .update(entregasDeEventos)
    .set({ proximo: now })
    .where(and(own, eq(estado, 'pendiente'), gt(proximo, afterLease)));
}

function once(
  call: Asked['call'],
  id: number,
  context: Context,
  effect: (tx: Tx) => Promise<Omit<Guardado, 'codigo'>>,
): Promise<Guardado> {
  return oncePerKey(
    call,
    { id },
    context,
    async () => undefined,
    async (tx) => ({ answer: { codigo: SUCCESS_CODE, ...(await effect(tx)) }, created: null }),
  );
}

/** @returns the receiver's version. */
async function demandReady(tx: Tx, id: number): Promise<number> {
  const [row] = await tx.select().from(receptores).where(eq(receptores.id, id));
  if (row === undefined) throw notFound(RECEIVER_TEXTS.noExiste);
  const objeto = { entidad: RECEIVER, id };
  if (!row.activo) throw conflict(RECEIVER_TEXTS.apagado, { objeto });
  if (row.secretoCifrado === null) throw conflict(RECEIVER_TEXTS.sinSecreto, { objeto });
  return row.version;
}

async function keep(tx: Tx, { call, receiver, tipo }: Asked, { sesion, clock }: Context): Promise<void> {
  const { numiden } = sesion;
  const despues = { eventos: [eventoEnPalabras(tipo)] };
  await audit(tx, { momento: clock(), numiden, accion: call, entidad: RECEIVER, idEntidad: receiver, despues });
  await announce(tx, { entidad: 'receptor', id: receiver, version: null, numiden });
}
