import type { z } from 'zod';
import { isLoopback } from '#domain/common/hosts';
import type { environmentSchema } from '../environmentSchema.ts';

/** The chain's identity provider, as the environment says it. */
export interface OidcSettings {
  /** The issuer's address, from which everything else about it is discovered. */
  readonly emisor: string;
  readonly cliente: string;
  readonly secreto: string;
  /** Where people's browsers reach the product, without its path. */
  readonly origen: string;
  readonly alcance: string;
  /** The claim with the employee number. */
  readonly numiden: string;
  /** The claim with the groups from which role and permissions follow; null where they are kept here. */
  readonly grupos: string | null;
  /** The claim with the stores; null where they are kept here. */
  readonly tiendas: string | null;
  /** One of these must be said of how the person was authenticated; none for any way. */
  readonly acr: readonly string[];
  /** Leaving the product leaves the provider too. */
  readonly salida: boolean;
}

type Given = Pick<
  z.output<typeof environmentSchema>,
  'OIDC_EMISOR' | 'OIDC_CLIENTE' | 'OIDC_SECRETO' | 'OIDC_ORIGEN' | 'OIDC_ALCANCE' | 'OIDC_NUMIDEN'
> &
  Pick<z.output<typeof environmentSchema>, 'OIDC_GRUPOS' | 'OIDC_TIENDAS' | 'OIDC_ACR' | 'OIDC_SALIDA'>;

/** The provider of the environment, or one sentence for each variable that is missing or wrong. */
export function oidcOf(given: Given): OidcSettings | { readonly errores: readonly string[] } {
  const { OIDC_EMISOR, OIDC_CLIENTE, OIDC_SECRETO, OIDC_ORIGEN } = given;
  const needed = { OIDC_EMISOR, OIDC_CLIENTE, OIDC_SECRETO, OIDC_ORIGEN };
  const missing = Object.entries(needed).flatMap(([name, value]) => (value === undefined ? [name] : []));
  if (missing.length > 0) return { errores: [`AUTH=oidc necesita también ${missing.join(', ')}.`] };
  const emisor = OIDC_EMISOR ?? '';
  const origen = OIDC_ORIGEN ?? '';
  const errores = [
    ...(isSafe(emisor) ? [] : ['OIDC_EMISOR debe ser una dirección https, por ejemplo https://acceso.cadena.mx.']),
    ...(isSafe(origen) && new URL(origen).origin === origen
      ? []
      : [
          'OIDC_ORIGEN debe ser el origen https por el que se abre la aplicación, sin ruta: https://mostrador.cadena.mx.',
        ]),
  ];
  if (errores.length > 0) return { errores };
  return {
    emisor,
    cliente: OIDC_CLIENTE ?? '',
    secreto: OIDC_SECRETO ?? '',
    origen,
    alcance: given.OIDC_ALCANCE,
    numiden: given.OIDC_NUMIDEN,
    grupos: given.OIDC_GRUPOS ?? null,
    tiendas: given.OIDC_TIENDAS ?? null,
    acr: given.OIDC_ACR,
    salida: given.OIDC_SALIDA === 'si',
  };
}

/** Without TLS only on this machine, as for a trial. */
function isSafe(address: string): boolean {
  if (!URL.canParse(address)) return false;
  const { protocol, hostname } = new URL(address);
  return protocol === 'https:' || (protocol === 'http:' && isLoopback(hostname));
}
