import { NUMIDEN_VALIDO } from '#domain/personas/sesion';
import type { OidcSettings } from '../../../platform/oidc/settings.ts';

/** The facts of a person that the provider said, as this house understands them. */
export interface Identity {
  /** Null where it says none that could be one. */
  readonly numiden: number | null;
  /** Null where groups do not count here; none where it says nothing of them. */
  readonly grupos: readonly string[] | null;
  /** Null where stores do not count here, or it says nothing of them. */
  readonly tiendas: readonly number[] | null;
  /** Whether the person was authenticated as the chain demands. */
  readonly isStrong: boolean;
}

/** Reads what a provider says of a person. @param claims as they came. */
export function identityOf(claims: Readonly<Record<string, unknown>>, settings: OidcSettings): Identity {
  const { numiden, grupos, tiendas, acr } = settings;
  const number = textsOf(claims[numiden]);
  const stores = tiendas === null || claims[tiendas] === undefined ? null : textsOf(claims[tiendas]);
  const ways = [...textsOf(claims.acr), ...textsOf(claims.amr)];
  return {
    numiden: number.length === 1 && NUMIDEN_VALIDO.test(number[0] ?? '') ? Number(number[0]) : null,
    grupos: grupos === null ? null : textsOf(claims[grupos]),
    tiendas: stores?.filter((one) => /^[0-9]{1,9}$/.test(one)).map(Number) ?? null,
    isStrong: acr.length === 0 || acr.some((one) => ways.includes(one)),
  };
}

/** A claim as texts: one of them, or a list; anything else says nothing. */
function textsOf(claim: unknown): readonly string[] {
  const each = Array.isArray(claim) ? claim : [claim];
  return each
    .filter((one): one is string | number => typeof one === 'string' || typeof one === 'number')
    .map((one) => String(one).trim())
    .filter((one) => one !== '');
}
