import { lt, sql } from 'drizzle-orm';
import { sweepContents } from '../files/contents.ts';
import { borrarIntentosViejos } from '../sesion/limite.ts';
import { INACTIVIDAD_SERVIDOR_MS } from '../sesion/sesiones.ts';
import type { Base } from './abrir.ts';
import { compactarCuentas } from './cuentas.ts';
import type { Db } from './db.ts';
import { idempotencia, sesiones } from './schema/sistema.ts';

/** PGlite vacuums nothing by itself: after this many writes its plans and its table sizes begin to suffer. */
const ESCRITURAS = 500;
/** How long nobody may have asked for anything before the work begins, in milliseconds. */
const REPOSO_MS = 10_000;
const REVISAR_CADA_MS = 5_000;
const PURGAR_CADA_MS = 3_600_000;
/** A repeated save is a matter of minutes; a month is beyond any doubt. */
const GUARDAR_CLAVES_MS = 30 * 24 * 3_600_000;

/** Deletes what has run out: sessions, failed logins and answers kept for repetitions. */
export const purgar = async (db: Db, ahora: Date): Promise<void> => {
  const hace = (ms: number) => new Date(ahora.getTime() - ms);
  await db.delete(sesiones).where(lt(sesiones.ultimoUso, hace(INACTIVIDAD_SERVIDOR_MS)));
  await db.delete(idempotencia).where(lt(idempotencia.creado, hace(GUARDAR_CLAVES_MS)));
  await borrarIntentosViejos(db, ahora);
  await sweepContents(db, ahora);
};

const tablas = async (db: Db): Promise<string[]> => {
  const { rows } = await db.execute<{ tabla: string }>(
    sql`select quote_ident(tablename) as tabla from pg_tables where schemaname = current_schema()`,
  );
  return rows.map((fila) => fila.tabla);
};

/**
 * VACUUM (ANALYZE), table by table. PGlite works on the program's own thread, so between two tables `seguir` is asked
 * whether the people come first.
 * @returns whether all tables were done.
 */
export const aspirar = async (db: Db, seguir: () => boolean = () => true): Promise<boolean> => {
  for (const tabla of await tablas(db)) {
    if (!seguir()) return false;
    await db.execute(sql`vacuum (analyze) ${sql.raw(tabla)}`);
  }
  return true;
};

/** Watches the traffic and does the housekeeping while nobody waits. */
export interface Mantenimiento {
  entro(): void;
  salio(escribio: boolean): void;
  /** Waits for what is running. */
  parar(): Promise<void>;
}

interface Opciones {
  readonly base: Pick<Base, 'db' | 'motor'>;
  readonly ahora: () => Date;
  readonly avisar: (error: unknown) => void;
}

/** Starts the housekeeping: old rows go on both engines (hourly), vacuuming is PGlite's only (after many writes). */
export const iniciarMantenimiento = ({ base, ahora, avisar }: Opciones): Mantenimiento => {
  let enCurso = 0;
  let escrituras = 0;
  let ultimoMovimiento = ahora().getTime();
  let ultimaPurga = Number.NEGATIVE_INFINITY;
  let trabajo: Promise<void> | null = null;
  let parado = false;
  const enReposo = () => !parado && enCurso === 0 && ahora().getTime() - ultimoMovimiento >= REPOSO_MS;

  const trabajar = async (): Promise<void> => {
    const ms = ahora().getTime();
    if (ms - ultimaPurga >= PURGAR_CADA_MS) {
      ultimaPurga = ms;
      await purgar(base.db, ahora());
      await compactarCuentas(base.db);
    }
    if (base.motor === 'pglite' && escrituras >= ESCRITURAS) {
      const contadas = escrituras;
      await compactarCuentas(base.db);
      if (await aspirar(base.db, enReposo)) escrituras -= contadas;
    }
  };

  const reloj = setInterval(() => {
    if (trabajo !== null || !enReposo()) return;
    trabajo = trabajar()
      .catch(avisar)
      .finally(() => {
        trabajo = null;
      });
  }, REVISAR_CADA_MS);
  reloj.unref();

  return {
    entro: () => {
      enCurso += 1;
    },
    salio: (escribio) => {
      enCurso -= 1;
      ultimoMovimiento = ahora().getTime();
      if (escribio) escrituras += 1;
    },
    parar: async () => {
      parado = true;
      clearInterval(reloj);
      await trabajo;
    },
  };
};
