import { asc, sql } from 'drizzle-orm';
import { foldedName } from '#domain/cadena/tiendas';
import { audit } from '../../platform/db/audit.ts';
import type { Db, Tx } from '../../platform/db/db.ts';
import { stores as table } from '../../platform/db/schema/catalogos.ts';

/** Where an import writes, and as of when. */
export interface Where {
  readonly db: Db;
  readonly archivo: string;
  readonly zonaHoraria: string;
  readonly clock: () => Date;
  /** Nothing is written: it is only said what would be. */
  readonly soloRevisar?: boolean;
}

/** Two imports on one PostgreSQL wait for each other, batch by batch. */
export async function waitForOthers(tx: Tx): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(20148)`);
}

/** A store that sales are of; its clock wrote their hours, by the zone of its postal code. */
export interface KnownStore {
  readonly cvetda: number;
  readonly codigoPostal: string | null;
}

/** A store that an import made. */
export interface NewStore {
  readonly cvetda: number;
  readonly nombre: string;
}

/** The stores of the chain, by what a file calls them: a number, or a name without regard to capitals, accents and spaces. */
export interface Stores {
  find(said: string): KnownStore | undefined;
  /** The same for all that a file may call one store. */
  keyOf(said: string): string;
  /**
   * Makes the stores of these names that are missing, with the next free numbers. A store that an import made takes no sign-ins.
   * @returns the stores made now.
   */
  make(names: Iterable<string>): Promise<readonly NewStore[]>;
}

/** Whether a file calls a store by its number; one that the chain lacks is not made. */
export function isNumber(said: string): boolean {
  return /^\d+$/.test(said);
}

/** Reads the stores for an import. */
export async function readStores({ db, archivo, clock, soloRevisar = false }: Where): Promise<Stores> {
  const known = new Map<string, KnownStore>();
  let last = 0;
  const learn = async (tx: Pick<Tx, 'select'>) => {
    const { cvetda, nombre, codigoPostal } = table;
    for (const row of await tx.select({ cvetda, nombre, codigoPostal }).from(table).orderBy(asc(cvetda))) {
      add(row);
    }
  };
  const add = ({ cvetda, nombre, codigoPostal }: NewStore & Pick<KnownStore, 'codigoPostal'>) => {
    last = Math.max(last, cvetda);
    const store = { cvetda, codigoPostal };
    known.set(String(cvetda), store);
    if (!known.has(folded(nombre))) known.set(folded(nombre), store);
  };
  const find = (said: string) => known.get(folded(said));
  await learn(db);
  return {
    find,
    keyOf: (said) => String(find(said)?.cvetda ?? folded(said)),
    make: async (names) => {
      // A store is called as the file calls it first.
      const searched = [...new Map([...names].reverse().map((nombre) => [folded(nombre), nombre])).values()].reverse();
      if (searched.every((nombre) => find(nombre) !== undefined)) return [];
      return db.transaction(async (tx) => {
        await waitForOthers(tx);
        await learn(tx);
        const fresh = searched
          .filter((nombre) => find(nombre) === undefined)
          .map((nombre, index) => ({ cvetda: last + 1 + index, nombre }));
        for (const store of fresh) {
          add({ ...store, codigoPostal: null });
          if (soloRevisar) continue;
          await tx.insert(table).values({ ...store, tipo: 'fisica', admiteLogin: false });
          const despues = { ...store, archivo };
          const entity = { entidad: 'tienda', idEntidad: store.cvetda, despues };
          await audit(tx, { momento: clock(), numiden: null, accion: 'importarVentas', ...entity });
        }
        return fresh;
      });
    },
  };
}

function folded(said: string): string {
  return isNumber(said) ? String(Number(said)) : foldedName(said);
}
