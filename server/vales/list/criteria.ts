import { and, inArray, type SQL } from 'drizzle-orm';
import { ESTADO_VALE, VALES_ABIERTOS } from '#domain/cadena/estadosVale';
import type { FactOf } from '#domain/lists/list';
import type { Question } from '#domain/lists/questions';
import type { FiltroListaVales } from '#domain/vales/listaVales';
import { asFolios, listaVales } from '#domain/vales/vales.list';
import type { Db } from '../../platform/db/db.ts';
import type { Source } from '../../platform/db/merged.ts';
import { valePalabras, vales } from '../../platform/db/schema/vales.ts';
import { conditionOf, knows, lookedUp, questionsIn } from '../../platform/lists/conditions.ts';
import { asksForDue, byDue, type Limited, NOTHING_OF_DUE, type PlazoBuscado } from '../../platform/lists/due.ts';
import type { LimitedRecords } from '../../platform/lists/soonest.ts';
import { byWords, ofName, readName, type SearchedName } from '../../ventas/nombres/searchedName.ts';

/** Where the limits of vouchers stand. */
const LIMITED_VOUCHERS: Limited = { entidad: 'vale', id: vales.id, estado: vales.estado, conPlazo: VALES_ABIERTOS };

/** Who asks and when, and where the days of the filter are. */
export interface VoucherAsker {
  readonly numiden: number;
  readonly now: Date;
  readonly zone: string;
}

/** A run of the list: the newest first, or, of those that have a limit, the one that ends or ended soonest. */
export interface VoucherRun {
  readonly source: Source;
  readonly soonest: LimitedRecords | null;
}

/** The runs of the list that a filter asks for in its order: one, or two by nearest limit; none when it is certain that nothing can be found. */
export async function runsOfVouchers(
  db: Db,
  filtro: FiltroListaVales,
  asker: VoucherAsker,
): Promise<readonly VoucherRun[]> {
  const named = filtro.nombre === '' ? null : await readName(db, filtro.nombre, valePalabras);
  const criteria = named === null && filtro.nombre !== '' ? null : readFilter(filtro, asker, named);
  if (criteria === null) return [];
  if (filtro.orden !== 'porPlazo') return [{ source: sourceOf(db, criteria), soonest: null }];
  const { vencioAntes } = criteria.plazo;
  const where = conditionOn(db, { ...criteria, plazo: NOTHING_OF_DUE });
  const having = (tiene: boolean) => sourceOf(db, { ...criteria, plazo: { vencioAntes, tiene } });
  const limited = { source: having(true), soonest: { limited: LIMITED_VOUCHERS, where, vencioAntes } };
  return vencioAntes === null ? [limited, { source: having(false), soonest: null }] : [limited];
}

/**
 * Reads a filter of vouchers as the database asks it, whatever its order; its name is looked up.
 * @returns null when it is certain that nothing can be found.
 */
export async function sourceOfVouchers(db: Db, filtro: FiltroListaVales, asker: VoucherAsker): Promise<Source | null> {
  const [run] = await runsOfVouchers(db, { ...filtro, orden: 'recientes' }, asker);
  return run?.source ?? null;
}

/** Where the vouchers of a filter are; `named` is what its name finds. Null when it is certain that nothing can be found. */
export function sourceOfName(
  db: Db,
  filtro: FiltroListaVales,
  asker: VoucherAsker,
  named: SearchedName | null,
): Source | null {
  const criteria = readFilter(filtro, asker, named);
  return criteria === null ? null : sourceOf(db, criteria);
}

type Fact = FactOf<typeof listaVales>;

interface Criteria {
  readonly asked: readonly Question<Fact>[];
  readonly named: SearchedName | null;
  readonly plazo: PlazoBuscado;
  readonly newestLikelier: boolean;
}

function readFilter(
  filtro: FiltroListaVales,
  { numiden: me, now, zone }: VoucherAsker,
  named: SearchedName | null,
): Criteria | null {
  const asked = questionsIn(listaVales, vales, { filter: filtro, me, now, zone });
  if (asked === null) return null;
  const plazo = { vencioAntes: filtro.fueraDePlazo ? now : null, tiene: null };
  // The old ones have expired.
  return { asked, named, plazo, newestLikelier: filtro.estado === ESTADO_VALE.vigente };
}

function sourceOf(db: Db, criteria: Criteria): Source {
  const { asked, named, plazo, newestLikelier } = criteria;
  if (named !== null && named.tipo !== 'clientes' && !asksForDue(plazo) && knows(valePalabras, asked)) {
    const records = conditionOf(asked, vales);
    const source = byWords(db, valePalabras, named, { records, words: conditionOf(asked, valePalabras) });
    return { ...source, newestLikelier };
  }
  return { table: vales, conditions: [conditionOn(db, criteria)], newestLikelier };
}

/** All of a criterion as one condition on the table of vouchers. */
function conditionOn(db: Db, { asked, named, plazo }: Criteria): SQL | undefined {
  const found = lookedUp(listaVales, {
    nombre: ofName(db, valePalabras, named),
    fueraDePlazo: byDue(db, LIMITED_VOUCHERS, plazo),
  });
  return and(conditionOf(asked, vales), found);
}

/** The voucher of a folio, however it is typed. */
export function withFolio(folio: string): SQL {
  return inArray(vales.folio, [...asFolios(folio)]);
}
