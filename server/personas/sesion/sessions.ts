import { createHash, randomBytes } from 'node:crypto';
import { and, desc, eq, gt, inArray, lt, ne, or } from 'drizzle-orm';
import type { Pendiente } from '#domain/common/pendiente';
import type { SinTiendas } from '#domain/common/sinTiendas';
import { canSignInAt } from '#domain/personas/sesion';
import type { Db } from '../../platform/db/db.ts';
import { databaseFailureOf } from '../../platform/db/failures.ts';
import { demandOwnVersion, STEP_DEMANDED } from '../../platform/db/migrate.ts';
import { type Places, prepared } from '../../platform/db/prepared.ts';
import { stores } from '../../platform/db/schema/catalogos.ts';
import { roles, usuarios } from '../../platform/db/schema/personas.ts';
import { sessions } from '../../platform/db/schema/system.ts';
import type { ServerSession } from '../../platform/http/handler.ts';
import { hasPassed, latestEnd } from '../../platform/time/setBack.ts';

/**
 * How long a session lives without any call, in milliseconds. Longer than the browser's own 15 minutes, so that it is
 * the browser that closes an idle session and can say so; this limit ends the sessions of browsers that are gone.
 */
export const SERVER_IDLE_MS = 20 * 60_000;

/** How long a session lives whatever its use, in milliseconds: longer than any shift. */
const SESSION_MS = 12 * 3_600_000;

/** A use is written down at most this often, in milliseconds, so that reading does not write on every call. */
const NOTE_USE_EVERY_MS = 30_000;

function fingerprintOf(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}

interface Opening {
  readonly numiden: number;
  readonly cvetda: number;
  readonly ip: string;
  readonly now: Date;
  /** The browser's name for itself. */
  readonly navegador: string;
  /** The password must be changed: the session has no permission but that. */
  readonly provisional: boolean;
  /** The person's role asks for a second factor, and there is none yet: the session has no permission but to enrol one. */
  readonly porInscribir: boolean;
  /** The identity provider's session that opens it, '' where that names none; null where no provider does. */
  readonly sid: string | null;
}

/** A session that is not open yet: its token (32 random bytes, base64url), which is stored nowhere, and what opens it. */
export function openingSession(db: Db, { now, ...datos }: Opening) {
  const token = randomBytes(32).toString('base64url');
  const row = { ...datos, tokenHash: fingerprintOf(token), creada: now, ultimoUso: now };
  return { token, writing: db.insert(sessions).values(row) };
}

/** How long a session lasts still, in milliseconds, whatever its use. */
export function lastsStill({ abierta }: Pick<ServerSession, 'abierta'>, now: Date): number {
  return Math.min(SESSION_MS, Math.max(0, abierta.getTime() + SESSION_MS - now.getTime()));
}

/** Since when a session must have been used, and opened, to be open now. */
export function openLimits(now: Date) {
  return {
    usedSince: new Date(now.getTime() - SERVER_IDLE_MS),
    openedSince: new Date(now.getTime() - SESSION_MS),
  };
}

/** After a clock was set back: what lies ahead of it counts as now, so that no session lasts longer than it may. */
export async function bringBackSessions(db: Db, now: Date): Promise<void> {
  const ahead = latestEnd(now, 0);
  await db.update(sessions).set({ ultimoUso: now }).where(gt(sessions.ultimoUso, ahead));
  await db.update(sessions).set({ creada: now }).where(gt(sessions.creada, ahead));
}

function sessionsWithPerson(db: Db) {
  return db
    .select({
      numiden: usuarios.numiden,
      nombre: usuarios.nombreCompleto,
      areas: usuarios.areas,
      permisos: usuarios.permisos,
      idRol: usuarios.idRol,
      limite: roles.limite,
      tiendas: usuarios.tiendas,
      id: sessions.id,
      provisional: sessions.provisional,
      porInscribir: sessions.porInscribir,
      cvetda: stores.cvetda,
      tienda: stores.nombre,
      codigoPostal: stores.codigoPostal,
      creada: sessions.creada,
      ultimoUso: sessions.ultimoUso,
      pasoExigido: STEP_DEMANDED,
    })
    .from(sessions)
    .innerJoin(usuarios, eq(usuarios.numiden, sessions.numiden))
    .innerJoin(stores, eq(stores.cvetda, sessions.cvetda))
    .leftJoin(roles, eq(roles.id, usuarios.idRol));
}

type SessionRow = Awaited<ReturnType<typeof sessionsWithPerson>>[number];

/** Every call reads its session, with what its person may do. */
const readOpen = prepared(
  'sesion_abierta',
  (db, places: Places<{ tokenHash: string; usedSince: Date; openedSince: Date }>) =>
    sessionsWithPerson(db).where(
      and(
        eq(sessions.tokenHash, places.tokenHash),
        gt(sessions.ultimoUso, places.usedSince),
        gt(sessions.creada, places.openedSince),
        eq(usuarios.activo, true),
      ),
    ),
);

interface Reading {
  readonly now: Date;
  /** The stores of who has none named. */
  readonly sinTiendas: SinTiendas;
  /** False for a call that needs no person: the session may run out meanwhile. */
  readonly countsAsUse?: boolean;
}

