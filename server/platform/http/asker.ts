import type { FastifyReply, FastifyRequest } from 'fastify';
import { type Access, type Call, isOfIntegrations, type OfIntegrations } from '#contract/common/call';
import { behalfOf, ON_BEHALF_HEADER } from '#contract/common/onBehalf';
import { hasPermission } from '#domain/common/permisos';
import { readIntegration } from '../../cadena/integraciones/credential.ts';
import { cookieOf, tripCookieOf } from '../../personas/sesion/cookie.ts';
import { type ComputerCookie, computerCookieOf } from '../../personas/sesion/knownComputers.ts';
import { readSession } from '../../personas/sesion/sessions.ts';
import type { Environment } from './environment.ts';
import type { CallingIntegration, Cookie, ServerSession } from './handler.ts';
import { HOW_TO_SEND_A_KEY, KEY_PATTERN } from './key.ts';
import { demandIntent, demandSameOrigin } from './origin.ts';
import { noPermission, noSessionRejection, otherPerson, pendingFirst, Rejection } from './rejection.ts';

/** Who makes a request: a person, named by a cookie, or an integration, which shows its credential. */
export type Asker =
  | {
      readonly tipo: 'persona';
      readonly sesion: ServerSession | null;
      readonly cookie: Cookie;
      readonly trip: Cookie;
      readonly computer: ComputerCookie;
      readonly idempotencyKey: string | null;
    }
  | { readonly tipo: 'integracion'; readonly integracion: CallingIntegration };

/** A call of people, as far as it says which of them. */
type CallOfPeople = Pick<Call, 'ruta' | 'ademas' | 'conPendiente'> & {
  readonly acceso: Exclude<Access, OfIntegrations>;
};

const VALID_KEY = new RegExp(KEY_PATTERN);

function keyOf(request: FastifyRequest, call: Call): string | null {
  const key = request.headers['idempotency-key'];
  if (!call.unaVez || key === undefined) return null;
  // Who sends one counts on it: to go on without it would do twice what was meant once.
  if (typeof key === 'string' && VALID_KEY.test(key)) return key;
  throw new Rejection(
    400,
    `La clave de envío no es válida. Actualice la página e intente de nuevo. ${HOW_TO_SEND_A_KEY}`,
  );
}

/** Refuses what a tab asks that does not know of a later sign-in in its browser: it would be done in the other person's name. */
function demandSamePerson({ headers }: FastifyRequest, sesion: ServerSession | null): void {
  const asked = headers[ON_BEHALF_HEADER.toLowerCase()];
  if (sesion !== null && asked !== undefined && asked !== behalfOf(sesion.numiden, sesion.tienda.id)) {
    throw otherPerson(String(asked), sesion);
  }
}

// The menu shows a person only what he may do: who asks all the same is worth a line in the log.
function demandAccess(call: CallOfPeople, sesion: ServerSession | null, { log }: FastifyRequest): void {
  if (call.acceso === 'publico') return;
  if (sesion === null) throw noSessionRejection();
  const { pendiente } = sesion;
  if (pendiente !== null && !call.conPendiente?.includes(pendiente)) throw pendingFirst(pendiente);
  const { acceso, ademas = [] } = call;
  if (acceso !== 'sesion' && !(hasPermission(sesion.permisos, acceso) && hasPermission(sesion.permisos, ademas))) {
    log.warn({ numiden: sesion.numiden, llamada: call.ruta }, 'permission refused');
    throw noPermission();
  }
}

/**
 * Finds out who makes a request, and demands what its call asks of them. No cookie counts where an integration asks, and so no
 * page of another site can ask in anybody's name: nothing of what is demanded of browsers is demanded there. Elsewhere no
 * credential of an integration counts.
 * @throws Rejection 401, 403 or 412, as `registerCalls` says; 400 for a key that is none.
 */
export async function askerOf(
  surroundings: Environment,
  call: Call,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<Asker> {
  const { acceso, ruta } = call;
  if (isOfIntegrations(acceso)) {
    return { tipo: 'integracion', integracion: await readIntegration(surroundings, request, reply, { acceso, ruta }) };
  }
  demandSameOrigin(request, call.cambia === true);
  if (call.cambia) demandIntent(request);
  const cookie = cookieOf(request, reply, surroundings.config.basePath);
  const sesion =
    acceso === 'publico' || cookie.token === null
      ? null
      : await readSession(surroundings.db, cookie.token, {
          now: surroundings.clock(),
          sinTiendas: surroundings.config.sinTiendas,
          countsAsUse: !call.sinUso,
        });
  demandSamePerson(request, sesion);
  demandAccess({ ...call, acceso }, sesion, request);
  const computer = computerCookieOf(request, reply, surroundings.config.basePath);
  const trip = tripCookieOf(request, reply, surroundings.config.basePath);
  return { tipo: 'persona', sesion, cookie, trip, computer, idempotencyKey: keyOf(request, call) };
}
