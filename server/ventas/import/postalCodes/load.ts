import { sql } from 'drizzle-orm';
import { audit } from '../../../platform/db/audit.ts';
import type { Db, Tx } from '../../../platform/db/db.ts';
import type { PostalCode } from './list.ts';

/** So many codes are stored in one transaction: some five thousand colonias. */
const CODES_PER_BATCH = 1_000;

/** Two imports on one PostgreSQL wait for each other, batch by batch. */
const LOCK = 20_149;

/** The numbers of changes in the tables; all zero when the list was loaded before. */
export interface Loaded {
  /** Codes that are new, or have another state or municipality now. */
  readonly codigos: number;
  readonly coloniasNuevas: number;
  /** Colonias that the list has no more. */
  readonly coloniasQuitadas: number;
}

interface Options {
  readonly db: Db;
  /** Sorted by code. */
  readonly codigos: readonly PostalCode[];
  /** Name of the file, for the audit. */
  readonly archivo: string;
  readonly clock: () => Date;
  /** Told how many codes the last batch had, and how many are stored. */
  readonly alAvanzar?: (batch: number, stored: number) => void;
}

/**
 * Stores postal codes, batch by batch: each one has exactly the colonias of the list afterwards. Codes that the list lacks stay
 * as they are. A second run changes nothing.
 */
export async function loadPostalCodes({ db, codigos, archivo, clock, alAvanzar }: Options): Promise<Loaded> {
  let whole: Loaded = { codigos: 0, coloniasNuevas: 0, coloniasQuitadas: 0 };
  for (let from = 0; from < codigos.length; from += CODES_PER_BATCH) {
    const batch = codigos.slice(from, from + CODES_PER_BATCH);
    const done = await db.transaction(async (tx) => {
      await tx.execute(sql`select pg_advisory_xact_lock(${LOCK})`);
      const changed = await store(tx, batch);
      if (changed.codigos + changed.coloniasNuevas + changed.coloniasQuitadas > 0) {
        await audit(tx, {
          momento: clock(),
          numiden: null,
          accion: 'importarCodigosPostales',
          entidad: 'codigosPostales',
          idEntidad: archivo,
          despues: changed,
        });
      }
      return changed;
    });
    whole = {
      codigos: whole.codigos + done.codigos,
      coloniasNuevas: whole.coloniasNuevas + done.coloniasNuevas,
      coloniasQuitadas: whole.coloniasQuitadas + done.coloniasQuitadas,
    };
    alAvanzar?.(batch.length, from + batch.length);
  }
  return whole;
}

// One JSON parameter instead of thousands of parameters: several times faster on the embedded engine.
async function store(tx: Tx, batch: readonly PostalCode[]): Promise<Loaded> {
  const places = JSON.stringify(batch.map(({ cp, estado, municipio }) => ({ cp, estado, municipio })));
  const names = JSON.stringify(batch.flatMap(({ cp, colonias }) => colonias.map((nombre) => ({ cp, nombre }))));
  const codigos = await howMany(
    tx,
    sql`insert into codigos_postales as c (cp, estado, municipio)
      select cp, estado, municipio from jsonb_to_recordset(${places}::jsonb) as l (cp text, estado text, municipio text)
      on conflict (cp) do update set estado = excluded.estado, municipio = excluded.municipio
        where (c.estado, c.municipio) is distinct from (excluded.estado, excluded.municipio)
      returning 1`,
  );
  const coloniasQuitadas = await howMany(
    tx,
    sql`delete from colonias c
      using jsonb_to_recordset(${places}::jsonb) as l (cp text)
      where c.cp = l.cp and (c.cp, c.nombre) not in (
        select cp, nombre from jsonb_to_recordset(${names}::jsonb) as n (cp text, nombre text))
      returning 1`,
  );
  const coloniasNuevas = await howMany(
    tx,
    sql`insert into colonias (cp, nombre)
      select cp, nombre from jsonb_to_recordset(${names}::jsonb) as n (cp text, nombre text)
      on conflict do nothing
      returning 1`,
  );
  return { codigos, coloniasNuevas, coloniasQuitadas };
}

async function howMany(tx: Tx, change: ReturnType<typeof sql>): Promise<number> {
  const { rows } = await tx.execute<{ n: number }>(
    sql`with hechas as (${change}) select count(*)::int as n from hechas`,
  );
  return rows[0]?.n ?? 0;
}
