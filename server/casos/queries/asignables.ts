import { and, eq, inArray, ne, type SQL } from 'drizzle-orm';
import type { casos as contratoCasos } from '#contract/casos/casos';
import { overOthers } from '#contract/personas/people';
import type { Ausencia } from '#domain/personas/ausencias';
import { absencesOf } from '../../personas/usuarios/absences.ts';
import { actorAsIs, holderInOffice } from '../../personas/usuarios/overOthers.ts';
import type { Db } from '../../platform/db/db.ts';
import { casos } from '../../platform/db/schema/casos.ts';
import { usuarios } from '../../platform/db/schema/personas.ts';
import type { Handler } from '../../platform/http/handler.ts';
import { whoMayHave } from '../assignable.ts';
import { ifVisible } from '../visibleCase.ts';
import { peopleFound } from './peopleFound.ts';

/** The people to whom a case can be handed, and why who asks may not (GET caso/asignables/{id}). */
export const asignablesCaso: Handler<typeof contratoCasos.asignablesCaso> = async (
  { ruta: { id }, consulta: { busqueda } },
  { db, sesion, clock },
) => {
  const [row] = await db
    .select({
      cvetda: casos.cvetda,
      idArea: casos.idArea,
      numidenCrea: casos.numidenCrea,
      administrador: casos.administrador,
    })
    .from(casos)
    .where(eq(casos.id, id));
  const caso = ifVisible(sesion, id, row);
  const { administrador, idArea } = caso;
  const notTheirs = administrador === null ? undefined : ne(usuarios.numiden, administrador);
  const who = and(whoMayHave(caso), notTheirs);
  const found = await peopleFound(db, { idArea, who, busqueda, numiden: sesion.numiden });
  const numidens = found.personas.map(({ numiden }) => numiden);
  const away = await absencesOf(db, numidens, clock());
  const standIns = await thoseWhoMayHave(db, [...away.values()], who);
  const de = await holderInOffice(db, administrador);
  return {
    ...found,
    personas: found.personas.map((persona) => {
      const { hasta = null, suplente = null } = away.get(persona.numiden) ?? {};
      return { ...persona, fueraHasta: hasta, suplente: standIns.has(suplente?.numiden) ? suplente : null };
    }),
    contra: overOthers.asignarCaso(await actorAsIs(db, sesion.numiden), { de }),
  };
};

/** The stand-ins of these absences who may have the case. */
async function thoseWhoMayHave(
  db: Db,
  away: readonly Ausencia[],
  who: SQL | undefined,
): Promise<ReadonlySet<number | undefined>> {
  const numidens = away.flatMap(({ suplente }) => (suplente === null ? [] : [suplente.numiden]));
  if (numidens.length === 0) return new Set();
  const rows = await db
    .select({ numiden: usuarios.numiden })
    .from(usuarios)
    .where(and(inArray(usuarios.numiden, numidens), who));
  return new Set(rows.map(({ numiden }) => numiden));
}
