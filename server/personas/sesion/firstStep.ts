import { z } from 'zod';
import { PLAZO_DEL_CODIGO_MS } from '#domain/personas/segundoFactor';
import type { Context } from '../../platform/http/handler.ts';

const PLACE = 'entrada por código';

/** The facts of a right password that a browser takes along to the second step, sealed. It opens nothing by itself. */
const firstStepSchema = z.object({
  numiden: z.int(),
  cvetda: z.int(),
  /** The fingerprint of the hash that the password was right for: after another password it counts no more. */
  huella: z.string(),
  hasta: z.number(),
});

type FirstStep = z.output<typeof firstStepSchema>;

/** Lets the browser take along that a password was right. */
export function rememberFirstStep(
  { trip, secrets, clock }: Context,
  { numiden, cvetda, hash }: Pick<FirstStep, 'numiden' | 'cvetda'> & { readonly hash: string },
): void {
  const hasta = clock().getTime() + PLAZO_DEL_CODIGO_MS;
  trip.set(secrets.seal(JSON.stringify({ numiden, cvetda, huella: secrets.fingerprint(hash), hasta }), PLACE));
}

/** The right password that the browser brings along; null for none, or one of too long ago. */
export function firstStepOf({ trip, secrets, clock }: Context): FirstStep | null {
  const opened = trip.token === null ? null : secrets.open(trip.token, PLACE);
  if (opened?.tipo !== 'abierto') return null;
  const read = firstStepSchema.parse(JSON.parse(opened.texto));
  const left = read.hasta - clock().getTime();
  // After a clock was set back it would last longer.
  return left >= 0 && left <= PLAZO_DEL_CODIGO_MS ? read : null;
}
