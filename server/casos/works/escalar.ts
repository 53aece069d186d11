import { eq } from 'drizzle-orm';
import type { casos as contratoCasos } from '#contract/casos/casos';
import { CASE_TEXTS } from '#domain/casos/trabajosCaso';
import type { Tx } from '../../platform/db/db.ts';
import { fitsInteger } from '../../platform/db/limits.ts';
import { areas, motivosEscalamiento, subcategorias } from '../../platform/db/schema/catalogos.ts';
import { casoEscalamientos } from '../../platform/db/schema/partesDeCaso.ts';
import type { Handler } from '../../platform/http/handler.ts';
import { invalidFields, type Rejection } from '../../platform/http/rejection.ts';
import { NoChange } from '../../platform/works/judge.ts';
import { areaAndCategory } from '../checkRequest.ts';
import { whoManages } from '../queries/administrador.ts';
import { workOnCase } from './apply.ts';

/** Where to, and why. */
interface Destination {
  readonly idArea: number;
  readonly idSubcategoria: number;
  readonly idMotivo: number;
}

const TEXTS = {
  area: 'El área seleccionada ya no existe. Elija otra.',
  motivo: 'El motivo no corresponde al área.',
} as const;

/**
 * Escalates a case to an area and a category (POST caso/escalar, specification sections 4 and 7). The manager of that
 * area has it from then on, or no one. The category that it has already is a warning and changes nothing.
 */
export const escalarCaso: Handler<typeof contratoCasos.escalarCaso> = (
  { cuerpo: { version, ...contents } },
  context,
) => {
  const { idCaso, comentario, ...destino } = contents;
  return workOnCase(
    {
      call: 'escalarCaso',
      work: 'escalar',
      id: idCaso,
      version,
      contents,
      check: () => demandRoom(destino),
      effect: async ({ tx, row, numiden, now }) => {
        const names = await demandMatching(tx, destino);
        const { idArea, idSubcategoria, idMotivo } = destino;
        if (row.idSubcategoria === idSubcategoria) throw new NoChange(CASE_TEXTS.mismaCategoria);
        await tx.insert(casoEscalamientos).values({ idCaso, ...destino, comentario, fecha: now, numiden });
        const administrador = await whoManages(tx, idArea);
        return {
          text: CASE_TEXTS.escalado(idCaso),
          entries: [{ trabajo: 'escalar', ...names }],
          columns: { idArea, idSubcategoria, administrador: administrador?.numiden ?? null },
          detail: { idMotivo },
          said: comentario,
        };
      },
    },
    context,
  );
};

function noArea(): Rejection {
  return invalidFields([{ campo: 'idArea', message: TEXTS.area }]);
}
function foreignReason(): Rejection {
  return invalidFields([{ campo: 'idMotivo', message: TEXTS.motivo }]);
}

function demandRoom({ idArea, idSubcategoria, idMotivo }: Destination): void {
  if (!fitsInteger(idArea)) throw noArea();
  if (!fitsInteger(idSubcategoria)) throw areaAndCategory();
  if (!fitsInteger(idMotivo)) throw foreignReason();
}

async function demandMatching(
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
