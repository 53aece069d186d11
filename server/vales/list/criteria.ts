import { and, inArray, type SQL } from 'drizzle-orm';
import { ESTADO_VALE, VALES_ABIERTOS } from '#domain/cadena/estadosVale';
import type { FiltroListaVales } from '#domain/vales/listaVales';
import { asFolios, listaVales } from '#domain/vales/vales.list';
import type { Db } from '../../platform/db/db.ts';
import type { Source } from '../../platform/db/merged.ts';
import { valePalabras, vales } from '../../platform/db/schema/vales.ts';
import { conditionOf, knows, lookedUp, questionsIn } from '../../platform/lists/conditions.ts';
import { asksForDue, byDue, type Limited } from '../../platform/lists/due.ts';
import { byWords, ofName, readName, type SearchedName } from '../../ventas/nombres/searchedName.ts';

/** Where the limits of vouchers stand. */
const LIMITED_VOUCHERS: Limited = { entidad: 'vale', id: vales.id, estado: vales.estado, conPlazo: VALES_ABIERTOS };

/** Who asks and when, and where the days of the filter are. */
export interface VoucherAsker {
  readonly numiden: number;
  readonly now: Date;
  readonly zone: string;
}

/**
 * Reads a filter of vouchers as the database asks it; its name is looked up.
 * @returns null when it is certain that nothing can be found.
 */
export async function sourceOfVouchers(db: Db, filtro: FiltroListaVales, asker: VoucherAsker): Promise<Source | null> {
  const named = filtro.nombre === '' ? null : await readName(db, filtro.nombre, valePalabras);
  return named === null && filtro.nombre !== '' ? null : sourceOfName(db, filtro, asker, named);
}

/** Where the vouchers of a filter are; `named` is what its name finds. Null when it is certain that nothing can be found. */
export function sourceOfName(
  db: Db,
  filtro: FiltroListaVales,
  asker: VoucherAsker,
  named: SearchedName | null,
): Source | null {
  const { numiden: me, now, zone } = asker;
  const asked = questionsIn(listaVales, vales, { filter: filtro, me, now, zone });
  if (asked === null) return null;
  // The old ones have expired.
  const newestLikelier = filtro.estado === ESTADO_VALE.vigente;
  const records = conditionOf(asked, vales);
  const plazo = { vencioAntes: filtro.fueraDePlazo ? now : null, tiene: null };
  if (named !== null && named.tipo !== 'clientes' && !asksForDue(plazo) && knows(valePalabras, asked)) {
    const source = byWords(db, valePalabras, named, { records, words: conditionOf(asked, valePalabras) });
    return { ...source, newestLikelier };
  }
  const found = lookedUp(listaVales, {
    nombre: ofName(db, valePalabras, named),
    fueraDePlazo: byDue(db, LIMITED_VOUCHERS, plazo),
  });
  return { table: vales, conditions: [and(records, found)], newestLikelier };
}

/** The voucher of a folio, however it is typed. */
export function withFolio(folio: string): SQL {
  return inArray(vales.folio, [...asFolios(folio)]);
}
