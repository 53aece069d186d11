import { eq } from 'drizzle-orm';
import type { z } from 'zod';
import {
  AJUSTES,
  type Ajuste,
  SEMAFOROS,
  SEMAFOROS_INICIALES,
  type Semaforos,
  semaforosSchema,
  valorSchema,
} from '#domain/cadena/ajustes';
import type { Db } from '../../platform/db/db.ts';
import { type Places, prepared } from '../../platform/db/prepared.ts';
import { ajustes } from '../../platform/db/schema/system.ts';

/** Made once: to make one takes longer than to read by it. */
const storedSemaphores = semaforosSchema.catch(SEMAFOROS_INICIALES);
const storedSchemas = new Map<Ajuste, z.ZodType<number>>();

interface Versioned {
  readonly version: number;
}

type Settings = { readonly [A in Ajuste]: Versioned & { readonly valor: number } } & {
  readonly semaforos: Versioned & Semaforos;
};

/** All general settings with their versions: amounts in pesos, validity in days, semaphores in hours. */
export async function readSettings(db: Db): Promise<Settings> {
  return settingsIn(await readAll(db, {}));
}

/** The rows in which the settings are, for who asks for them beside something else. */
export function settingRows(db: Db) {
  return db.select({ clave: ajustes.clave, valor: ajustes.valor, version: ajustes.version }).from(ajustes);
}

const readAll = prepared('ajustes', (db, _places: Places<object>) => settingRows(db));

/** The settings in their rows, as `readSettings` answers them. */
export function settingsIn(stored: readonly Awaited<ReturnType<typeof settingRows>>[number][]): Settings {
  const rows = new Map(stored.map((row) => [row.clave, row]));
  const of = (ajuste: Ajuste) => ({
    valor: storedValue(ajuste, rows.get(ajuste)?.valor),
    version: rows.get(ajuste)?.version ?? 0,
  });
  return {
    vigencia: of('vigencia'),
    maximos: of('maximos'),
    billetera: of('billetera'),
    semaforos: { ...semaphoresIn(rows.get(SEMAFOROS.clave)?.valor), version: rows.get(SEMAFOROS.clave)?.version ?? 0 },
  };
}

/** The three semaphores, in hours. */
export async function readSemaphores(db: Db): Promise<Semaforos> {
  const [row] = await readSetting(db, { clave: SEMAFOROS.clave });
  return semaphoresIn(row?.valor);
}

const readSetting = prepared('ajuste', (db, places: Places<{ clave: string }>) =>
  db.select({ valor: ajustes.valor }).from(ajustes).where(eq(ajustes.clave, places.clave)),
);

/** A setting that is missing or makes no sense counts as it came. */
function storedValue(ajuste: Ajuste, stored: unknown): number {
  const read = storedSchemas.get(ajuste) ?? valorSchema(ajuste).catch(AJUSTES[ajuste].inicial);
  storedSchemas.set(ajuste, read);
  return read.parse(stored);
}

function semaphoresIn(stored: unknown): Semaforos {
  return storedSemaphores.parse(stored);
}
