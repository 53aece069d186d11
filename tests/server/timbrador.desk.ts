import type { CsdFiles } from '../../server/cfdi/csdFiles.ts';
import type { Registers } from '../../server/neighbours/embeddedStamper.ts';
import { embeddedStamper } from '../../server/neighbours/embeddedStamper.ts';
import type { Stamper } from '../../server/neighbours/stamper.ts';
import { certificatesOf } from '../../server/neighbours/stamperCertificates.ts';
import type { Secrets } from '../../server/secrets/secrets.ts';
import type { Bed } from './bed.ts';
import { TEST_SECRETS } from './bed.ts';

/** A stamper on the database of a bench, of the same clock: each has a memory of its own, as each server has. */
export function testStamper(
  { db, clock, config }: Pick<Bed, 'db' | 'clock' | 'config'>,
  { csd = null, secrets = TEST_SECRETS, registers }: Options = {},
): Stamper {
  return embeddedStamper({
    db,
    now: () => clock.now,
    certificates: certificatesOf(db, secrets, csd),
    zone: config.zonaHoraria,
    ...(registers === undefined ? {} : { registers: () => Promise.resolve(registers) }),
  });
}

interface Options {
  readonly csd?: CsdFiles | null;
  readonly secrets?: Secrets;
  readonly registers?: Registers;
}
