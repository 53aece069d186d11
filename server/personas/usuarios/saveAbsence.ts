import { and, arrayContains, arrayOverlaps, asc, eq, ne, or, type SQL, sql } from 'drizzle-orm';
import { SUCCESS_CODE } from '#contract/common/answers';
import type { sesion as contratoSesion } from '#contract/personas/sesion';
import type { usuarios as contratoUsuarios } from '#contract/personas/usuarios';
import { dayOf } from '#domain/common/dates';
import { hasPermission, PERMISOS, PERMISSION_GROUPS } from '#domain/common/permisos';
import { AUSENCIA_TEXTS, type AusenciaPedida, contraSuplente, contraUltimoDia } from '#domain/personas/ausencias';
import { USER_TEXTS } from '#domain/personas/usuarios';
import { announce } from '../../platform/changes/announce.ts';
import { audit } from '../../platform/db/audit.ts';
import type { Tx } from '../../platform/db/db.ts';
import { ausencias, roles, usuarios } from '../../platform/db/schema/personas.ts';
import type { Context, Handler } from '../../platform/http/handler.ts';
import { oncePerKey } from '../../platform/http/idempotency.ts';
import { invalidFields, noPermission, notFound } from '../../platform/http/rejection.ts';
import { absencesOf, awayUntil } from './absences.ts';
import { ofWords } from './list.ts';
import { actorUnderLock, demandOverOthers, holderOf, limitOfRole } from './overOthers.ts';
import { lockRights } from './rights.ts';

/** So many people a search shows at most. */
const SHOWN = 20;

type Row = typeof usuarios.$inferSelect;

/** Says until when one is away oneself (POST sesion/ausencia). */
export const guardarMiAusencia: Handler<typeof contratoSesion.guardarMiAusencia> = ({ cuerpo }, context) =>
  save('guardarMiAusencia', { id: context.sesion.numiden, ...cuerpo }, context);

/** Says until when another person is away, as somebody who fell ill (POST usuario/ausencia). */
export const guardarAusencia: Handler<typeof contratoUsuarios.guardarAusencia> = ({ cuerpo }, context) =>
  save('guardarAusencia', cuerpo, context);

function save(
  call: 'guardarAusencia' | 'guardarMiAusencia',
  { id, hasta, suplente }: AusenciaPedida & { readonly id: number },
  context: Context,
) {
  return oncePerKey(
    call,
    { id, hasta, suplente },
    context,
    async () => undefined,
    async (tx) => {
      const now = context.clock();
      const { numiden } = context.sesion;
      // Nobody stops being a user meanwhile, and whoever assigns a case to this person waits.
      await lockRights(tx);
      const [row] = await tx.select().from(usuarios).where(eq(usuarios.numiden, id)).for('update');
      if (row === undefined) throw notFound(USER_TEXTS.noExiste(id));
      if (call === 'guardarAusencia') {
        const other = holderOf({ ...row, limite: await limitOfRole(tx, row.idRol) });
        demandOverOthers(call, await actorUnderLock(tx, call, numiden), { other });
      }
      const before = (await absencesOf(tx, [id], now)).get(id);
      const standIn = await write(tx, row, { hasta, suplente, now });
      await audit(tx, {
        momento: now,
        numiden,
        accion: call,
        entidad: 'usuario',
        idEntidad: id,
        antes: { hasta: before?.hasta ?? null, suplente: before?.suplente?.nombre ?? null },
        despues: { hasta, suplente: standIn },
      });
      await announce(tx, { entidad: 'usuario', id, version: null, numiden, usuario: { que: 'ausencia' } });
      const descripcion = hasta === null ? AUSENCIA_TEXTS.deVuelta : AUSENCIA_TEXTS.guardada(hasta);
      return { answer: { codigo: SUCCESS_CODE, descripcion }, created: null };
    },
  );
}

/**
 * @returns the name of who stands in; null for nobody.
 * @throws Rejection 400 for a day or a stand-in that cannot be.
 */
async function write(
  tx: Tx,
  row: Row,
  { hasta, suplente, now }: AusenciaPedida & { readonly now: Date },
): Promise<string | null> {
  if (hasta === null) {
    await tx.delete(ausencias).where(eq(ausencias.numiden, row.numiden));
    return null;
  }
  const hoy = dayOf(now);
  const day = contraUltimoDia(hasta, hoy);
  if (day !== null) throw invalidFields([{ campo: 'hasta', message: day }]);
  let nombre: string | null = null;
  if (suplente !== null) {
    const [other] = await tx.select().from(usuarios).where(eq(usuarios.numiden, suplente));
    const fueraHasta = await awayUntil(tx, suplente, now);
    const candidate = other === undefined ? null : { ...other, nombre: other.nombreCompleto, fueraHasta };
    const against = contraSuplente(candidate, { a: row, hoy });
    if (against !== null) throw invalidFields([{ campo: 'suplente', message: against }]);
    nombre = other?.nombreCompleto ?? null;
  }
  await tx
    .insert(ausencias)
    .values({ numiden: row.numiden, hasta, suplente })
    .onConflictDoUpdate({ target: ausencias.numiden, set: { hasta, suplente } });
  return nombre;
}

/** The people who may stand in for a person, who are not away themselves (GET usuario/suplentes/{numiden}). */
export const suplentes: Handler<typeof contratoUsuarios.suplentes> = async (
  { ruta: { numiden }, consulta: { busqueda } },
  { db, sesion, clock },
) => {
  if (numiden !== sesion.numiden && !hasPermission(sesion.permisos, ['editarUsuarios'])) {
    throw noPermission();
  }
  const [row] = await db.select().from(usuarios).where(eq(usuarios.numiden, numiden));
  if (row === undefined) throw notFound(USER_TEXTS.noExiste(numiden));
  const away = sql`exists (select from ${ausencias} where ${ausencias.numiden} = ${usuarios.numiden}
    and ${ausencias.hasta} >= ${dayOf(clock())}::date)`;
  const found = await db
    .select({ numiden: usuarios.numiden, nombre: usuarios.nombreCompleto, rol: roles.nombre })
    .from(usuarios)
    .leftJoin(roles, eq(roles.id, usuarios.idRol))
    .where(and(whoMayStandIn(row), sql`not ${away}`, ofWords(busqueda)))
    .orderBy(asc(usuarios.nombrePlegado), asc(usuarios.numiden))
    .limit(SHOWN + 1);
  return { personas: found.slice(0, SHOWN), hayMas: found.length > SHOWN };
};

/** `puedeSuplir` (`domain/personas/ausencias.ts`) as a condition on the table of users. */
export function whoMayStandIn(a: Pick<Row, 'numiden' | 'areas' | 'tiendas'>): SQL | undefined {
  const { numiden, activo, permisos, areas, tiendas } = usuarios;
  const cases = PERMISSION_GROUPS.casos.map((permiso) => PERMISOS[permiso].id);
  return and(
    eq(activo, true),
    ne(numiden, a.numiden),
    arrayContains(permisos, [PERMISOS.actualizarCaso.id]),
    arrayOverlaps(permisos, cases),
    a.tiendas.length === 0
      ? undefined
      : or(
          arrayContains(permisos, [PERMISOS.verTodosLosCasos.id]),
          sql`cardinality(${tiendas}) = 0`,
          arrayOverlaps(tiendas, [...a.tiendas]),
          a.areas.length === 0 ? undefined : arrayOverlaps(areas, [...a.areas]),
        ),
  );
}
