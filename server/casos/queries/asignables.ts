import { and, arrayContains, asc, desc, eq, ne } from 'drizzle-orm';
import type { casos as contratoCasos } from '#contract/casos/casos';
import { overOthers } from '#contract/personas/people';
import { MAX_ASIGNABLES } from '#domain/casos/asignarCaso';
import { ofWords } from '../../personas/usuarios/list.ts';
import { actorAsIs, holderInOffice } from '../../personas/usuarios/overOthers.ts';
import { casos } from '../../platform/db/schema/casos.ts';
import { roles, usuarios } from '../../platform/db/schema/personas.ts';
import type { Handler } from '../../platform/http/handler.ts';
import { whoMayHave } from '../assignable.ts';
import { ifVisible } from '../visibleCase.ts';

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
  const found = await db
    .select({ numiden: usuarios.numiden, nombre: usuarios.nombreCompleto, rol: roles.nombre })
    .from(usuarios)
    .leftJoin(roles, eq(roles.id, usuarios.idRol))
    .where(
      and(
        whoMayHave(caso),
        caso.administrador === null ? undefined : ne(usuarios.numiden, caso.administrador),
        ofWords(busqueda),
      ),
    )
    .orderBy(
      desc(eq(usuarios.numiden, sesion.numiden)),
      desc(arrayContains(usuarios.areas, [caso.idArea])),
      asc(usuarios.nombrePlegado),
      asc(usuarios.numiden),
    )
    .limit(MAX_ASIGNABLES + 1);
  const de = await holderInOffice(db, caso.administrador);
  return {
    personas: found.slice(0, MAX_ASIGNABLES),
    hayMas: found.length > MAX_ASIGNABLES,
    contra: overOthers.asignarCaso(await actorAsIs(db, sesion.numiden), { de }),
  };
};
