import type { Sealer } from '../../facturas/cfdi/sealer.ts';
import type { Passwords } from '../../personas/sesion/passwords.ts';
import type { Config } from '../config.ts';
import type { Db } from '../db/db.ts';
import type { LimitedNeighbours } from '../neighbours/limited.ts';
import type { IdentityProvider } from '../oidc/provider.ts';
import type { Secrets } from '../secrets/secrets.ts';
import type { ChangeStreams } from './handler.ts';

/** The parts that the running server hands to every request. */
export interface Environment {
  readonly db: Db;
  /** The database on behalf of somebody who waits for an answer: see `Base`. */
  dbFor(asker: AbortSignal): Db;
  readonly config: Config;
  /** The clock; tests freeze it. */
  readonly clock: () => Date;
  readonly version: string;
  readonly changes: ChangeStreams;
  /** Hashes and judges passwords, a few at once for the whole server. */
  readonly passwords: Passwords;
  /** Seals what must be read again, as the passwords of servers. */
  readonly secrets: Secrets;
  /** Seals invoices, before any provider has them. */
  readonly sealer: Sealer;
  /** The chain's identity provider; null where people do not sign in by one. */
  readonly provider: IdentityProvider | null;
  /** The systems beside this one. */
  readonly neighbours: LimitedNeighbours;
}
