import { HALLAZGOS_POR_TIPO, type LecturaDeBusqueda } from '#domain/escritorio/busqueda';
import type { Hallazgo } from '#domain/escritorio/hallazgo';
import type { Db } from '../../platform/db/db.ts';
import { heavyRead } from '../../platform/db/heavyReads.ts';
import { newestFirst, readInOrder, type Source } from '../../platform/db/merged.ts';

/** One more than are shown, to learn that there are more. */
export const TAKE = HALLAZGOS_POR_TIPO + 1;

/** The findings of a text, by kind; at most `TAKE` of each. */
export type Found = { readonly [T in Hallazgo['tipo']]: readonly Extract<Hallazgo, { tipo: T }>[] };

/** The newest records of some sources, in the order of these, each once. */
export async function newestOf(
  db: Db,
  sources: readonly Source[],
  { nombre }: LecturaDeBusqueda,
): Promise<readonly number[]> {
  const ids = new Set<number>();
  for (const source of sources) {
    if (ids.size >= TAKE) break;
    const reading = () => readInOrder(db, source, newestFirst, { take: TAKE });
    for (const { id } of await (nombre === null ? reading() : heavyRead(db, reading))) ids.add(id);
  }
  return [...ids].slice(0, TAKE);
}
