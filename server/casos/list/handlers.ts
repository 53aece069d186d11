import { desc, eq } from 'drizzle-orm';
import type { CasePage, casos as contratoCasos } from '#contract/casos/casos';
import { hasPermission } from '#domain/common/permisos';
import { readShown } from '../../platform/db/replica.ts';
import { casos } from '../../platform/db/schema/casos.ts';
import type { Context, Handler, HandlersOf, ServerSession } from '../../platform/http/handler.ts';
import { caseSearch, phoneSearch } from '../../platform/reads/readings.ts';
import { recordRead } from '../../platform/reads/recordRead.ts';
import { zoneOfCases } from '../../platform/time/zones.ts';
import { trafficLightThresholds } from '../thresholds.ts';
import type { Moment } from './criteria.ts';
import { exportarCasos } from './export.ts';
import { readCaseRows } from './rows.ts';
import { searchCases, stretchesOf } from './search.ts';

const LAST = 100;

type PageRequest = Parameters<Handler<typeof contratoCasos.listaCasos>>[0]['cuerpo'];

/** By which moment, hours and zone the cases of a list are read. */
export async function momentOf(context: Context): Promise<Moment> {
  return {
    now: context.clock(),
    umbrales: await trafficLightThresholds(context.db),
    zona: zoneOfCases(context),
  };
}

/** A page of the cases that a filter finds (POST caso/lista-paginada, specification sections 3 and 7). */
const caseList: Handler<typeof contratoCasos.listaCasos> = async ({ cuerpo }, context) => {
  const { nomCliente, telefono } = cuerpo;
  if (nomCliente !== '') await recordRead(context, caseSearch(nomCliente));
  if (telefono !== '') await recordRead(context, phoneSearch(telefono));
  if (!isEverybodys(cuerpo, context.sesion)) return readPage(cuerpo, context);
  // Whoever asked first may be gone before the others have their answer.
  const { lastingDb: db, changes } = context;
  return changes.readTogether(`listaCasos ${JSON.stringify(cuerpo)}`, () => readPage(cuerpo, { ...context, db }));
};

/** The first page of who may see all cases, by nothing that is the person's own. */
function isEverybodys(
  { nomCliente, telefono, aMiCargo, numPagina }: PageRequest,
  { permisos }: ServerSession,
): boolean {
  const isTheirs = nomCliente !== '' || telefono !== '' || aMiCargo;
  return numPagina === 1 && !isTheirs && hasPermission(permisos, ['verTodosLosCasos']);
}

function readPage({ numPagina, tamPagina, ...filtro }: PageRequest, context: Context): Promise<CasePage> {
  return readShown(context.db, async (db) => {
    const moment = await momentOf({ ...context, db });
    const stretches = await stretchesOf(db, filtro, context.sesion, moment);
    const page = { skip: (numPagina - 1) * tamPagina, take: tamPagina };
    const { ids, total, hayMas } = await searchCases(db, stretches, moment, page);
    return { listaCasos: [...(await readCaseRows(db, ids, moment))], total, limiteExcedido: hayMas };
  });
}

/** The last cases that the person opened (GET caso/listar-casos), newest first. */
const listarCasos: Handler<typeof contratoCasos.listarCasos> = (_entrada, context) =>
  readShown(context.db, async (db) => {
    const newest = await db
      .select({ id: casos.id })
      .from(casos)
      .where(eq(casos.numidenCrea, context.sesion.numiden))
      .orderBy(desc(casos.fechaCreacion), desc(casos.id))
      .limit(LAST);
    const rows = await readCaseRows(
      db,
      newest.map(({ id }) => id),
      await momentOf({ ...context, db }),
    );
    return { listaCasos: [...rows], total: rows.length, limiteExcedido: false };
  });

/** Handlers of the calls that find cases; the others of `contract/casos/casos.ts` are beside this folder. */
export const caseListHandlers: Pick<
  HandlersOf<typeof contratoCasos>,
  'listaCasos' | 'exportarCasos' | 'listarCasos'
> = { listaCasos: caseList, exportarCasos, listarCasos };
