import { customerRow } from '../server/clientes/create.ts';
import { readConfig } from '../server/config.ts';
import { migrate } from '../server/db/migrate.ts';
import { openDatabase } from '../server/db/open.ts';
import { clientes } from '../server/db/schema/clientes.ts';

import { sampleCustomers } from '../server/demo/personas.ts';
import { createRandom } from '../server/demo/random.ts';
import { fillIfEmpty } from '../server/startup/sampleData.ts';

export const CUSTOMERS = 100_000;
const BATCH = 1_000;
const SEED = 7;

/** Makes a data folder with the sample chain and a hundred thousand customers more; answers some searches for them. */
export async function prepareData(
  folder: string,
): Promise<readonly { readonly nombre: string; readonly apePat: string; readonly apeMat: string }[]> {
  const read = readConfig({ DATA_DIR: folder });
  if ('errores' in read) throw new Error(read.errores.join('\n'));
  const base = await openDatabase(read.config, (error) => console.error(error));
  try {
    await migrate(base.db);
    await fillIfEmpty(base.db, read.config, new Date());
    const fresh = sampleCustomers(createRandom(SEED), CUSTOMERS);
    for (let desde = 0; desde < fresh.length; desde += BATCH) {
      await base.db.insert(clientes).values(fresh.slice(desde, desde + BATCH).map(customerRow));
    }
    await base.db.execute('vacuum analyze');
    // So few that they are not taken for collecting, which is slowed.
    return fresh.slice(0, 50).map((cliente, turn) => ({
      nombre: cliente.nombre,
      apePat: cliente.apellidoPaterno,
      // Half of the people give both surnames: the other half finds more than twenty.
      apeMat: turn % 2 === 0 ? (cliente.apellidoMaterno ?? '') : '',
    }));
  } finally {
    await base.close();
  }
}
