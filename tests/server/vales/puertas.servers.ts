import type { FastifyInstance } from 'fastify';
import { vi } from 'vitest';
import type { Db } from '../../../server/platform/db/db.ts';
import type { Neighbours } from '../../../server/platform/neighbours/neighbours.ts';
import { holdBeforeCommit, place } from '../bed/atOnce.ts';
import { ENGINE } from '../bed/bed.ts';
import { secondServer } from '../bed/secondServer.ts';
import { addressOf } from '../bed/templates.ts';
import type { RefundDesk } from './devoluciones.desk.ts';

/** Those by which money goes back. */
type Payers = Pick<Neighbours, 'wallet' | 'credit' | 'certificates'>;

/** How neighbours are silent: so many questions get no answer, and whether they did what they were asked. */
export interface Silence {
  questions: number;
  did: boolean;
}

/** A neighbour that does not say what it did. */
const NO_ANSWER = new Error('socket hang up');

/** Neighbours that are silent when they are told so. Each question that changes something is a place at which its asker can be held. */
export function scripted({ wallet, credit, certificates }: Payers, silence: Silence): Payers {
  const asked =
    <A, R>(ask: (what: A) => Promise<R>) =>
    async (what: A): Promise<R> => {
      await place();
      const isSilent = silence.questions > 0;
      if (isSilent) silence.questions -= 1;
      if (isSilent && !silence.did) throw NO_ANSWER;
      const answer = await ask(what);
      await place();
      if (isSilent) throw NO_ANSWER;
      return answer;
    };
  return {
    wallet: { ...wallet, add: asked(wallet.add), takeBack: asked(wallet.takeBack) },
    credit: { ...credit, apply: asked(credit.apply), revert: asked(credit.revert) },
    certificates: {
      ...certificates,
      issue: asked(certificates.issue),
      annul: asked(certificates.annul),
      spend: asked(certificates.spend),
    },
  };
}

/** A server beside that of a bench. */
export interface OtherServer {
  readonly app: FastifyInstance;
  readonly close: () => Promise<void>;
}

/**
 * One more server on the database of a bench. On PostgreSQL its program is loaded anew and it has connections of its own: as another
 * process, it shares no queue and no memory with the first. The embedded engine has its one connection for both.
 */
export async function otherServer({ desk: { bed }, real }: RefundDesk, silence: Silence): Promise<OtherServer> {
  const alone = { lookForUnfinishedMs: null };
  if (ENGINE !== 'postgres') {
    const app = await secondServer(bed, { ...alone, neighbours: scripted(real, silence) });
    return { app, close: () => app.close() };
  }
  vi.resetModules();
  const { openPostgres } = await import('../../../server/platform/db/openPostgres.ts');
  const { embeddedNeighbours } = await import('../../../server/startup/embedded.ts');
  const anew = await import('../bed/secondServer.ts');
  const base = await openPostgres(
    addressOf(process.env.TEST_DATABASE_URL ?? '', await nameOf(bed.db)),
    () => undefined,
  );
  holdBeforeCommit(base.db);
  const neighbours = scripted(
    embeddedNeighbours(base.db, () => bed.clock.now),
    silence,
  );
  const app = await anew.secondServer({ ...bed, db: base.db, listen: base.listen }, { ...alone, neighbours });
  return {
    app,
    close: async () => {
      await app.close();
      await base.close();
    },
  };
}

async function nameOf(db: Db): Promise<string> {
  const { rows } = await db.execute<{ name: string }>('select current_database() as name');
  return rows[0]?.name ?? '';
}
