import { eq } from 'drizzle-orm';
import type { AnteLoGuardado } from '#domain/personas/propioODeArea';
import type { Db, Tx } from '../platform/db/db.ts';
import { usuarios } from '../platform/db/schema/personas.ts';

/** A person with the areas in which this person works and those that he or she manages, as they are now. */
export async function whoKeeps(db: Db | Tx, numiden: number): Promise<AnteLoGuardado> {
  const [person] = await db
    .select({ areas: usuarios.areas, areasGerente: usuarios.areasGerente })
    .from(usuarios)
    .where(eq(usuarios.numiden, numiden));
  return { numiden, areas: person?.areas ?? [], areasGerente: person?.areasGerente ?? [] };
}
