import { filtroCasosSchema } from '#domain/casos/casos';
import { type FiltroGuardado, type ListaConVistas, MAX_CONTADO } from '#domain/escritorio/vistas';
import { filtroListaValesSchema } from '#domain/vales/listaVales';
import { casesIn, countByBlocks } from '../../casos/list/count.ts';
import { inTableOfCounts, sourceOfCases } from '../../casos/list/criteria.ts';
import { momentOf } from '../../casos/list/handlers.ts';
import { stretchesOf } from '../../casos/list/search.ts';
import { heavyRead } from '../../platform/db/heavyReads.ts';
import { countUpTo } from '../../platform/db/merged.ts';
import type { Context } from '../../platform/http/handler.ts';
import { zoneOf } from '../../platform/time/zones.ts';
import { sourceOfVouchers } from '../../vales/list/criteria.ts';

/** How many records a list shows a person under a filter, counted one beyond `MAX_CONTADO`: the lists' own functions say which. */
export function countView(context: Context, lista: ListaConVistas, filtro: FiltroGuardado): Promise<number> {
  switch (lista) {
    case 'casos':
      return countCases(context, filtro);
    case 'vales':
      return countVouchers(context, filtro);
  }
}

const MOST = MAX_CONTADO + 1;

async function countCases(context: Context, filtro: FiltroGuardado): Promise<number> {
  const { db, sesion } = context;
  // In the order of its loss of colour a list is read in three runs.
  const asked = { ...filtroCasosSchema.parse(filtro), orden: 'recientes' as const };
  const [stretch] = await stretchesOf(db, asked, sesion, await momentOf(context));
  if (stretch === undefined) return 0;
  if (inTableOfCounts(stretch.criteria)) return casesIn((await countByBlocks(db, stretch.criteria)).blocks);
  const source = sourceOfCases(db, stretch.criteria);
  return heavyRead(db, () => countUpTo(db, source, MOST));
}

async function countVouchers(context: Context, filtro: FiltroGuardado): Promise<number> {
  const { db, sesion } = context;
  const asker = { numiden: sesion.numiden, now: context.clock(), zone: zoneOf(context) };
  const source = await sourceOfVouchers(db, filtroListaValesSchema.parse(filtro), asker);
  return source === null ? 0 : countUpTo(db, source, MOST);
}
