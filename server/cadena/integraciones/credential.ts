import { and, eq, gt, isNull, lt, or } from 'drizzle-orm';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { OfIntegrations } from '#contract/common/call';
import { INTEGRATION_TEXTS } from '#domain/cadena/integraciones';
import { countTry, tooManyAttempts, tooManyRequests } from '../../personas/sesion/attemptLimit.ts';
import { credentialBudget, integrationBudget } from '../../personas/sesion/brakeRules.ts';
import { networkOf } from '../../personas/sesion/network.ts';
import type { Db } from '../../platform/db/db.ts';
import { databaseFailureOf } from '../../platform/db/failures.ts';
import { demandOwnVersion, STEP_DEMANDED } from '../../platform/db/migrate.ts';
import { type Places, prepared } from '../../platform/db/prepared.ts';
import { integraciones, integracionSecretos } from '../../platform/db/schema/configuracion.ts';
import type { CallingIntegration } from '../../platform/http/handler.ts';
import { noPermission, Rejection } from '../../platform/http/rejection.ts';
import { hasPassed, latestEnd } from '../../platform/time/setBack.ts';
import { isAllowedFrom } from './addresses.ts';
import { isSecretOf, secretIn } from './secret.ts';

/** A use is written down at most this often, in milliseconds: a till sends every few seconds. */
const NOTE_USE_EVERY_MS = 60_000;

/**
 * The integration whose credential a request carries, let in for a call. A secret that is unknown, was taken away or is of one
 * that is off is refused in the same words: who guesses learns nothing.
 * @throws Rejection 401 for a wrong credential, 403 from an address or for a call that it may not, 429 when it must wait.
 */
export async function readIntegration(
  { db, clock }: { readonly db: Db; readonly clock: () => Date },
  { headers, ip, log }: Pick<FastifyRequest, 'headers' | 'ip' | 'log'>,
  reply: Pick<FastifyReply, 'header'>,
  { acceso, ruta }: { readonly acceso: OfIntegrations; readonly ruta: string },
): Promise<CallingIntegration> {
  const now = clock();
  const shown = secretIn(headers.authorization);
  const [row] = shown === null ? [] : await readSecret(db, { id: shown.id });
  if (row === undefined || shown === null || !isSecretOf(row.hash, shown)) {
    reply.header('WWW-Authenticate', 'Bearer');
    throw await refused(db, ip, now, new Rejection(401, INTEGRATION_TEXTS.credencial));
  }
  const { idIntegracion: id, nombre, alcances, direcciones } = row;
  demandOwnVersion(row.pasoExigido);
  if (!isAllowedFrom(direcciones, ip)) {
    log.warn({ integracion: id, ip, llamada: ruta }, 'address of an integration refused');
    throw await refused(db, ip, now, noPermission(INTEGRATION_TEXTS.desdeOtraDireccion));
  }
  // Only those that may be here count: a stolen secret elsewhere holds up nobody.
  const seconds = await countTry(db, integrationBudget(id), now);
  if (seconds !== null) throw tooManyRequests(seconds);
  if (acceso.integracion !== 'cualquiera' && !alcances.includes(acceso.integracion)) {
    log.warn({ integracion: id, llamada: ruta }, 'scope of an integration refused');
    throw noPermission(INTEGRATION_TEXTS.sinAlcance);
  }
  if (row.ultimoUso === null || hasPassed(NOTE_USE_EVERY_MS, row.ultimoUso.getTime(), now.getTime())) {
    await noteUse(db, shown.id, ip, now);
  }
  return { id, nombre, alcances };
}

/** Every call of an integration reads its secret, with what the integration may do. */
const readSecret = prepared('secreto_de_integracion', (db, places: Places<{ id: number }>) =>
  db
    .select({
      hash: integracionSecretos.hash,
      ultimoUso: integracionSecretos.ultimoUso,
      idIntegracion: integraciones.id,
      nombre: integraciones.nombre,
      alcances: integraciones.alcances,
      direcciones: integraciones.direcciones,
      pasoExigido: STEP_DEMANDED,
    })
    .from(integracionSecretos)
    .innerJoin(integraciones, eq(integraciones.id, integracionSecretos.idIntegracion))
    .where(and(eq(integracionSecretos.id, places.id), eq(integraciones.activa, true))),
);

/** The refusal of a request, counted against its network; 429 in its place once that has failed too often. */
async function refused(db: Db, ip: string, now: Date, rejection: Rejection): Promise<Rejection> {
  const seconds = await countTry(db, credentialBudget(networkOf(ip)), now);
  return seconds === null ? rejection : tooManyAttempts(seconds);
}

// A full disk does not stop reading.
async function noteUse(db: Db, id: number, ip: string, now: Date): Promise<void> {
  const { ultimoUso } = integracionSecretos;
  try {
    await db
      .update(integracionSecretos)
      .set({ ultimoUso: now, ultimaIp: ip })
      .where(
        and(
          eq(integracionSecretos.id, id),
          or(isNull(ultimoUso), lt(ultimoUso, now), gt(ultimoUso, latestEnd(now, 0))),
        ),
      );
  } catch (error) {
    if (databaseFailureOf(error) !== 'full') throw error;
  }
}
