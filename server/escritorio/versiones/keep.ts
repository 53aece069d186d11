import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { desc } from 'drizzle-orm';
import { readVersion } from '#diagrams/kept';
import type { Db } from '../../platform/db/db.ts';
import { versionesDeDiagramas } from '../../platform/db/schema/system.ts';

/** The order in which versions are read: the one that runs now is the first. */
export const NEWEST_FIRST = [desc(versionesDeDiagramas.desde), desc(versionesDeDiagramas.id)] as const;

/**
 * Keeps the charts of the build that a server runs, so that the newest kept ones are those that run now. Two builds with the same charts are one
 * version; one that comes back counts from its return.
 * @param file the `diagramas.json` that the build left.
 * @throws Error where the file is not there or holds no charts: the build is broken.
 */
export async function keepVersion(db: Db, file: string, now: Date): Promise<void> {
  const guardado = await readFile(file, 'utf8');
  const kept = readVersion(guardado);
  if (kept === null) throw new Error(`${file} holds no charts`);
  const huella = createHash('sha256').update(JSON.stringify(kept.charts)).digest('hex');
  const [newest] = await db
    .select({ huella: versionesDeDiagramas.huella })
    .from(versionesDeDiagramas)
    .orderBy(...NEWEST_FIRST)
    .limit(1);
  if (newest?.huella === huella) return;
  const again = { version: kept.version, desde: now };
  await db
    .insert(versionesDeDiagramas)
    .values({ ...again, huella, guardado })
    .onConflictDoUpdate({ target: versionesDeDiagramas.huella, set: again });
}
