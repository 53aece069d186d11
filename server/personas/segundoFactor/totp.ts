import { Secret, TOTP } from 'otpauth';
import { PASO_S, VENTANA } from '#domain/personas/segundoFactor';

/** SHA-1 and six digits: what every application understands (RFC 6238; others ignore what an address says of it). */
const KIND = { algorithm: 'SHA1', digits: 6, period: PASO_S } as const;

/** Bytes of a secret, as RFC 4226 recommends. */
const SECRET_BYTES = 20;

/** Makes a secret that nobody knows yet, in base 32. */
export function newSecret(): string {
  return new Secret({ size: SECRET_BYTES }).base32;
}

/** The `otpauth://` address by which an application takes a secret up. @param issuer the product, as the application names it. */
export function addressOf(secret: string, numiden: number, issuer: string): string {
  return new TOTP({ ...KIND, issuer, label: String(numiden), secret: Secret.fromBase32(secret) }).toString();
}

/** The time step that a code belongs to, among the present one and its neighbours; null for a code that is none of theirs. */
export function stepOf(secret: string, digits: string, now: Date): number | null {
  const timestamp = now.getTime();
  const delta = TOTP.validate({
    ...KIND,
    token: digits,
    secret: Secret.fromBase32(secret),
    timestamp,
    window: VENTANA,
  });
  return delta === null ? null : TOTP.counter({ period: PASO_S, timestamp }) + delta;
}