/**
 * Who a token belongs to, or null when the session ended, was idle or open for too long, or the person may no longer
 * enter, there or at all. Areas, permissions and stores are read anew each time: a right that an administrator takes
 * away is gone with the next call. Of whom something is asked first has none of them.
 * @throws Rejection 503 when a later version of the product has changed the tables meanwhile.
 */
export async function readSession(
  db: Db,
  token: string,
  { now, sinTiendas, countsAsUse = true }: Reading,
): Promise<ServerSession | null> {
  const tokenHash = fingerprintOf(token);
  const { usedSince, openedSince } = openLimits(now);
  const [row] = await readOpen(db, { tokenHash, usedSince, openedSince });
  if (!row || !canSignInAt(row, row.cvetda, sinTiendas)) return null;
  demandOwnVersion(row.pasoExigido);
  if (countsAsUse && hasPassed(NOTE_USE_EVERY_MS, row.ultimoUso.getTime(), now.getTime())) {
    await noteUse(db, tokenHash, now);
  }
  return sessionOf(row);
}

// A full disk does not stop reading.
async function noteUse(db: Db, tokenHash: string, now: Date): Promise<void> {
  try {
    await db
      .update(sessions)
      .set({ ultimoUso: now })
      .where(
        and(
          eq(sessions.tokenHash, tokenHash),
          or(lt(sessions.ultimoUso, now), gt(sessions.ultimoUso, latestEnd(now, 0))),
        ),
      );
  } catch (error) {
    if (databaseFailureOf(error) !== 'full') throw error;
  }
}

/** Those of some sessions that are open, as `readSession` would read them without counting as a use, by their ids. */
export async function readSessions(
  db: Db,
  ids: readonly number[],
  { now, sinTiendas }: Pick<Reading, 'now' | 'sinTiendas'>,
): Promise<ReadonlyMap<number, ServerSession>> {
  const { usedSince, openedSince } = openLimits(now);
  const rows = await sessionsWithPerson(db).where(
    and(
      inArray(sessions.id, [...ids]),
      gt(sessions.ultimoUso, usedSince),
      gt(sessions.creada, openedSince),
      eq(usuarios.activo, true),
    ),
  );
  return new Map(rows.filter((row) => canSignInAt(row, row.cvetda, sinTiendas)).map((row) => [row.id, sessionOf(row)]));
}

function sessionOf(row: SessionRow): ServerSession {
  const who = {
    id: row.id,
    abierta: row.creada,
    numiden: row.numiden,
    nombre: row.nombre,
    tienda: { id: row.cvetda, nombre: row.tienda },
    codigoPostal: row.codigoPostal,
  };
  const pendiente = pendingOf(row);
  if (pendiente !== null) return { ...who, areas: [], permisos: [], roles: [], limite: null, pendiente };
  return {
    ...who,
    areas: row.areas,
    permisos: row.permisos,
    roles: row.idRol === null ? [] : [row.idRol],
    limite: row.limite,
    pendiente,
  };
}

function pendingOf({ provisional, porInscribir }: Pick<SessionRow, 'provisional' | 'porInscribir'>): Pendiente | null {
  if (provisional) return 'contrasena';
  return porInscribir ? 'segundoFactor' : null;
}

/** The statement that ends a session, not yet run: for who runs it together with something else. */
export function closingSession(db: Db, token: string) {
  return db.delete(sessions).where(eq(sessions.tokenHash, fingerprintOf(token)));
}

/** Ends a session; answers whose it was and by which session of a provider, or null when there was none. */
export async function closeSession(db: Db, token: string) {
  const [row] = await closingSession(db, token).returning({ numiden: sessions.numiden, sid: sessions.sid });
  return row ?? null;
}

/** A person's open sessions, the newest first. */
export function sessionsOf(db: Db, numiden: number, now: Date) {
  const { usedSince, openedSince } = openLimits(now);
  return db
    .select({
      id: sessions.id,
      creada: sessions.creada,
      ultimoUso: sessions.ultimoUso,
      ip: sessions.ip,
      navegador: sessions.navegador,
      tienda: stores.nombre,
    })
    .from(sessions)
    .innerJoin(stores, eq(stores.cvetda, sessions.cvetda))
    .where(and(eq(sessions.numiden, numiden), gt(sessions.ultimoUso, usedSince), gt(sessions.creada, openedSince)))
    .orderBy(desc(sessions.creada), desc(sessions.id));
}

/** Ends one session of a person; answers whether there was one. */
export async function closeSessionOf(db: Db, numiden: number, id: number): Promise<boolean> {
  return (
    (
      await db
        .delete(sessions)
        .where(and(eq(sessions.numiden, numiden), eq(sessions.id, id)))
        .returning({ id: sessions.id })
    ).length > 0
  );
}

/** Ends a session of anybody; answers whose it was and from where, or null when there was none. */
export async function endSession(db: Db, id: number) {
  const { numiden, ip, navegador, creada } = sessions;
  const [ended] = await db.delete(sessions).where(eq(sessions.id, id)).returning({ numiden, ip, navegador, creada });
  return ended ?? null;
}

/** Ends every session of a person but one; answers how many there were. @param id of anybody: it is spared. */
export async function endSessionsOf(db: Db, numiden: number, id: number): Promise<number> {
  return (
    await db
      .delete(sessions)
      .where(and(eq(sessions.numiden, numiden), ne(sessions.id, id)))
      .returning({ id: sessions.id })
  ).length;
}
