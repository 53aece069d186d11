import {
  and,
  asc,
  between,
  count,
  countDistinct,
  desc,
  eq,
  gt,
  inArray,
  isNotNull,
  not,
  type SQL,
  sql,
} from 'drizzle-orm';
import type { uso } from '#contract/escritorio/uso';
import { serieFolio } from '#domain/cadena/estadosFactura';
import { dondeTarda, type EstanciaEnTienda } from '#domain/escritorio/dondeTarda';
import {
  type EntidadConUso,
  MAX_ABIERTOS,
  MAX_CAMINOS,
  MAX_SIN_FLECHA,
  type Tiempos,
  type Uso,
  vecesDe,
} from '#domain/escritorio/uso';
import type { Db } from '../../platform/db/db.ts';
import { readShown } from '../../platform/db/replica.ts';
import { stores } from '../../platform/db/schema/catalogos.ts';
import { facturas } from '../../platform/db/schema/facturas.ts';
import {
  decisionesPorDia,
  type PasoContado,
  pasosPorDia,
  recorridos,
  type SumaDeDia,
} from '../../platform/db/schema/recorridos.ts';
import { vales } from '../../platform/db/schema/vales.ts';
import type { HandlersOf } from '../../platform/http/handler.ts';
import { entityOf } from './lives.ts';
import { NO_TIME, WHOLE_CHAIN } from './readWays.ts';

/** Handlers of `contract/escritorio/uso.ts`. */
export const usageHandlers: HandlersOf<typeof uso> = {
  dondeTarda: ({ ruta: { maquina }, consulta: { medida, tienda, ...days } }, { db }) =>
    readShown(db, async (from) => {
      const stays = await staysOf(from, { entidad: entityOf(maquina), ...days });
      const found = dondeTarda(stays, medida, tienda);
      const rows = await from.select({ cvetda: stores.cvetda, nombre: stores.nombre }).from(stores);
      const names = new Map(rows.map(({ cvetda, nombre }) => [cvetda, nombre]));
      return found.map(({ tienda: cvetda, estado, tiempos, resto }) => ({
        tienda: { cvetda, nombre: names.get(cvetda) ?? '' },
        estado,
        ...{ tiempos: onWire(tiempos), resto: onWire(resto) },
      }));
    }),

  usoDeDiagrama: ({ ruta: { maquina }, consulta: { desde, hasta, tienda } }, { db }) =>
    readShown(db, async (from): Promise<Uso> => {
      const entidad = entityOf(maquina);
      const sums = await sumsOf(from, { entidad, tienda: tienda ?? WHOLE_CHAIN, desde, hasta });
      const ofStore = and(
        eq(recorridos.entidad, entidad),
        tienda === undefined ? undefined : eq(recorridos.tienda, tienda),
      );
      const ways = told(sums.camino);
      return {
        flechas: told(sums.flecha).map(({ clave: flecha, ...rest }) => ({ flecha, ...rest })),
        personas: await deciders(from, { entidad, tienda: tienda ?? WHOLE_CHAIN, desde, hasta }),
        estados: told(sums.estado).map(({ clave: estado, tiempos }) => ({ estado, tiempos })),
        terminados: ways.reduce((sum, { veces }) => sum + veces, 0),
        caminos: ways
          .toSorted((one, other) => other.veces - one.veces || (one.clave < other.clave ? -1 : 1))
          .slice(0, MAX_CAMINOS)
          .map(({ clave, ...rest }) => ({ estados: clave.split(' '), ...rest })),
        abiertos: await slowest(from, entidad, ofStore),
        sinFlecha: await unexplained(from, entidad, ofStore),
        porLeer: await unread(from, entidad),
      };
    }),
};

interface Asked {
  readonly entidad: EntidadConUso;
  readonly tienda: number;
  readonly desde: string;
  readonly hasta: string;
}

type Sums = Readonly<Record<SumaDeDia['clase'], ReadonlyMap<string, readonly (readonly [number, number])[]>>>;

/** Of each state that somebody decided: on how many days, and how many people did so on such a day, on average. */
async function deciders(db: Db, { entidad, tienda, desde, hasta }: Asked): Promise<Uso['personas']> {
  const { estado, dia, veces } = decisionesPorDia;
  const ofThem = and(eq(decisionesPorDia.entidad, entidad), eq(decisionesPorDia.tienda, tienda), gt(veces, 0));
  const rows = await db
    .select({ estado, dias: countDistinct(dia), personasDia: count() })
    .from(decisionesPorDia)
    .where(and(ofThem, between(dia, desde, hasta)))
    .groupBy(estado)
    .orderBy(estado);
  return rows.map(({ personasDia, ...row }) => ({ ...row, porDia: personasDia / row.dias }));
}

/** The pairs of bucket and times of each thing that passed. */
async function sumsOf(db: Db, { entidad, tienda, desde, hasta }: Asked): Promise<Sums> {
  const { clase, clave, cubeta, veces, dia } = pasosPorDia;
  const total = sql<number>`sum(${veces})::int`;
  const rows = await db
    .select({ clase, clave, cubeta, total })
    .from(pasosPorDia)
    .where(and(eq(pasosPorDia.entidad, entidad), eq(pasosPorDia.tienda, tienda), between(dia, desde, hasta)))
    .groupBy(clase, clave, cubeta)
    .having(gt(total, 0))
    .orderBy(clase, clave, cubeta);
  const sums = { flecha: new Map(), estado: new Map(), camino: new Map() };
  for (const { clase: kind, clave: key, cubeta: bucket, total: times } of rows) {
    const pairs = sums[kind].get(key) ?? [];
    pairs.push([bucket, times]);
    sums[kind].set(key, pairs);
  }
  return sums;
}

