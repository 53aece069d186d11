import { z } from 'zod';
import { SUCCESS_CODE } from '#contract/common/answers';
import type { sesion } from '#contract/personas/sesion';
import type { Context, HandlersOf } from '../../../platform/http/handler.ts';
import { conflict, invalidFields, Rejection } from '../../../platform/http/rejection.ts';
import { isAway, NotVouched } from '../../../platform/oidc/failures.ts';
import type { IdentityProvider } from '../../../platform/oidc/provider.ts';
import { type Proof, readStore, refusedStore } from '../admission.ts';
import { TRIP_MS } from '../cookie.ts';
import { signIn } from '../login.ts';
import { LoginRefused, noAccess } from '../loginRefused.ts';
import { providerAway } from './away.ts';
import { endToldSessions } from './end.ts';
import { identityOf } from './identity.ts';
import { takeRights } from './rights.ts';

type ProviderCall = 'irAlProveedor' | 'volverDelProveedor' | 'salidaDelProveedor';

const PLACE = 'entrada por el proveedor';

/** The facts that a browser takes along to the provider, sealed. */
const tripSchema = z.object({
  ...{ state: z.string(), nonce: z.string(), verifier: z.string() },
  ...{ numiden: z.int(), cvetda: z.int(), hasta: z.number() },
});

/** Signing in by the chain's identity provider: there, back, and the ends that it tells. */
export const providerHandlers: Pick<HandlersOf<typeof sesion>, ProviderCall> = {
  irAlProveedor: async ({ cuerpo }, { db, trip, secrets, clock, provider }) => {
    const asked = demandProvider(provider);
    const numiden = Number(cuerpo.numiden);
    await readStore(db, cuerpo.idTienda);
    const going = await asked.begin(cuerpo.numiden).catch(sayAway);
    const hasta = clock().getTime() + TRIP_MS;
    trip.set(secrets.seal(JSON.stringify({ ...going.trip, numiden, cvetda: cuerpo.idTienda, hasta }), PLACE));
    return { codigo: SUCCESS_CODE, descripcion: 'Continúe en el proveedor de identidad', direccion: going.direccion };
  },

  volverDelProveedor: async ({ cuerpo: { consulta } }, context) => {
    demandProvider(context.provider);
    const trip = tripOf(context);
    // Whatever becomes of it, nobody comes back twice on it.
    context.trip.clear();
    if (trip === null) throw new Rejection(401, TRIP_IS_OVER);
    const { numiden, cvetda, ...secret } = trip;
    return signIn(context, { numiden, cvetda }, vouchedBy(context, { numiden, cvetda, consulta, secret }));
  },

  salidaDelProveedor: async ({ cuerpo }, context) => {
    try {
      await endToldSessions(context, await demandProvider(context.provider).toldEnd(cuerpo.logout_token));
    } catch (error) {
      if (error instanceof NotVouched) throw invalidFields([{ campo: 'logout_token', message: NOT_AN_END }]);
      return sayAway(error);
    }
    return { codigo: SUCCESS_CODE, descripcion: 'Sesiones terminadas' };
  },
};

const TRIP_IS_OVER = 'La entrada por el proveedor tardó demasiado, o empezó en otra ventana. Entre de nuevo.';
const NOT_VOUCHED = 'El proveedor de identidad no confirmó quién es usted. Entre de nuevo.';
const OTHER_NUMBER = 'El número que escribió no es el de su cuenta de la cadena.';
const NOT_STRONG = 'Para entrar, la cadena pide en su cuenta un segundo factor. Entre de nuevo y confírmelo.';
const NOT_AN_END = 'El aviso de salida no es de este proveedor, o ya no vale.';

interface Return {
  readonly numiden: number;
  readonly cvetda: number;
  readonly consulta: string;
  readonly secret: Pick<z.output<typeof tripSchema>, 'state' | 'nonce' | 'verifier'>;
}

/** The proof of who comes back: the provider vouches for the number that was typed. */
function vouchedBy(context: Context, { numiden, consulta, secret }: Return): Proof {
  const { provider, config, db } = context;
  return {
    tipo: 'proveedor',
    vouch: async (tienda) => {
      if (provider === null || config.oidc === null) throw new Error('A provider vouches where there is none');
      const claims = await provider.finish(consulta, secret).catch((error: unknown) => {
        if (!(error instanceof NotVouched)) throw error;
        context.log.error({ err: error }, 'sign-in not vouched for');
        throw new LoginRefused('el proveedor no dio fe', false, noAccess(NOT_VOUCHED));
      });
      const identity = identityOf(claims.all, config.oidc);
      if (!identity.isStrong) {
        throw new LoginRefused('sin el segundo factor del proveedor', true, noAccess(NOT_STRONG));
      }
      if (identity.numiden === null) throw new LoginRefused('usuario sin acceso', true, noAccess());
      if (identity.numiden !== numiden) {
        throw new LoginRefused('número de otra cuenta del proveedor', false, noAccess(OTHER_NUMBER));
      }
      // No store at all cannot be kept: none named means all of them here.
      if (identity.tiendas?.length === 0) throw await refusedStore(db, tienda, [], true);
      if (!(await takeRights(context, numiden, claims, identity))) {
        throw new LoginRefused('número de otra cuenta del proveedor', true, noAccess());
      }
      return { sid: claims.sid };
    },
  };
}

function tripOf({ trip, secrets, clock }: Context): z.output<typeof tripSchema> | null {
  const opened = trip.token === null ? null : secrets.open(trip.token, PLACE);
  if (opened?.tipo !== 'abierto') return null;
  const read = tripSchema.parse(JSON.parse(opened.texto));
  return clock().getTime() <= read.hasta ? read : null;
}

/** @throws Rejection 409 where people do not sign in by a provider. */
function demandProvider(provider: IdentityProvider | null): IdentityProvider {
  if (provider === null) throw conflict('Este servidor no entra por un proveedor de identidad.');
  return provider;
}

function sayAway(error: unknown): never {
  throw isAway(error) ? providerAway() : error;
}
