import { customerRow } from '../server/clientes/create.ts';
import { clientes } from '../server/db/schema/clientes.ts';
import { sampleCustomers } from '../server/demo/personas.ts';
import { createRandom } from '../server/demo/random.ts';
import { prepareDatabase } from './engines.ts';

export const CUSTOMERS = 100_000;
const BATCH = 1_000;
const SEED = 7;

/** Makes a data folder with the sample chain and a hundred thousand customers more; answers some searches for them. */
export function prepareData(
  folder: string,
): Promise<readonly { readonly nombre: string; readonly apePat: string; readonly apeMat: string }[]> {
  return prepareDatabase({ folder }, async (db) => {
    const fresh = sampleCustomers(createRandom(SEED), CUSTOMERS);
    for (let desde = 0; desde < fresh.length; desde += BATCH) {
      await db.insert(clientes).values(fresh.slice(desde, desde + BATCH).map(customerRow));
    }
    await db.execute('vacuum analyze');
    // So few that they are not taken for collecting, which is slowed.
    return fresh.slice(0, 50).map((cliente, turn) => ({
      nombre: cliente.nombre,
      apePat: cliente.apellidoPaterno,
      // Half of the people give both surnames: the other half finds more than twenty.
      apeMat: turn % 2 === 0 ? (cliente.apellidoMaterno ?? '') : '',
    }));
  });
}
