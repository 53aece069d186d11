import { setImmediate as turnoDelBucle } from 'node:timers/promises';
import { and, inArray, lt, sql } from 'drizzle-orm';
import { GUARDAR_LECTURAS_MS } from '#domain/lecturas';
import { sweepContents } from '../files/contents.ts';
import { borrarIntentosViejos } from '../sesion/limite.ts';
import { INACTIVIDAD_SERVIDOR_MS } from '../sesion/sesiones.ts';
import type { Base } from './abrir.ts';
import { compactarCuentas } from './cuentas.ts';
import type { Db } from './db.ts';
import { bitacora, idempotencia, sesiones } from './schema/sistema.ts';

/** PGlite vacuums nothing by itself: after this many writes its plans and its table sizes begin to suffer. */
const ESCRITURAS = 500;
/** How long nobody may have asked for anything before the work begins, in milliseconds. */
const REPOSO_MS = 10_000;
/**
 * A table beyond so many bytes takes seconds, in which nobody is served: it waits for a rest in which every session has
 * ended (milliseconds), and comes up once a day at most.
 */
const TABLA_GRANDE_BYTES = 20 * 1024 * 1024;
const REPOSO_LARGO_MS = 30 * 60_000;
const GRANDES_CADA_MS = 20 * 3_600_000;
const REVISAR_CADA_MS = 5_000;
const PURGAR_CADA_MS = 3_600_000;
/** A repeated save is a matter of minutes; a month is beyond any doubt. */
const GUARDAR_CLAVES_MS = 30 * 24 * 3_600_000;
/** Rows of readings that one statement deletes. */
const LOTE_LECTURAS = 1_000;

/** Deletes what has run out: sessions, failed logins, answers kept for repetitions, and who read what a year ago. */
export const purgar = async (db: Db, ahora: Date): Promise<void> => {
  const hace = (ms: number) => new Date(ahora.getTime() - ms);
  await db.delete(sesiones).where(lt(sesiones.ultimoUso, hace(INACTIVIDAD_SERVIDOR_MS)));
  await db.delete(idempotencia).where(lt(idempotencia.creado, hace(GUARDAR_CLAVES_MS)));
  await borrarIntentosViejos(db, ahora);
  await sweepContents(db, ahora);
  await borrarLecturasViejas(db, hace(GUARDAR_LECTURAS_MS));
};

// In lots, so that a year that ends at once holds nobody up; what others changed stays for good.
const borrarLecturasViejas = async (db: Db, antesDe: Date): Promise<void> => {
  for (;;) {
    const viejas = db
      .select({ id: bitacora.id })
      .from(bitacora)
      .where(and(sql`${bitacora.lectura}`, lt(bitacora.momento, antesDe)))
      .orderBy(bitacora.momento)
      .limit(LOTE_LECTURAS);
    const borradas = await db.delete(bitacora).where(inArray(bitacora.id, viejas)).returning({ id: bitacora.id });
    if (borradas.length < LOTE_LECTURAS) return;
    await turnoDelBucle();
  }
};

const tablas = async (db: Db, hastaBytes: number): Promise<string[]> => {
  const { rows } = await db.execute<{ tabla: string }>(sql`
    select quote_ident(relname) as tabla from pg_class
    where relkind = 'r' and relnamespace = current_schema()::regnamespace and pg_total_relation_size(oid) <= ${hastaBytes}`);
  return rows.map((fila) => fila.tabla);
};

/**
 * VACUUM (ANALYZE), table by table: between two of them `seguir` is asked whether the people come first.
 * @param hastaBytes larger tables, with their indexes, are left out.
 * @returns whether all tables were done.
 */
export const aspirar = async (
  db: Db,
  seguir: () => boolean = () => true,
  hastaBytes = Number.MAX_SAFE_INTEGER,
): Promise<boolean> => {
  for (const tabla of await tablas(db, hastaBytes)) {
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

/**
 * Starts the housekeeping: old rows go on both engines (hourly), vacuuming is PGlite's only: small tables after many writes
 * and a short rest, all of them in a long one.
 */
export const iniciarMantenimiento = ({ base, ahora, avisar }: Opciones): Mantenimiento => {
  let enCurso = 0;
  let escrituras = 0;
  let escriturasEnGrandes = 0;
  let ultimasGrandes = Number.NEGATIVE_INFINITY;
  let ultimoMovimiento = ahora().getTime();
  let ultimaPurga = Number.NEGATIVE_INFINITY;
  let trabajo: Promise<void> | null = null;
  let parado = false;
  const enReposo = (durante = REPOSO_MS) => !parado && enCurso === 0 && ahora().getTime() - ultimoMovimiento >= durante;

  const trabajar = async (): Promise<void> => {
    const ms = ahora().getTime();
    if (ms - ultimaPurga >= PURGAR_CADA_MS) {
      ultimaPurga = ms;
      await purgar(base.db, ahora());
      await compactarCuentas(base.db);
    }
    if (base.motor !== 'pglite') return;
    if (escrituras >= ESCRITURAS) {
      const contadas = escrituras;
      await compactarCuentas(base.db);
      if (await aspirar(base.db, enReposo, TABLA_GRANDE_BYTES)) escrituras -= contadas;
    }
    if (
      escriturasEnGrandes >= ESCRITURAS &&
      ms - ultimasGrandes >= GRANDES_CADA_MS &&
      enReposo(REPOSO_LARGO_MS) &&
      (await aspirar(base.db, enReposo))
    ) {
      escriturasEnGrandes = 0;
      ultimasGrandes = ms;
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
      if (!escribio) return;
      escrituras += 1;
      escriturasEnGrandes += 1;
    },
    parar: async () => {
      parado = true;
      clearInterval(reloj);
      await trabajo;
    },
  };
};
