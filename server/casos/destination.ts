import { eq, inArray } from 'drizzle-orm';
import type { LoQueSigue, LoQueSigueMostrado } from '#domain/casos/loQueSigue';
import type { Db, Tx } from '../platform/db/db.ts';
import { fitsInteger } from '../platform/db/limits.ts';
import { areas, motivosEscalamiento, subcategorias } from '../platform/db/schema/catalogos.ts';
import { invalidFields, type Rejection } from '../platform/http/rejection.ts';
import { areaAndCategory } from './checkRequest.ts';

/** Where a case is escalated to, and why. */
export interface Destination {
  readonly idArea: number;
  readonly idSubcategoria: number;
  readonly idMotivo: number;
}

const TEXTS = {
  area: 'El área seleccionada ya no existe. Elija otra.',
  motivo: 'El motivo no corresponde al área.',
} as const;

function noArea(): Rejection {
  return invalidFields([{ campo: 'idArea', message: TEXTS.area }]);
}
function foreignReason(): Rejection {
  return invalidFields([{ campo: 'idMotivo', message: TEXTS.motivo }]);
}

/** @throws Rejection 400 for a number that no row has. */
export function demandRoom({ idArea, idSubcategoria, idMotivo }: Destination): void {
  if (!fitsInteger(idArea)) throw noArea();
  if (!fitsInteger(idSubcategoria)) throw areaAndCategory();
  if (!fitsInteger(idMotivo)) throw foreignReason();
}

/** The names of a destination. @throws Rejection 400 where area, category and reason do not go together. */
export async function demandMatching(
  tx: Tx,
  { idArea, idSubcategoria, idMotivo }: Destination,
): Promise<{ readonly area: string; readonly categoria: string }> {
  const [area] = await tx.select({ nombre: areas.nombre }).from(areas).where(eq(areas.id, idArea));
  if (!area) throw noArea();
  const [categoria] = await tx.select().from(subcategorias).where(eq(subcategorias.id, idSubcategoria));
  if (categoria?.idArea !== idArea) throw areaAndCategory();
  const [motivo] = await tx
    .select({ idArea: motivosEscalamiento.idArea })
    .from(motivosEscalamiento)
    .where(eq(motivosEscalamiento.id, idMotivo));
  if (motivo?.idArea !== idArea) throw foreignReason();
  return { area: area.nombre, categoria: categoria.nombre };
}

/** Works that follow a text, with the names of where they lead. */
export async function shownFollows(
  db: Db,
  follows: readonly (LoQueSigue | null)[],
): Promise<readonly (LoQueSigueMostrado | null)[]> {
  const ids = follows.flatMap((one) => (one?.trabajo === 'escalar' ? [one.idSubcategoria] : []));
  const names =
    ids.length === 0
      ? []
      : await db
          .select({ id: subcategorias.id, area: areas.nombre, categoria: subcategorias.nombre })
          .from(subcategorias)
          .innerJoin(areas, eq(areas.id, subcategorias.idArea))
          .where(inArray(subcategorias.id, ids));
  return follows.map((one) => {
    if (one?.trabajo !== 'escalar') return one;
    const { area = '', categoria = '' } = names.find(({ id }) => id === one.idSubcategoria) ?? {};
    return { ...one, area, categoria };
  });
}
