import { decodeJwt, exportJWK, generateKeyPair, SignJWT } from 'jose';
import inject, { type DispatchFunc } from 'light-my-request';
import { Provider } from 'oidc-provider';
import type { ProviderFetch } from '../../../server/platform/oidc/allowedFetch.ts';

/** Where browsers reach the product of a bench, and the provider beside it: by two names of host. */
const PRODUCT = 'https://mostrador.cadena.mx';
export const ISSUER = 'https://acceso.cadena.mx';

const CLIENT = { id: 'mostrador', secret: 'un-secreto-de-prueba-largo' } as const;

/** The environment of a server whose people sign in by the provider. */
export const BY_PROVIDER = {
  AUTH: 'oidc',
  OIDC_EMISOR: ISSUER,
  OIDC_CLIENTE: CLIENT.id,
  OIDC_SECRETO: CLIENT.secret,
  OIDC_ORIGEN: PRODUCT,
  OIDC_GRUPOS: 'grupos',
  OIDC_TIENDAS: 'tiendas',
} as const;

/** The claims of an account by its name, as the chain keeps them at the provider. */
export type Accounts = Map<string, Readonly<Record<string, unknown>>>;

/** A real provider, in this process and without a socket. */
export interface TestProvider {
  readonly accounts: Accounts;
  readonly ask: ProviderFetch;
  readonly callback: DispatchFunc;
  /** Goes there as a browser does, signs in as an account, and answers the query with which it is sent back. */
  visit(direccion: string, account: string): Promise<string>;
  /** Changes the claims of each identity token, and by whom it is signed, before the product gets it; null for as it is. */
  tamper: ((claims: Record<string, unknown>) => { readonly claims: object; readonly isForged?: boolean }) | null;
  /** It answers nothing. */
  away: boolean;
  /** A token by which it tells that sessions ended. */
  endToken(claims: object, how?: { readonly typ?: string; readonly isForged?: boolean }): Promise<string>;
}

const LOGOUT = { 'http://schemas.openid.net/event/backchannel-logout': {} } as const;

/** Starts one; its accounts may be changed at any time. */
export async function testProvider({
  issuer = ISSUER,
  product = PRODUCT,
}: {
  readonly issuer?: string;
  readonly product?: string;
} = {}): Promise<TestProvider> {
  const accounts: Accounts = new Map();
  const [own, foreign] = [await generateKeyPair('RS256', { extractable: true }), await generateKeyPair('RS256')];
  const jwk = { ...(await exportJWK(own.privateKey)), kid: 'propia', alg: 'RS256', use: 'sig' };
  const provider = new Provider(issuer, {
    clients: [
      {
        client_id: CLIENT.id,
        client_secret: CLIENT.secret,
        redirect_uris: [`${product}/mostrador/auth/proveedor`],
        post_logout_redirect_uris: [`${product}/mostrador/auth/login`],
        response_types: ['code'],
        grant_types: ['authorization_code'],
        backchannel_logout_uri: `${product}/mostrador/api/sesion/oidc/salida`,
        backchannel_logout_session_required: true,
      },
    ],
    jwks: { keys: [jwk] },
    cookies: { keys: ['de-prueba'] },
    claims: { openid: ['sub', 'sid', 'numiden', 'grupos', 'tiendas'] },
    findAccount: (_context, accountId) => ({
      accountId,
      claims: () => ({ sub: accountId, ...accounts.get(accountId) }),
    }),
    features: { devInteractions: { enabled: true }, backchannelLogout: { enabled: true } },
  });
  provider.proxy = true;
  const callback = provider.callback() as unknown as DispatchFunc;

  const send = (url: string, method: 'GET' | 'POST', headers: Record<string, string>, payload?: string) =>
    inject(callback, {
      ...{ url: url.replace(/^https?:\/\/[^/]+/, ''), method },
      headers: { ...headers, host: new URL(issuer).host, 'x-forwarded-proto': new URL(issuer).protocol.slice(0, -1) },
      ...(payload === undefined ? {} : { payload }),
    });

  const sign = (claims: object, typ: string, isForged: boolean) =>
    new SignJWT({ ...claims })
      .setProtectedHeader({ alg: 'RS256', kid: 'propia', typ })
      .sign(isForged ? foreign.privateKey : own.privateKey);

  const bed: TestProvider = {
    accounts,
    callback,
    tamper: null,
    away: false,
    ask: async (url, { method = 'GET', headers, body }) => {
      if (bed.away) throw new TypeError('fetch failed');
      const sent = body === undefined || body === null ? undefined : String(body);
      const answer = await send(url, method as 'GET' | 'POST', Object.fromEntries(new Headers(headers)), sent);
      let text = answer.body;
      if (bed.tamper !== null && url.endsWith('/token') && answer.statusCode === 200) {
        const tokens = JSON.parse(text);
        const { claims, isForged = false } = bed.tamper(decodeJwt(tokens.id_token));
        text = JSON.stringify({ ...tokens, id_token: await sign(claims, 'JWT', isForged) });
      }
      const type = String(answer.headers['content-type'] ?? '');
      return new Response(text === '' ? null : text, { status: answer.statusCode, headers: { 'content-type': type } });
    },
    visit: async (direccion, account) => {
      const jar = new Map<string, string>();
      let [url, payload]: [string, string | undefined] = [direccion, undefined];
      for (let step = 0; step < 12; step += 1) {
        const cookie = [...jar].map(([name, value]) => `${name}=${value}`).join('; ');
        const form = payload === undefined ? {} : { 'content-type': 'application/x-www-form-urlencoded' };
        const answer = await send(url, payload === undefined ? 'GET' : 'POST', { cookie, ...form }, payload);
        for (const { name, value } of answer.cookies) jar.set(name, value);
        payload = undefined;
        const { location } = answer.headers;
        if (typeof location === 'string') {
          url = new URL(location, issuer).href;
          if (url.startsWith(product)) return new URL(url).search;
        } else {
          const [, action] = /action="([^"]+)"/.exec(answer.body) ?? [];
          const [, prompt] = /name="prompt" value="([^"]+)"/.exec(answer.body) ?? [];
          if (action === undefined) throw new Error(`The provider said ${answer.statusCode}: ${answer.body}`);
          url = action;
          payload = new URLSearchParams({ prompt: prompt ?? '', login: account, password: 'x' }).toString();
        }
      }
      throw new Error('The provider sends nobody back');
    },
    endToken: (claims, { typ = 'logout+jwt', isForged = false } = {}) => {
      const now = Math.floor(Date.now() / 1_000);
      const all = { iss: issuer, aud: CLIENT.id, iat: now, exp: now + 120, jti: crypto.randomUUID(), events: LOGOUT };
      return sign({ ...all, ...claims }, typ, isForged);
    },
  };
  return bed;
}
