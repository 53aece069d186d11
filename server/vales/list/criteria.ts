import type { SQL } from 'drizzle-orm';
import { and, eq, exists, gte, inArray, lt, sql } from 'drizzle-orm';
import type { FiltroListaVales } from '#domain/listaVales';
import { folioDeVale, VENCIDO } from '#domain/listaVales';
import { ESTADO_VALE } from '#domain/vidaVale';
import type { SearchedName } from '../../clientes/searchedName.ts';
import { readName } from '../../clientes/searchedName.ts';
import { bears, together } from '../../clientes/wordsTogether.ts';
import type { Db } from '../../db/db.ts';
import { fitsInteger } from '../../db/limits.ts';
import type { Source } from '../../db/merged.ts';
import { anyOf } from '../../db/merged.ts';
import { valePalabras, vales } from '../../db/schema/vales.ts';
import type { Interval } from '../../time/days.ts';
import { dayInterval } from '../../time/days.ts';

/** Who asks and when, and where the days of the filter are. */
export interface Asker {
  readonly numiden: number;
  readonly now: Date;
  readonly zone: string;
}

type VoucherTable = typeof vales | typeof valePalabras;

/**
 * Reads a filter of vouchers as the database asks it; its name is looked up.
 * @returns null when it is certain that nothing can be found.
 */
export async function sourceOf(db: Db, filtro: FiltroListaVales, asker: Asker): Promise<Source | null> {
  const named = filtro.nombre === '' ? null : await readName(db, filtro.nombre, valePalabras);
  return named === null && filtro.nombre !== '' ? null : sourceOfName(db, filtro, asker, named);
}

/** Where the vouchers of a filter are; `named` is what its name finds. Null when it is certain that nothing can be found. */
export function sourceOfName(
  db: Db,
  filtro: FiltroListaVales,
  asker: Asker,
  named: SearchedName | null,
): Source | null {
  const days = dayInterval(filtro.fechaInicial, filtro.fechaFinal, asker.zone);
  if (days === null || (filtro.tienda !== null && !fitsInteger(filtro.tienda))) return null;
  // The old ones have expired.
  const newestLikelier = filtro.estado === ESTADO_VALE.vigente;
  if (filtro.folio === '' && filtro.numIden === null && named !== null && named.tipo !== 'clientes') {
    const also = named.tipo === 'juntas' ? { also: together(db, valePalabras, named) } : {};
    const palabras = named.tipo === 'juntas' ? named.rarest : named.palabras;
    if (palabras === null) return { table: vales, conditions: [common(vales, filtro, days, asker)], ...also };
    const words = palabras.map((palabra) => eq(valePalabras.palabra, palabra));
    return { ...anyOf(valePalabras, words, common(valePalabras, filtro, days, asker)), ...also, newestLikelier };
  }
  const condition = and(
    filtro.folio === '' ? undefined : withFolio(filtro.folio),
    filtro.numIden === null ? undefined : eq(vales.numidenCliente, filtro.numIden),
    common(vales, filtro, days, asker),
    named === null ? undefined : ofName(db, named),
  );
  return { table: vales, conditions: [condition], newestLikelier };
}

function common(
  table: VoucherTable,
  { tienda, tipo, soloMios, estado }: FiltroListaVales,
  { desde, hasta }: Interval,
  { numiden, now }: Asker,
): SQL | undefined {
  return and(
    tienda === null ? undefined : eq(table.cvetdaCrea, tienda),
    tipo === null ? undefined : eq(table.tipo, tipo),
    soloMios ? eq(table.numidenCrea, numiden) : undefined,
    desde === null ? undefined : gte(table.fechaCreacion, desde),
    hasta === null ? undefined : lt(table.fechaCreacion, hasta),
    inState(table, estado, now),
  );
}

/** The voucher of a folio, however it is typed; folios that came from elsewhere may hold small letters. */
export function withFolio(folio: string): SQL {
  return inArray(vales.folio, [...new Set([folioDeVale(folio), folio.trim()])]);
}

function inState(table: VoucherTable, estado: FiltroListaVales['estado'], now: Date): SQL | undefined {
  if (estado === null) return undefined;
  if (estado === VENCIDO) return and(eq(table.estado, ESTADO_VALE.vigente), lt(table.fechaVigencia, now));
  return estado === ESTADO_VALE.vigente
    ? and(eq(table.estado, estado), gte(table.fechaVigencia, now))
    : eq(table.estado, estado);
}

function ofName(db: Db, named: SearchedName): SQL | undefined {
  if (named.tipo === 'palabras') {
    const { palabra, fechaCreacion, id } = valePalabras;
    return exists(
      db
        .select({ uno: sql`1` })
        .from(valePalabras)
        .where(and(inArray(palabra, [...named.palabras]), eq(fechaCreacion, vales.fechaCreacion), eq(id, vales.id))),
    );
  }
  if (named.tipo === 'clientes') {
    return sql`${vales.numidenCliente} = any(${`{${named.numidenes.join(',')}}`}::bigint[])`;
  }
  return bears(db, valePalabras, { fecha: vales.fechaCreacion, id: vales.id }, named.all);
}
