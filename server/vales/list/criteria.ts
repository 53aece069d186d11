import type { SQL } from 'drizzle-orm';
import { and, eq, gte, inArray, lt, sql } from 'drizzle-orm';
import type { FiltroListaVales } from '#domain/listaVales';
import { folioDeVale, VENCIDO } from '#domain/listaVales';
import { ESTADO_VALE } from '#domain/vidaVale';
import type { SearchedCustomers } from '../../casos/list/lookups.ts';
import { readCustomers } from '../../casos/list/searchedName.ts';
import type { Db } from '../../db/db.ts';
import { fitsInteger } from '../../db/limits.ts';
import { clientes } from '../../db/schema/clientes.ts';
import { vales } from '../../db/schema/vales.ts';
import { dayInterval } from '../../time/days.ts';

/** Who asks and when, and where the days of the filter are. */
export interface Asker {
  readonly numiden: number;
  readonly now: Date;
  readonly zone: string;
}

/** A filter as the database asks it. `manyCustomers` is true for a name that more bear than are read one by one. */
interface Condition {
  readonly where: SQL | undefined;
  readonly manyCustomers: boolean;
}

/**
 * Reads a filter of vouchers as the database asks it; the customers of a name are looked up.
 * @returns null when it is certain that nothing can be found.
 */
export async function conditionOf(
  db: Db,
  filtro: FiltroListaVales,
  { numiden, now, zone }: Asker,
): Promise<Condition | null> {
  const days = dayInterval(filtro.fechaInicial, filtro.fechaFinal, zone);
  if (days === null || (filtro.tienda !== null && !fitsInteger(filtro.tienda))) return null;
  const named = filtro.nombre === '' ? null : await readCustomers(db, filtro.nombre);
  if (named === null && filtro.nombre !== '') return null;
  return {
    manyCustomers: named?.tipo === 'lexemas',
    where: and(
      filtro.folio === '' ? undefined : withFolio(filtro.folio),
      filtro.tienda === null ? undefined : eq(vales.cvetdaCrea, filtro.tienda),
      filtro.numIden === null ? undefined : eq(vales.numidenCliente, filtro.numIden),
      filtro.tipo === null ? undefined : eq(vales.tipo, filtro.tipo),
      filtro.soloMios ? eq(vales.numidenCrea, numiden) : undefined,
      days.desde === null ? undefined : gte(vales.fechaCreacion, days.desde),
      days.hasta === null ? undefined : lt(vales.fechaCreacion, days.hasta),
      inState(filtro.estado, now),
      named === null ? undefined : ofCustomers(db, named),
    ),
  };
}

/** The voucher of a folio, however it is typed; folios that came from elsewhere may hold small letters. */
export function withFolio(folio: string): SQL {
  return inArray(vales.folio, [...new Set([folioDeVale(folio), folio.trim()])]);
}

function inState(estado: FiltroListaVales['estado'], now: Date): SQL | undefined {
  if (estado === null) return undefined;
  if (estado === VENCIDO) return and(eq(vales.estado, ESTADO_VALE.vigente), lt(vales.fechaVigencia, now));
  return estado === ESTADO_VALE.vigente
    ? and(eq(vales.estado, estado), gte(vales.fechaVigencia, now))
    : eq(vales.estado, estado);
}

function ofCustomers(db: Db, named: SearchedCustomers): SQL {
  if (named.tipo === 'clientes') {
    return sql`${vales.numidenCliente} = any(${`{${named.numidenes.join(',')}}`}::bigint[])`;
  }
  const found = db
    .select({ numiden: clientes.numiden })
    .from(clientes)
    .where(sql`${clientes.lexemas} @@ ${named.consulta}::tsquery`);
  return inArray(vales.numidenCliente, found);
}