/** How long records of each store had been in each state that they left. */
async function staysOf(db: Db, { entidad, desde, hasta }: Omit<Asked, 'tienda'>): Promise<readonly EstanciaEnTienda[]> {
  const { tienda, clase, clave, cubeta, veces, dia } = pasosPorDia;
  const total = sql<number>`sum(${veces})::int`;
  const rows = await db
    .select({ tienda, clave, cubeta, total })
    .from(pasosPorDia)
    .where(
      // As in the index, whose part it is.
      and(eq(pasosPorDia.entidad, entidad), sql`${clase} = 'estado' and ${tienda} > 0`, between(dia, desde, hasta)),
    )
    .groupBy(tienda, clave, cubeta)
    .having(gt(total, 0))
    .orderBy(tienda, clave, cubeta);
  const stays = new Map<string, { tienda: number; estado: string; tiempos: [number, number][] }>();
  for (const { tienda: store, clave: estado, cubeta: bucket, total: times } of rows) {
    const key = `${store} ${estado}`;
    const stay = stays.get(key) ?? { tienda: store, estado, tiempos: [] };
    stay.tiempos.push([bucket, times]);
    stays.set(key, stay);
  }
  return [...stays.values()];
}

/** Each thing with how often it happened, and the times of those that took one. */
function told(sums: ReadonlyMap<string, Tiempos>) {
  return [...sums].map(([clave, pairs]) => ({
    clave,
    veces: vecesDe(pairs),
    tiempos: onWire(pairs.filter(([cubeta]) => cubeta !== NO_TIME)),
  }));
}

function onWire(tiempos: Tiempos): [number, number][] {
  return tiempos.map(([cubeta, veces]) => [cubeta, veces]);
}

async function slowest(db: Db, entidad: EntidadConUso, ofStore: SQL | undefined): Promise<Uso['abiertos']> {
  const rows = await db
    .select({ id: recorridos.idEntidad, estado: recorridos.estado, desde: recorridos.desde })
    .from(recorridos)
    .where(and(ofStore, not(recorridos.terminado), isNotNull(recorridos.desde)))
    .orderBy(asc(recorridos.desde))
    .limit(MAX_ABIERTOS);
  const names = await namesOf(db, entidad, rows);
  return rows.flatMap(({ id, estado, desde }) =>
    estado === null || desde === null ? [] : [{ ...names(id), estado, desde: desde.toISOString() }],
  );
}

async function unexplained(db: Db, entidad: EntidadConUso, ofStore: SQL | undefined): Promise<Uso['sinFlecha']> {
  const those = and(ofStore, gt(recorridos.sinFlecha, 0));
  const [{ total = 0 } = {}] = await db.select({ total: count() }).from(recorridos).where(those);
  const rows = await db
    .select({ id: recorridos.idEntidad, pasos: recorridos.pasos })
    .from(recorridos)
    .where(those)
    .orderBy(desc(recorridos.idEntidad))
    .limit(MAX_SIN_FLECHA);
  const names = await namesOf(db, entidad, rows);
  return { total, registros: rows.map(({ id, pasos }) => ({ ...names(id), pasos: (pasos ?? []).flatMap(shown) })) };
}

function shown({ clase, de, a, fecha }: PasoContado) {
  return clase === 'flecha' ? [] : [{ clase, de, a, fecha }];
}

async function unread(db: Db, entidad: EntidadConUso): Promise<number> {
  const [{ total = 0 } = {}] = await db
    .select({ total: count() })
    .from(recorridos)
    .where(and(eq(recorridos.entidad, entidad), not(recorridos.leido)));
  return total;
}

/** The names by which people know some records. */
async function namesOf(db: Db, entidad: EntidadConUso, rows: readonly { readonly id: number }[]) {
  const ids = rows.map(({ id }) => id);
  const known = new Map(ids.length === 0 ? [] : (await named(db, entidad, ids)).map((one) => [one.id, one]));
  return (id: number) => known.get(id) ?? { id, nombre: String(id), idCaso: null };
}

async function named(db: Db, entidad: EntidadConUso, ids: readonly number[]) {
  switch (entidad) {
    case 'caso':
      return ids.map((id) => ({ id, nombre: String(id), idCaso: null }));
    case 'vale': {
      const rows = await db
        .select({ id: vales.id, nombre: vales.folio })
        .from(vales)
        .where(inArray(vales.id, [...ids]));
      return rows.map((row) => ({ ...row, idCaso: null }));
    }
    case 'factura': {
      const { id, serie, folio, idCaso } = facturas;
      const rows = await db
        .select({ id, serie, folio, idCaso })
        .from(facturas)
        .where(inArray(id, [...ids]));
      return rows.map((row) => ({ id: row.id, nombre: serieFolio(row), idCaso: row.idCaso }));
    }
  }
}
