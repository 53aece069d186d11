import { and, desc, eq, inArray, ne, notExists } from 'drizzle-orm';
import type { AsuntoDeCaso } from '#domain/casos/casoPropio';
import { ESTADO } from '#domain/casos/vidaCaso';
import type { Db } from '../platform/db/db.ts';
import { casos } from '../platform/db/schema/casos.ts';
import { casoParametros } from '../platform/db/schema/partesDeCaso.ts';
import type { ServerSession } from '../platform/http/handler.ts';
import { visibleCases } from './visibility.ts';

type Parameter = AsuntoDeCaso['parametrosBusqueda'][number];

/** The cases that are looked for: of a category, with each of these search parameters, and none of those kinds. */
interface Sought {
  readonly idSubcategoria: number;
  readonly parametros: readonly Parameter[];
  readonly sin?: readonly Parameter['tipo'][];
}

/** The newest open case of a matter that the person may open; null where there is none. */
export async function openCaseOf(
  db: Db,
  sesion: ServerSession,
  { idSubcategoria, parametros, sin = [] }: Sought,
): Promise<number | null> {
  const { idCaso, tipo, valor } = casoParametros;
  const having = (one: Parameter) =>
    db
      .select({ id: idCaso })
      .from(casoParametros)
      .where(and(eq(tipo, one.tipo), eq(valor, one.valor)));
  const naming = db
    .select({ id: idCaso })
    .from(casoParametros)
    .where(and(eq(idCaso, casos.id), inArray(tipo, [...sin])));
  const [found] = await db
    .select({ id: casos.id })
    .from(casos)
    .where(
      and(
        eq(casos.idSubcategoria, idSubcategoria),
        ne(casos.idEstado, ESTADO.solucionada),
        visibleCases(sesion),
        ...parametros.map((one) => inArray(casos.id, having(one))),
        sin.length === 0 ? undefined : notExists(naming),
      ),
    )
    .orderBy(desc(casos.id))
    .limit(1);
  return found?.id ?? null;
}
