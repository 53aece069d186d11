import type { Mail } from './mail.ts';
import type { NetSuite } from './netsuite.ts';

/**
 * A neighbour said no, for good, with a reason that staff may read. The same clave gets the same no, whatever changed since:
 * otherwise two who ask at once could be told opposite things. Whatever else is thrown means that nobody knows.
 */
export class NeighbourRefusal extends Error {
  constructor(text: string) {
    super(text);
    this.name = 'NeighbourRefusal';
  }
}

/** The systems beside this one, each replaceable alone. */
export interface Neighbours {
  readonly netsuite: NetSuite;
  /** Null where there is nowhere to send mail: it waits in the outbox. */
  readonly mail: Mail | null;
}
