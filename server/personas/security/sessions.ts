import { and, asc, desc, eq, gt, or, type SQL, sql } from 'drizzle-orm';
import { SUCCESS_CODE } from '#contract/common/answers';
import type { seguridad as contrato } from '#contract/personas/security';
import type { Holder } from '#domain/personas/overOthers';
import type { SessionFilter } from '#domain/personas/security';
import { announce } from '../../platform/changes/announce.ts';
import { audit } from '../../platform/db/audit.ts';
import type { Tx } from '../../platform/db/db.ts';
import { stores } from '../../platform/db/schema/catalogos.ts';
import { usuarios } from '../../platform/db/schema/personas.ts';
import { sessions } from '../../platform/db/schema/system.ts';
import type { Context, Handler } from '../../platform/http/handler.ts';
import { oncePerKey } from '../../platform/http/idempotency.ts';
import { conflict, notFound } from '../../platform/http/rejection.ts';
import { browserInWords } from '../sesion/browserInWords.ts';
import { endSession, endSessionsOf, openLimits } from '../sesion/sessions.ts';
import { actorUnderLock, against, demandOverOthers, holderOf, holdersOf, limitOfRole } from '../usuarios/overOthers.ts';
import { lockRights } from '../usuarios/rights.ts';

/** A page of everybody's open sessions (POST seguridad/sesiones). */
export const sessionList: Handler<typeof contrato.sesionesAbiertas> = async ({ cuerpo }, { db, sesion, clock }) => {
  const { numPagina, tamPagina, buscar, orden } = cuerpo;
  const { usedSince, openedSince } = openLimits(clock());
  const where = and(gt(sessions.ultimoUso, usedSince), gt(sessions.creada, openedSince), ...whoIs(buscar));
  const rows = await db
    .select({
      id: sessions.id,
      numiden: usuarios.numiden,
      nombre: usuarios.nombreCompleto,
      tienda: stores.nombre,
      ip: sessions.ip,
      navegador: sessions.navegador,
      creada: sessions.creada,
      ultimoUso: sessions.ultimoUso,
    })
    .from(sessions)
    .innerJoin(usuarios, eq(usuarios.numiden, sessions.numiden))
    .innerJoin(stores, eq(stores.cvetda, sessions.cvetda))
    .where(where)
    .orderBy(...ORDERS[orden], desc(sessions.id))
    .offset((numPagina - 1) * tamPagina)
    .limit(tamPagina);
  const [counted] = await db
    .select({ total: sql<number>`count(*)::int` })
    .from(sessions)
    .innerJoin(usuarios, eq(usuarios.numiden, sessions.numiden))
    .where(where);
  const people = await holdersOf(db, [sesion.numiden, ...rows.map(({ numiden }) => numiden)]);
  const filas = rows.map(({ numiden, nombre, creada, ultimoUso, navegador, ...row }) => ({
    ...row,
    enContra: against('terminarSesionDePersona', people, sesion.numiden, numiden),
    persona: { numiden, nombre },
    navegador: browserInWords(navegador),
    creada: creada.toISOString(),
    ultimoUso: ultimoUso.toISOString(),
    esta: row.id === sesion.id,
  }));
  return { filas, total: counted?.total ?? 0, limiteExcedido: false };
};

/** Ends one session of anybody (POST seguridad/terminar-sesion); its streams hear of it at once. */
export const endOneSession: Handler<typeof contrato.terminarSesionDePersona> = ({ cuerpo }, context) =>
  oncePerKey(
    'terminarSesionDePersona',
    cuerpo,
    context,
    async () => {
      if (cuerpo.id === context.sesion.id) {
        throw conflict('Esa es la sesión con la que está trabajando. Para terminarla, use Salir.');
      }
    },
    async (tx) => {
      await lockRights(tx);
      const actor = await actorUnderLock(tx, 'terminarSesionDePersona', context.sesion.numiden);
      const ended = await endSession(tx, cuerpo.id);
      if (ended === null) throw notFound('Esa sesión ya había terminado.');
      const { numiden, ip, navegador, creada } = ended;
      const { nombre, other } = await personOf(tx, numiden);
      demandOverOthers('terminarSesionDePersona', actor, { other });
      await note(tx, context, 'terminarSesionDePersona', numiden, {
        ip,
        navegador: browserInWords(navegador),
        fechaEntrada: creada.toISOString(),
      });
      return { answer: { codigo: SUCCESS_CODE, descripcion: `La sesión de ${nombre} se terminó` }, created: null };
    },
  );

