/**
 * The server on the embedded engine with the product's own parts, but for one: it kills itself at a named point of giving back
 * to a wallet. Run as a program: DATA_DIR and PORT in the environment, the point as its argument.
 */
import { eq } from 'drizzle-orm';
import { pino } from 'pino';
import { createApp } from '../../server/app.ts';
import { readConfig } from '../../server/config.ts';
import type { Db, Tx } from '../../server/db/db.ts';
import { openDatabase } from '../../server/db/open.ts';
import { valeDevoluciones } from '../../server/db/schema/vales.ts';
import { embeddedNeighbours } from '../../server/neighbours/embedded.ts';
import { createSecrets } from '../../server/secrets/secrets.ts';

/** Where it dies: before it is stored that a refund begins, before and after the wallet does it, before its end is stored. */
export type Death = 'beginning' | 'asking' | 'answered' | 'committing';

async function main(death: Death): Promise<void> {
  const read = readConfig(process.env);
  if ('errores' in read) throw new Error(read.errores.join('\n'));
  const base = await openDatabase(read.config, (error) => process.stderr.write(`${error}\n`), 'servidor');
  const now = () => new Date();
  const own = embeddedNeighbours(base.db, now);
  const add: typeof own.wallet.add = async (asked) => {
    if (death === 'asking') return die();
    const answer = await own.wallet.add(asked);
    return death === 'answered' ? die() : answer;
  };
  const app = await createApp({
    db: dyingDb(base.db, death),
    dbFor: base.dbFor,
    listen: base.listen,
    config: read.config,
    clock: now,
    version: '0.0.0-prueba',
    dist: null,
    log: pino({ level: 'warn' }),
    secrets: createSecrets([Buffer.alloc(32, 7)]),
    lookForUnfinishedMs: null,
    neighbours: { wallet: { ...own.wallet, add } },
  });
  const url = await app.listen({ host: '127.0.0.1', port: 0 });
  process.stdout.write(`Llamadas del servidor: ${url}${read.config.basePath}api/docs/\n`);
}

/** Dies within the transaction that a refund begins or ends in: all was written, nothing is committed. */
function dyingDb(db: Db, death: Death): Db {
  if (death !== 'beginning' && death !== 'committing') return db;
  const fatal = death === 'beginning' ? 'pendiente' : 'hecha';
  const transaction = (work: (tx: Tx) => Promise<unknown>, ...more: never[]) =>
    db.transaction(
      async (tx) => {
        const before = await refundsIn(tx, fatal);
        const result = await work(tx);
        return (await refundsIn(tx, fatal)) > before ? die() : result;
      },
      ...more,
    );
  return Object.assign(Object.create(db), { transaction });
}

function refundsIn(tx: Tx, state: 'pendiente' | 'hecha'): Promise<number> {
  return tx.$count(valeDevoluciones, eq(valeDevoluciones.estado, state));
}

function die(): Promise<never> {
  process.kill(process.pid, 'SIGKILL');
  return new Promise(() => undefined);
}

await main(process.argv[2] as Death);
