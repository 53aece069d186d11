import { instantOf } from '#domain/common/localTime';
import { zonaDe } from '#domain/common/zonaHoraria';
import { devolucionesSueltas } from '../../platform/db/schema/entrada.ts';
import { readDate } from './saleLine.ts';
import type { Stores, Where } from './stores.ts';

/** A line of a return that is a ticket of its own, and says nothing of the sale that it is of. */
export interface LooseReturn {
  readonly folio: string;
  readonly numArt: string;
  /** The store's local time. */
  readonly fecha: string;
  readonly numidenCliente: number | null;
  readonly pais: string;
}

/** Rows of one statement. */
const AT_ONCE = 2_000;

/** Reads such a line. @returns null where its article, its moment or its store cannot be known. */
export function looseReturnOf(valores: readonly string[]): LooseReturn | null {
  const [folio = '', numArt = '', , , date = '', , cliente = '', pais = ''] = valores.map((value) => value.trim());
  const fecha = readDate(date);
  if (numArt === '' || pais === '' || fecha === null) return null;
  return { folio, numArt, fecha, pais, numidenCliente: /^\d{1,15}(\.0+)?$/.test(cliente) ? Number(cliente) : null };
}

/**
 * Keeps such lines, so that the sales that they may be of do not look as if nothing had gone back of them.
 * @returns those whose store the chain does not have yet.
 */
export async function keepLooseReturns(
  { db, zonaHoraria }: Pick<Where, 'db' | 'zonaHoraria'>,
  returns: readonly LooseReturn[],
  tiendas: Stores,
): Promise<readonly LooseReturn[]> {
  const stored = returns.flatMap(({ pais, fecha, ...line }) => {
    const store = tiendas.find(pais);
    if (store === undefined) return [];
    const zone = zonaDe(store.codigoPostal, zonaHoraria);
    return [{ ...line, cvetda: store.cvetda, fecha: instantOf(fecha, zone) }];
  });
  for (let from = 0; from < stored.length; from += AT_ONCE) {
    await db
      .insert(devolucionesSueltas)
      .values(stored.slice(from, from + AT_ONCE))
      .onConflictDoNothing();
  }
  return returns.filter(({ pais }) => tiendas.find(pais) === undefined);
}
