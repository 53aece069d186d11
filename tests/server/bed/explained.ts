import { and, eq, gt } from 'drizzle-orm';
import { expect } from 'vitest';
import type { EntidadConUso } from '#domain/escritorio/uso';
import { readWays } from '../../../server/escritorio/uso/readWays.ts';
import { recorridos } from '../../../server/platform/db/schema/recorridos.ts';
import type { Bed } from './bed.ts';

/** The chart of its life explains each step of each record of a kind. */
export async function demandExplained(
  { db, config }: Pick<Bed, 'db' | 'config'>,
  entidad: EntidadConUso,
): Promise<void> {
  await readWays({ db, config });
  const { idEntidad, pasos, sinFlecha } = recorridos;
  const strange = await db
    .select({ idEntidad, pasos })
    .from(recorridos)
    .where(and(eq(recorridos.entidad, entidad), gt(sinFlecha, 0)));
  expect(strange, `steps of a ${entidad} that no arrow explains`).toEqual([]);
}
