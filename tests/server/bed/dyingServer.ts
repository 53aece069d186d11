/**
 * The server on the embedded engine with the product's own parts, but for one: it kills itself at a named point of giving back
 * to a wallet, or of issuing an invoice. Run as a program: DATA_DIR and PORT in the environment, what and the point as its arguments.
 */
import { eq, inArray } from 'drizzle-orm';
import { pino } from 'pino';
import { ESTADO_FACTURA } from '#domain/cadena/estadosFactura';
import { esUnidad } from '#domain/common/sat/unidades';
import { contribuyenteDePrueba } from '#domain/facturas/cfdi/contribuyentesDePrueba';
import { createApp } from '../../../server/app.ts';
import { embeddedStamper } from '../../../server/facturas/neighbours/embeddedStamper.ts';
import { certificatesOf } from '../../../server/facturas/neighbours/stamperCertificates.ts';
import { readConfig } from '../../../server/platform/config.ts';
import type { Db, Tx } from '../../../server/platform/db/db.ts';
import { openDatabase } from '../../../server/platform/db/open.ts';
import { facturas } from '../../../server/platform/db/schema/facturas.ts';
import { valeDevoluciones } from '../../../server/platform/db/schema/vales.ts';
import { createLog } from '../../../server/platform/log.ts';
import { installationKeys } from '../../../server/platform/secrets/keys.ts';
import { createSecrets } from '../../../server/platform/secrets/secrets.ts';
import { embeddedNeighbours } from '../../../server/startup/embedded.ts';

/** The work during which it dies. */
export type What = 'refund' | 'invoice';

/** Where it dies: before it is stored that this begins, before and after the neighbour does it, before its end is stored. */
export type Death = 'beginning' | 'asking' | 'answered' | 'committing';

/** How many of what it dies of are under way, and how many have ended. */
const COUNTS: Readonly<Record<What, Readonly<Record<'begun' | 'ended', (tx: Tx) => Promise<number>>>>> = {
  refund: {
    begun: (tx) => tx.$count(valeDevoluciones, eq(valeDevoluciones.estado, 'pendiente')),
    ended: (tx) => tx.$count(valeDevoluciones, eq(valeDevoluciones.estado, 'hecha')),
  },
  invoice: {
    begun: (tx) => tx.$count(facturas, eq(facturas.estado, ESTADO_FACTURA.borrador)),
    ended: (tx) => tx.$count(facturas, inArray(facturas.estado, [ESTADO_FACTURA.vigente, ESTADO_FACTURA.rechazada])),
  },
};

async function main(what: What, death: Death): Promise<void> {
  const read = readConfig(process.env);
  if ('errores' in read) throw new Error(read.errores.join('\n'));
  const { config } = read;
  const base = await openDatabase(config, (error) => process.stderr.write(`${error}\n`), 'servidor');
  const now = () => new Date();
  const secrets = createSecrets(installationKeys(config));
  const { wallet } = embeddedNeighbours(base.db, now);
  const stamper = embeddedStamper({
    db: base.db,
    now,
    certificates: certificatesOf(base.db, secrets, null),
    zone: config.zonaHoraria,
    registers: async () => ({ contribuyentes: contribuyenteDePrueba, unidades: esUnidad }),
  });
  const app = await createApp({
    db: dyingDb(base.db, what, death),
    dbFor: base.dbFor,
    listen: base.listen,
    config,
    clock: now,
    version: '0.0.0-prueba',
    dist: null,
    log: createLog(pino.destination(1)),
    secrets,
    lookForUnfinishedMs: null,
    // One over HTTP is left in its place: whoever plays it ends this server.
    neighbours:
      config.vecinos.billetera !== undefined
        ? {}
        : what === 'refund'
          ? { wallet: { ...wallet, add: dyingCall(wallet.add, death) } }
          : { stamper: { ...stamper, stamp: dyingCall(stamper.stamp, death) } },
  });
  const url = await app.listen({ host: '127.0.0.1', port: 0 });
  process.stdout.write(`Llamadas del servidor: ${url}${config.basePath}api/docs/\n`);
}

/** Dies before a neighbour is asked, or after it has answered, be it no. */
function dyingCall<A extends unknown[], R>(call: (...asked: A) => Promise<R>, death: Death): typeof call {
  return async (...asked) => {
    if (death === 'asking') return die();
    try {
      return await call(...asked);
    } finally {
      if (death === 'answered') await die();
    }
  };
}

/** Dies within the transaction that this begins or ends in: all was written, nothing is committed. */
function dyingDb(db: Db, what: What, death: Death): Db {
  if (death !== 'beginning' && death !== 'committing') return db;
  const count = COUNTS[what][death === 'beginning' ? 'begun' : 'ended'];
  const transaction = (work: (tx: Tx) => Promise<unknown>, ...more: never[]) =>
    db.transaction(
      async (tx) => {
        const before = await count(tx);
        const result = await work(tx);
        return (await count(tx)) > before ? die() : result;
      },
      ...more,
    );
  return Object.assign(Object.create(db), { transaction });
}

function die(): Promise<never> {
  process.kill(process.pid, 'SIGKILL');
  return new Promise(() => undefined);
}

await main(process.argv[2] as What, process.argv[3] as Death);
