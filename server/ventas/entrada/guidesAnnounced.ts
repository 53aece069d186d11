import { and, eq } from 'drizzle-orm';
import type { entrada } from '#contract/ventas/entrada';
import { AVISO_DE_GUIAS_TEXTS } from '#domain/ventas/entrada/avisoDeGuias';
import type { ClaveOperacion } from '#domain/ventas/operaciones';
import type { Db } from '../../platform/db/db.ts';
import { fitsInteger } from '../../platform/db/limits.ts';
import { ventas } from '../../platform/db/schema/operaciones.ts';
import type { Handler } from '../../platform/http/handler.ts';
import { conflict, Rejection } from '../../platform/http/rejection.ts';
import { NeighbourContradiction } from '../../platform/neighbours/asked.ts';
import { outcomeOf } from '../../platform/neighbours/outcome.ts';

/** Logistics is waited for so long a sale, in milliseconds; who announced them does so again after so many seconds. */
const [PATIENCE_MS, AGAIN_IN] = [5_000, 30];

/**
 * Logistics tells that guides of sales changed (POST entrada/guias): it is asked about each as when somebody opens the sale, so that an
 * announcement that was overtaken, doubled or lost its order changes nothing, and nobody else's word is taken for a guide.
 * @throws Rejection 409 where logistics is our own, 503 when it does not answer what it announced.
 */
export const guidesAnnounced: Handler<typeof entrada.avisarGuias> = async ({ cuerpo }, { db, neighbours, log }) => {
  const detalle: { tienda: number; operacion: number; resultado: 'desconocida' | 'contradice' }[] = [];
  const each = new Map(cuerpo.ventas.map((key) => [`${key.tienda}/${key.operacion}`, key]));
  for (const key of each.values()) {
    if (!(await isHere(db, key))) {
      detalle.push({ ...key, resultado: 'desconocida' });
      continue;
    }
    // Not together with whoever asks already: that question may have been answered before the change.
    const question = () => neighbours.within(({ logistics }) => demand(logistics.refresh)(key), PATIENCE_MS);
    const outcome = await outcomeOf(question);
    if (outcome.tipo === 'hecho') continue;
    if (outcome.tipo !== 'desconocido' || !(outcome.causa instanceof NeighbourContradiction)) {
      throw new Rejection(503, AVISO_DE_GUIAS_TEXTS.sinRespuesta(AGAIN_IN), { segundos: AGAIN_IN });
    }
    log.error({ operacion: key, err: outcome.causa }, 'the guides of a sale contradict');
    detalle.push({ ...key, resultado: 'contradice' });
  }
  return { actualizadas: each.size - detalle.length, detalle };
};

function demand<R>(refresh: R | undefined): R {
  if (refresh === undefined) throw conflict(AVISO_DE_GUIAS_TEXTS.sinLogistica);
  return refresh;
}

async function isHere(db: Db, { tienda, operacion }: ClaveOperacion): Promise<boolean> {
  if (!fitsInteger(tienda)) return false;
  return (await db.$count(ventas, and(eq(ventas.cvetda, tienda), eq(ventas.operacion, operacion)))) > 0;
}