/** Ends all sessions of a person but the one that asks (POST seguridad/terminar-sesiones). */
export const endAllSessions: Handler<typeof contrato.terminarSesionesDePersona> = ({ cuerpo: { numiden } }, context) =>
  oncePerKey(
    'terminarSesionesDePersona',
    { numiden },
    context,
    async () => undefined,
    async (tx) => {
      await lockRights(tx);
      const actor = await actorUnderLock(tx, 'terminarSesionesDePersona', context.sesion.numiden);
      const { nombre, other } = await personOf(tx, numiden);
      demandOverOthers('terminarSesionesDePersona', actor, { other });
      const count = await endSessionsOf(tx, numiden, context.sesion.id);
      if (count > 0) await note(tx, context, 'terminarSesionesDePersona', numiden, { sesiones: count });
      return { answer: { codigo: SUCCESS_CODE, descripcion: endedInWords(count, nombre) }, created: null };
    },
  );

const ORDERS: Readonly<Record<SessionFilter['orden'], readonly SQL[]>> = {
  porUso: [desc(sessions.ultimoUso)],
  porEntrada: [desc(sessions.creada)],
  porNombre: [asc(usuarios.nombreCompleto)],
};

const ACCENTED = 'áàäâãéèëêíìïîóòöôõúùüûñç';
const PLAIN = 'aaaaaeeeeiiiiooooouuuunc';

/** Every word must be in the name, however it is accented; digits may also be the beginning of the numiden. */
function whoIs(search: string): readonly (SQL | undefined)[] {
  return search
    .toLowerCase()
    .split(' ')
    .filter((word) => word !== '')
    .map((word) => {
      const inName = sql`strpos(${plain(sql`${usuarios.nombreCompleto}`)}, ${plain(sql`${word}::text`)}) > 0`;
      return /^\d+$/.test(word) ? or(inName, sql`starts_with(${usuarios.numiden}::text, ${word})`) : inName;
    });
}

function plain(text: SQL): SQL {
  return sql`translate(lower(${text}), ${ACCENTED}, ${PLAIN})`;
}

async function personOf(tx: Tx, numiden: number): Promise<{ readonly nombre: string; readonly other: Holder }> {
  const [person] = await tx.select().from(usuarios).where(eq(usuarios.numiden, numiden));
  if (person === undefined) throw notFound('Esa persona no existe.');
  return { nombre: person.nombreCompleto, other: holderOf({ ...person, limite: await limitOfRole(tx, person.idRol) }) };
}

type Act = 'terminarSesionDePersona' | 'terminarSesionesDePersona';

// Whoever is signed in there hears of it at once.
async function note(tx: Tx, { sesion, clock }: Context, accion: Act, numiden: number, antes: object): Promise<void> {
  const entry = { momento: clock(), numiden: sesion.numiden, accion, entidad: 'usuario', idEntidad: numiden };
  await audit(tx, { ...entry, antes });
  const usuario = { que: 'sesiones' } as const;
  await announce(tx, { entidad: 'usuario', id: numiden, version: null, numiden: sesion.numiden, usuario });
}

function endedInWords(count: number, nombre: string): string {
  if (count === 0) return `${nombre} no tenía otras sesiones abiertas`;
  return count === 1 ? `Se terminó 1 sesión de ${nombre}` : `Se terminaron ${count} sesiones de ${nombre}`;
}
