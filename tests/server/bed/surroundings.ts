import { sealerOf } from '../../../server/facturas/cfdi/sealer.ts';
import { certificatesOf } from '../../../server/facturas/neighbours/stamperCertificates.ts';
import type { Environment } from '../../../server/platform/http/environment.ts';
import { limited } from '../../../server/platform/neighbours/limited.ts';
import type { Neighbours } from '../../../server/platform/neighbours/neighbours.ts';
import { type Bed, CHEAP_PASSWORDS, TEST_SECRETS } from './bed.ts';

/** The surroundings of a server part that works by itself, on the database and clock of a bench. It opens no stream. */
export function surroundingsOf(
  { db, config, clock }: Bed,
  neighbours: Neighbours,
  neighbourWaitMs?: number,
): Environment {
  const unused = () => {
    throw new Error('What works by itself opens no stream');
  };
  return {
    db,
    dbFor: () => db,
    config,
    clock: () => clock.now,
    version: '0.0.0-prueba',
    passwords: CHEAP_PASSWORDS,
    provider: null,
    secrets: TEST_SECRETS,
    sealer: sealerOf(certificatesOf(db, TEST_SECRETS, null)),
    changes: { open: unused, readTogether: unused, presentTo: unused },
    neighbours: limited(neighbours, neighbourWaitMs),
  };
}
