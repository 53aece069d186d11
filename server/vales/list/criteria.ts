import type { SQL } from 'drizzle-orm';
import { and, eq, exists, gte, inArray, lt, sql } from 'drizzle-orm';
import type { FiltroListaVales } from '#domain/listaVales';
import { folioDeVale, VENCIDO } from '#domain/listaVales';
import { ESTADO_VALE } from '#domain/vidaVale';
import type { SearchedName } from '../../clientes/searchedName.ts';
import { readName } from '../../clientes/searchedName.ts';
import type { Db } from '../../db/db.ts';
import { fitsInteger } from '../../db/limits.ts';
import type { Source } from '../../db/merged.ts';
import { anyOf } from '../../db/merged.ts';
import { clientes } from '../../db/schema/clientes.ts';
import { valePalabras, vales } from '../../db/schema/vales.ts';
import type { Interval } from '../../time/days.ts';
import { dayInterval } from '../../time/days.ts';

/** Who asks and when, and where the days of the filter are. */
export interface Asker {
  readonly numiden: number;
  readonly now: Date;
  readonly zone: string;
}

/** Where the vouchers of a filter are. `manyCustomers` is true for a name that more bear than are read one by one. */
interface Found {
  readonly source: Source;
  readonly manyCustomers: boolean;
}

type VoucherTable = typeof vales | typeof valePalabras;

/**
 * Reads a filter of vouchers as the database asks it; its name is looked up.
 * @returns null when it is certain that nothing can be found.
 */
export async function sourceOf(db: Db, filtro: FiltroListaVales, asker: Asker): Promise<Found | null> {
  const days = dayInterval(filtro.fechaInicial, filtro.fechaFinal, asker.zone);
  if (days === null || (filtro.tienda !== null && !fitsInteger(filtro.tienda))) return null;
  const named = filtro.nombre === '' ? null : await readName(db, filtro.nombre, valePalabras);
  if (named === null && filtro.nombre !== '') return null;
  if (named?.tipo === 'palabras' && filtro.folio === '' && filtro.numIden === null) {
    const words = named.palabras.map((palabra) => eq(valePalabras.palabra, palabra));
    return { source: anyOf(valePalabras, words, common(valePalabras, filtro, days, asker)), manyCustomers: false };
  }
  const condition = and(
    filtro.folio === '' ? undefined : withFolio(filtro.folio),
    filtro.numIden === null ? undefined : eq(vales.numidenCliente, filtro.numIden),
    common(vales, filtro, days, asker),
    named === null ? undefined : ofName(db, named),
  );
  return { source: { table: vales, conditions: [condition] }, manyCustomers: named?.tipo === 'lexemas' };
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

function ofName(db: Db, named: SearchedName): SQL {
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
  const found = db
    .select({ numiden: clientes.numiden })
    .from(clientes)
    .where(sql`${clientes.lexemas} @@ ${named.consulta}::tsquery`);
  return inArray(vales.numidenCliente, found);
}
