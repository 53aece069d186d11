import { expect } from 'vitest';
import type { Comprobante } from '#domain/facturas/cfdi/comprobante';
import type { CsdFiles } from '../../../server/facturas/cfdi/csdFiles.ts';
import { type Sealer, sealerOf } from '../../../server/facturas/cfdi/sealer.ts';
import { embeddedStamper, type Registers } from '../../../server/facturas/neighbours/embeddedStamper.ts';
import type { Stamper } from '../../../server/facturas/neighbours/stamper.ts';
import { certificatesOf } from '../../../server/facturas/neighbours/stamperCertificates.ts';
import type { Secrets } from '../../../server/platform/secrets/secrets.ts';
import { type Bed, TEST_SECRETS } from '../bed/bed.ts';
import { ADMINISTRATOR, newKey } from '../casos/casos.desk.ts';

/** A stamper with the sealer of its server. */
export type SealingStamper = Stamper & { readonly sealer: Sealer };

/** A stamper on the database of a bench, of the same clock: each has a memory of its own, as each server has. */
export function testStamper(
  { db, clock, config }: Pick<Bed, 'db' | 'clock' | 'config'>,
  { csd = null, secrets = TEST_SECRETS, registers, alone = true }: Options = {},
): SealingStamper {
  const certificates = certificatesOf(db, secrets, csd, alone);
  const stamper = embeddedStamper({
    db,
    now: () => clock.now,
    certificates,
    zone: config.zonaHoraria,
    ...(registers === undefined ? {} : { registers: () => Promise.resolve(registers) }),
  });
  return { ...stamper, sealer: sealerOf(certificates) };
}

interface Options {
  readonly csd?: CsdFiles | null;
  readonly secrets?: Secrets;
  readonly registers?: Registers;
  /** Whether no other server can be on its database. */
  readonly alone?: boolean;
}

/** A Monday, 8:05 in Mexico City: the drafts are of 8:00. */
export const STAMPING_NOW = new Date('2026-11-23T14:05:00Z');

/** Seals a draft now. @throws Error with the reason where it cannot be sealed. */
export async function sealAt({ clock }: Pick<Bed, 'clock'>, comprobante: Comprobante, { sealer }: SealingStamper) {
  const sealing = await sealer.seal(comprobante, clock.now);
  if ('impedimento' in sealing) throw new Error(sealing.impedimento);
  if ('rechazos' in sealing) throw new Error(sealing.rechazos[0].codigo);
  return sealing.sellado;
}

/** Has a draft sealed and stamped on a bench, under a clave of its own unless one is given. */
export async function stampAt(
  bed: Parameters<typeof testStamper>[0],
  comprobante: Comprobante,
  {
    clave = newKey(),
    stamper = testStamper(bed),
  }: { clave?: string | undefined; stamper?: SealingStamper | undefined } = {},
) {
  return stamper.stamp({ clave, numiden: ADMINISTRATOR, sellado: await sealAt(bed, comprobante, stamper) });
}

/** Why something was refused. */
export async function refusalOf(asked: Promise<unknown>): Promise<unknown> {
  return asked.then(
    () => expect.fail('it was not refused'),
    (error: unknown) => error,
  );
}
