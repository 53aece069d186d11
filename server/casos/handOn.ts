import { and, eq, ne } from 'drizzle-orm';
import type { casos as contratoCasos } from '#contract/casos/casos';
import { SUCCESS_CODE } from '#contract/common/answers';
import { ENTREGA_TEXTS, entregadosEnPalabras, novedadDeEntrega, repartir } from '#domain/casos/entregarCasos';
import { novedadesDeEntrega } from '#domain/casos/novedadesCaso';
import { ESTADO } from '#domain/casos/vidaCaso';
import { dayOf } from '#domain/common/dates';
import { hasPermission } from '#domain/common/permisos';
import { AUSENCIA_TEXTS, contraSuplente } from '#domain/personas/ausencias';
import { USER_TEXTS } from '#domain/personas/usuarios';
import { absencesOf, awayUntil } from '../personas/usuarios/absences.ts';
import { actorUnderLock, demandOverOthers, holderOf, limitOfRole } from '../personas/usuarios/overOthers.ts';
import { lockRights } from '../personas/usuarios/rights.ts';
import { announce, announcing } from '../platform/changes/announce.ts';
import { audit } from '../platform/db/audit.ts';
import type { Tx } from '../platform/db/db.ts';
import { casos } from '../platform/db/schema/casos.ts';
import { usuarios } from '../platform/db/schema/personas.ts';
import { together } from '../platform/db/together.ts';
import type { Handler } from '../platform/http/handler.ts';
import { oncePerKey } from '../platform/http/idempotency.ts';
import { conflict, noPermission, notFound } from '../platform/http/rejection.ts';
import { announcedNews, withFollowers, writingNews } from '../platform/news/write.ts';
import { whoMaySee } from './assignable.ts';
import type { CaseRow } from './effect.ts';
import { handOverOpenCases } from './handOver.ts';

type Person = typeof usuarios.$inferSelect;

/** Hands the open cases of who is away on to who stands in (POST caso/entregar-abiertos). */
export const entregarCasos: Handler<typeof contratoCasos.entregarCasos> = ({ cuerpo: { de, suplente } }, context) =>
  oncePerKey(
    'entregarCasos',
    { de, suplente },
    context,
    async () => undefined,
    async (tx) => {
      const now = context.clock();
      const { numiden } = context.sesion;
      // Until the end nobody changes absences or rights of users.
      await lockRights(tx);
      const [absent] = await tx.select().from(usuarios).where(eq(usuarios.numiden, de));
      if (absent === undefined) throw notFound(USER_TEXTS.noExiste(de));
      const actor = await actorUnderLock(tx, 'entregarCasos', numiden);
      if (!hasPermission(actor.permisos, [de === numiden ? 'actualizarCaso' : 'editarUsuarios'])) {
        throw noPermission();
      }
      const other = holderOf({ ...absent, limite: await limitOfRole(tx, absent.idRol) });
      demandOverOthers('entregarCasos', actor, { other });
      const standIn = await demandStandIn(tx, { absent, suplente, now });
      const { went, stay } = await handOverOpenCases(tx, {
        ...{ from: de, to: { numiden: suplente, nombre: standIn.nombreCompleto }, isSaid: true },
        ...{ call: 'entregarCasos', numiden, now },
        goes: (caso) => repartir([caso], standIn).pasan.length > 0,
      });
      if (went.length === 0) {
        throw conflict(stay.length === 0 ? ENTREGA_TEXTS.sinCasos : AUSENCIA_TEXTS.ningunCaso(standIn.nombreCompleto));
      }
      await tell(tx, went, { absent, suplente, numiden, now });
      const descripcion = entregadosEnPalabras(
        { pasan: went.length, quedan: stay.map(({ id }) => id) },
        standIn.nombreCompleto,
      );
      await audit(tx, {
        ...{ momento: now, numiden, accion: 'entregarCasos', entidad: 'usuario', idEntidad: de },
        despues: { casosAbiertos: `${descripcion} (${suplente})` },
      });
      await announce(tx, { entidad: 'usuario', id: de, version: null, numiden, usuario: { que: 'ausencia' } });
      return { answer: { codigo: SUCCESS_CODE, descripcion }, created: null };
    },
  );

/** @throws Rejection 409 where another person stands in by now, or nobody, or who may not any more. */
async function demandStandIn(
  tx: Tx,
  { absent, suplente, now }: { readonly absent: Person; readonly suplente: number; readonly now: Date },
): Promise<Person> {
  const named = (await absencesOf(tx, [absent.numiden], now)).get(absent.numiden)?.suplente ?? null;
  if (named === null) throw conflict(ENTREGA_TEXTS.sinSuplente);
  if (named.numiden !== suplente) throw conflict(ENTREGA_TEXTS.otroSuple(named.nombre));
  const [person] = await tx.select().from(usuarios).where(eq(usuarios.numiden, suplente)).for('share');
  const fueraHasta = await awayUntil(tx, suplente, now);
  const candidate = person === undefined ? null : { ...person, nombre: person.nombreCompleto, fueraHasta };
  const against = contraSuplente(candidate, { a: absent, hoy: dayOf(now) });
  if (person === undefined || against !== null) throw conflict(against ?? ENTREGA_TEXTS.sinSuplente);
  return person;
}

/** One notice for all cases: at the first of them, with the numbers of the others. */
async function tell(
  tx: Tx,
  went: readonly CaseRow[],
  {
    absent,
    suplente,
    numiden,
    now,
  }: { readonly absent: Person; readonly suplente: number; readonly numiden: number; readonly now: Date },
): Promise<void> {
  const [first, ...others] = went;
  if (first === undefined) return;
  const avisos = await withFollowers(tx, {
    ...{ entidad: 'caso', id: first.id, siguen: null, numiden, now },
    avisos: novedadesDeEntrega({ administrador: suplente }, numiden),
  });
  if (avisos.length === 0) return;
  const texto = novedadDeEntrega(
    absent.nombreCompleto,
    others.map(({ id }) => id),
  );
  const news = { entidad: 'caso', id: first.id, avisos, sees: whoMaySee(first), texto } as const;
  await together(tx, [writingNews(news, { numiden, now })], announcing(announcedNews(news, numiden)));
}

/** How many cases a person who is away would hand on (GET caso/por-entregar/{numiden}). */
export const casosPorEntregar: Handler<typeof contratoCasos.casosPorEntregar> = async (
  { ruta: { numiden } },
  { db, sesion, clock },
) => {
  if (numiden !== sesion.numiden && !hasPermission(sesion.permisos, ['editarUsuarios'])) {
    throw noPermission();
  }
  const suplente = (await absencesOf(db, [numiden], clock())).get(numiden)?.suplente ?? null;
  if (suplente === null) return { suplente, total: 0, entregables: 0 };
  const [person] = await db.select().from(usuarios).where(eq(usuarios.numiden, suplente.numiden));
  const open = await db
    .select({ cvetda: casos.cvetda, idArea: casos.idArea, numidenCrea: casos.numidenCrea })
    .from(casos)
    .where(and(eq(casos.administrador, numiden), ne(casos.idEstado, ESTADO.solucionada)));
  const { length: entregables } = person === undefined ? [] : repartir(open, person).pasan;
  return { suplente, total: open.length, entregables };
};
