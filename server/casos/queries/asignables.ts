import { and, eq, ne } from 'drizzle-orm';
import type { casos as contratoCasos } from '#contract/casos/casos';
import { overOthers } from '#contract/personas/people';
import { actorAsIs, holderInOffice } from '../../personas/usuarios/overOthers.ts';
import { casos } from '../../platform/db/schema/casos.ts';
import { usuarios } from '../../platform/db/schema/personas.ts';
import type { Handler } from '../../platform/http/handler.ts';
import { whoMayHave } from '../assignable.ts';
import { ifVisible } from '../visibleCase.ts';
import { peopleFound } from './peopleFound.ts';

/** The people to whom a case can be handed, and why who asks may not (GET caso/asignables/{id}). */
export const asignablesCaso: Handler<typeof contratoCasos.asignablesCaso> = async (
  { ruta: { id }, consulta: { busqueda } },
  { db, sesion },
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
  const de = await holderInOffice(db, administrador);
  return {
    ...found,
    contra: overOthers.asignarCaso(await actorAsIs(db, sesion.numiden), { de }),
  };
};
