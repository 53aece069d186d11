import { and, eq, ne } from 'drizzle-orm';
import type { casos as contratoCasos } from '#contract/casos/casos';
import { absencesOf } from '../../personas/usuarios/absences.ts';
import { casos } from '../../platform/db/schema/casos.ts';
import { usuarios } from '../../platform/db/schema/personas.ts';
import type { Handler } from '../../platform/http/handler.ts';
import { whoMaySee } from '../assignable.ts';
import { ifVisible } from '../visibleCase.ts';
import { peopleFound } from './peopleFound.ts';

/** The people whom a comment on a case may mention (GET caso/mencionables/{id}). */
export const mencionablesCaso: Handler<typeof contratoCasos.mencionablesCaso> = async (
  { ruta: { id }, consulta: { busqueda } },
  { db, sesion, clock },
) => {
  const { cvetda, idArea, numidenCrea } = casos;
  const [row] = await db.select({ cvetda, idArea, numidenCrea }).from(casos).where(eq(casos.id, id));
  const caso = ifVisible(sesion, id, row);
  const { numiden } = sesion;
  // `puedeMencionarse` (`domain/casos/asignarCaso.ts`), without who writes.
  const who = and(eq(usuarios.activo, true), whoMaySee(caso), ne(usuarios.numiden, numiden));
  const found = await peopleFound(db, { idArea: caso.idArea, who, busqueda, numiden });
  const numidens = found.personas.map((persona) => persona.numiden);
  const away = await absencesOf(db, numidens, clock());
  return {
    ...found,
    personas: found.personas.map((one) => ({ ...one, fueraHasta: away.get(one.numiden)?.hasta ?? null })),
  };
};
