import { and, arrayContains, asc, desc, eq, type SQL } from 'drizzle-orm';
import type { z } from 'zod';
import { MAX_ASIGNABLES, type mencionablesSchema } from '#domain/casos/asignarCaso';
import { ofWords } from '../../personas/usuarios/list.ts';
import type { Db } from '../../platform/db/db.ts';
import { roles, usuarios } from '../../platform/db/schema/personas.ts';

/** The search for people of a case. */
interface Search {
  /** The area of the case. */
  readonly idArea: number;
  /** Who may be found, as a condition on the table of users. */
  readonly who: SQL | undefined;
  /** Parts of the name, or the beginning of the number. */
  readonly busqueda: string;
  /** Who looks. */
  readonly numiden: number;
}

type Mencionables = z.output<typeof mencionablesSchema>;

/** Those found; whether they are there is asked by who shows it. */
interface Found extends Pick<Mencionables, 'hayMas'> {
  readonly personas: Omit<Mencionables['personas'][number], 'fueraHasta'>[];
}

/** The people of a case whom a search finds: first who looks and who attend its area. */
export async function peopleFound(db: Db, { idArea, who, busqueda, numiden }: Search): Promise<Found> {
  const found = await db
    .select({ numiden: usuarios.numiden, nombre: usuarios.nombreCompleto, rol: roles.nombre })
    .from(usuarios)
    .leftJoin(roles, eq(roles.id, usuarios.idRol))
    .where(and(who, ofWords(busqueda)))
    .orderBy(
      desc(eq(usuarios.numiden, numiden)),
      desc(arrayContains(usuarios.areas, [idArea])),
      asc(usuarios.nombrePlegado),
      asc(usuarios.numiden),
    )
    .limit(MAX_ASIGNABLES + 1);
  return { personas: found.slice(0, MAX_ASIGNABLES), hayMas: found.length > MAX_ASIGNABLES };
}
