import { umbralesDe } from '#domain/cadena/ajustes';
import type { UmbralesSemaforo } from '#domain/common/semaforo';
import { readSemaphores } from '../cadena/ajustes/settings.ts';
import type { Db } from '../platform/db/db.ts';

/**
 * The hours after which a case changes colour (specification, section 4: semaphores 1 and 2), for every answer that
 * shows a traffic light.
 */
export async function trafficLightThresholds(db: Db): Promise<UmbralesSemaforo> {
  return umbralesDe(await readSemaphores(db));
}
