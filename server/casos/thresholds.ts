import { eq } from 'drizzle-orm';
import { z } from 'zod';
import type { UmbralesSemaforo } from '#domain/vidaCaso';
import { UMBRALES_SEMAFORO } from '#domain/vidaCaso';
import type { Db } from '../db/db.ts';
import { ajustes } from '../db/schema/system.ts';

/** The setting under which semaphores 1 and 2 are kept. */
const TRAFFIC_LIGHT_SETTING = 'semaforos';

const thresholdsSchema = z
  .object({ reciente: z.number().positive(), antiguo: z.number().positive() })
  .refine(({ reciente, antiguo }) => reciente <= antiguo);

/**
 * The hours after which a case changes colour (specification, section 4: semaphores 1 and 2), for every answer that
 * shows a traffic light. A setting that is missing or makes no sense counts as the default.
 */
export async function trafficLightThresholds(db: Db): Promise<UmbralesSemaforo> {
  const [fila] = await db
    .select({ valor: ajustes.valor })
    .from(ajustes)
    .where(eq(ajustes.clave, TRAFFIC_LIGHT_SETTING));
  const read = thresholdsSchema.safeParse(fila?.valor);
  return read.success ? read.data : UMBRALES_SEMAFORO;
}
