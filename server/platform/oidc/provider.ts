import { createRemoteJWKSet, customFetch as joseFetch, jwtVerify } from 'jose';
import {
  allowInsecureRequests,
  authorizationCodeGrant,
  buildAuthorizationUrl,
  buildEndSessionUrl,
  type Configuration,
  calculatePKCECodeChallenge,
  customFetch,
  discovery,
  enableNonRepudiationChecks,
  fetchUserInfo,
  randomNonce,
  randomPKCECodeVerifier,
  randomState,
} from 'openid-client';
import type { ProviderFetch } from './allowedFetch.ts';
import { isAway, NotVouched, ProviderAway } from './failures.ts';
import type { OidcSettings } from './settings.ts';

/** The secrets of one way to the provider and back; they travel sealed in the browser that went. */
export interface Trip {
  readonly state: string;
  readonly nonce: string;
  readonly verifier: string;
}

/** The facts that a provider vouches for, as they came. */
export interface Claims {
  readonly iss: string;
  readonly sub: string;
  /** Its session; null where it names none. */
  readonly sid: string | null;
  readonly all: Readonly<Record<string, unknown>>;
}

/** An end of sessions that the provider tells: of one of its own sessions, else of all of a person. */
export interface ToldEnd {
  readonly jti: string;
  readonly iss: string;
  readonly sub: string | null;
  readonly sid: string | null;
}

/** The chain's identity provider; each function throws `ProviderAway` where it does not answer. */
export interface IdentityProvider {
  /** Where a person's browser goes, and what proves afterwards that it is the same one. @param hint the number that was typed. */
  begin(hint: string): Promise<{ readonly trip: Trip; readonly direccion: string }>;
  /** @param search the query with which the provider sent the browser back. @throws NotVouched. */
  finish(search: string, trip: Trip): Promise<Claims>;
  /** @throws NotVouched for a token that is not the provider's, or is not about an end. */
  toldEnd(token: string): Promise<ToldEnd>;
  /** Where a browser leaves the provider too; null where it has no such place. */
  farewell(): Promise<string | null>;
}

const LOGOUT_EVENT = 'http://schemas.openid.net/event/backchannel-logout';

/** How far two clocks may differ, in seconds. */
const TOLERANCE_S = 30;

/** Asks a provider of OpenID Connect. @param basePath of the product: its page `auth/proveedor` is where browsers come back. */
export function identityProvider(settings: OidcSettings, basePath: string, ask: ProviderFetch): IdentityProvider {
  const { emisor, cliente, secreto, origen, alcance, acr } = settings;
  const redirect = `${origen}${basePath}auth/proveedor`;
  const asked = answering(ask);
  let known: Promise<Configuration> | null = null;
  let keys: ReturnType<typeof createRemoteJWKSet> | null = null;

  // Found when it is first needed: the product starts though the provider is away.
  const configuration = (): Promise<Configuration> => {
    known ??= discovery(new URL(emisor), cliente, { client_secret: secreto, clockTolerance: TOLERANCE_S }, undefined, {
      [customFetch]: asked,
      // Otherwise the signature of a token that came over TLS would be taken on trust.
      execute: [enableNonRepudiationChecks, ...(emisor.startsWith('http:') ? [allowInsecureRequests] : [])],
    }).catch((error: unknown) => {
      known = null;
      throw new ProviderAway(error);
    });
    return known;
  };

  return {
    begin: async (hint) => {
      const config = await configuration();
      const trip = { state: randomState(), nonce: randomNonce(), verifier: randomPKCECodeVerifier() };
      const direccion = buildAuthorizationUrl(config, {
        redirect_uri: redirect,
        scope: alcance,
        response_mode: 'query',
        state: trip.state,
        nonce: trip.nonce,
        code_challenge: await calculatePKCECodeChallenge(trip.verifier),
        code_challenge_method: 'S256',
        login_hint: hint,
        ...(acr.length === 0 ? {} : { acr_values: acr.join(' ') }),
      });
      return { trip, direccion: direccion.href };
    },

    finish: async (search, { state, nonce, verifier }) => {
      const config = await configuration();
      const back = new URL(redirect);
      back.search = search;
      const checks = { expectedState: state, expectedNonce: nonce, pkceCodeVerifier: verifier, idTokenExpected: true };
      const tokens = await authorizationCodeGrant(config, back, checks).catch(refuse);
      const own = tokens.claims();
      if (own === undefined) throw new NotVouched('There is no identity token');
      const more =
        config.serverMetadata().userinfo_endpoint === undefined
          ? {}
          : await fetchUserInfo(config, tokens.access_token, own.sub).catch(refuse);
      // How a person was authenticated is said by the signed token alone.
      const { acr: _acr, amr: _amr, ...said } = more as Record<string, unknown>;
      const { iss, sub, sid } = own;
      return { iss, sub, sid: typeof sid === 'string' ? sid : null, all: { ...said, ...own } };
    },

    toldEnd: async (token) => {
      const { jwks_uri: uri, issuer } = (await configuration()).serverMetadata();
      if (uri === undefined) throw new NotVouched('The provider publishes no keys');
      keys ??= createRemoteJWKSet(new URL(uri), { [joseFetch]: asked });
      const { payload } = await jwtVerify(token, keys, {
        issuer,
        audience: cliente,
        typ: 'logout+jwt',
        maxTokenAge: '2 min',
        clockTolerance: TOLERANCE_S,
        requiredClaims: ['iat', 'jti', 'events'],
      }).catch(refuse);
      const { jti, iss, sub = null, sid, nonce, events } = payload;
      const isEnd = typeof events === 'object' && events !== null && LOGOUT_EVENT in events;
      if (!isEnd || nonce !== undefined || jti === undefined || iss === undefined) {
        throw new NotVouched('The token is not about an end');
      }
      const session = typeof sid === 'string' ? sid : null;
      if (sub === null && session === null) throw new NotVouched('The token names nobody');
      return { jti, iss, sub, sid: session };
    },

    farewell: async () => {
      const config = await configuration();
      if (config.serverMetadata().end_session_endpoint === undefined) return null;
      return buildEndSessionUrl(config, { post_logout_redirect_uri: `${origen}${basePath}auth/login` }).href;
    },
  };
}

function refuse(error: unknown): never {
  throw isAway(error) ? new ProviderAway(error) : new NotVouched('The provider does not vouch', error);
}

/** An answer that says that the provider itself failed is none. */
function answering(ask: ProviderFetch): ProviderFetch {
  return async (url, options) => {
    const answer = await ask(url, options).catch((error: unknown) => {
      throw new ProviderAway(error);
    });
    if (answer.status >= 500) throw new ProviderAway(new Error(`It answered ${answer.status}`));
    return answer;
  };
}
