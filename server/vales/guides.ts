import type { UnidadesCanceladas } from '#domain/casos/unidadesCanceladas';
import { GUIA_TEXTS } from '#domain/guias/guiasVale';
import type { EntradaDeVale } from '#domain/vales/historiaVale';
import { porCancelarEnGuia } from '#domain/vales/unidadesVale';
import { type VentaParaVale, ventaPorDevolver } from '#domain/vales/ventaParaVale';
import type { ClaveOperacion } from '#domain/ventas/operaciones';
import { askLogistics } from '../guias/ask.ts';
import { announce } from '../platform/changes/announce.ts';
import type { Tx } from '../platform/db/db.ts';
import type { Context } from '../platform/http/handler.ts';
import { conflict, Rejection } from '../platform/http/rejection.ts';
import { NeighbourRefusal } from '../platform/neighbours/asked.ts';
import { Unanswered } from '../platform/neighbours/neighbourCall.ts';
import { owes } from '../platform/works/owed.ts';
import { beginRequest, dropRequest, type GuideRequest, requestDone, takeRequests, writeDown } from './guideRequests.ts';

/** Units of lines of one sale. */
interface UnitsOfLine {
  readonly linea: number;
  readonly cantidad: number;
}

/** Rolls back a voucher that would pay for units which still travel: logistics is asked for them, and it is saved anew. */
class StillTravelling extends Error {
  readonly sale: ClaveOperacion;
  readonly unidades: readonly UnidadesCanceladas[];

  constructor(sale: ClaveOperacion, unidades: readonly UnidadesCanceladas[]) {
    super(`${unidades.length} lines of the operation ${sale.operacion} still travel`);
    this.name = 'StillTravelling';
    this.sale = sale;
    this.unidades = unidades;
  }
}

/** The voucher that becomes VIGENTE. */
interface Becoming {
  /** Of the claves under which logistics is asked: the same for all who ask for the same voucher, so that they cancel its units once. */
  readonly base: string;
  /** Null for one that is to be made. */
  readonly idVale: number | null;
  /** Null where the case is to be made with it. */
  readonly idCaso: number | null;
  /** The words of a definite no of logistics; its own where this is left out. */
  readonly refused?: (reason: string) => string;
}

/** Others may take what was cancelled for this voucher, each of them once: more of them than this do not meet on one sale. */
const TRIES = 40;

/**
 * Makes a voucher VIGENTE once nothing that it pays for travels. `save` judges that under the sale's lock and is rolled
 * back when something does (DESIGN of the vouchers, "Cancelling at the guide"). Logistics is asked outside of any
 * transaction, under a clave of its own each time. Units that it cancelled for a voucher that is refused afterwards are
 * owed, and the next voucher takes them: that is written down where staff read it.
 * @throws Rejection as `save` does; 409 with the words of logistics, which may know that something has left meanwhile.
 */
export async function onceNothingTravels<R>(becoming: Becoming, context: Context, save: () => Promise<R>): Promise<R> {
  const asked: string[] = [];
  try {
    return await untilNothingTravels(becoming, context, asked, save);
  } catch (error) {
    // The end of any other failure is unknown: whoever repeats the request comes to it, or else the housekeeping does.
    if (error instanceof Rejection && !(error instanceof Unanswered)) await tellOfVain(context, asked);
    throw error;
  }
}

async function untilNothingTravels<R>(
  becoming: Becoming,
  context: Context,
  asked: string[],
  save: () => Promise<R>,
): Promise<R> {
  const { base, idVale, idCaso, refused = (reason: string) => reason } = becoming;
  let refusal: string | null = null;
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await save();
    } catch (error) {
      if (!(error instanceof StillTravelling)) throw error;
      // Units that logistics refused may have been cancelled meanwhile; a voucher whose goods still travel after
      // that is refused for good.
      if (refusal !== null) throw conflict(refused(refusal));
      if (attempt > TRIES) throw conflict(GUIA_TEXTS.otrosCancelan);
      const { sale, unidades } = error;
      const clave = `${base}/${attempt}/${unitsInWords(unidades)}`;
      refusal = await cancel({ clave, base, sale, unidades, idVale, idCaso }, context);
      if (refusal === null) asked.push(clave);
    }
  }
}

/** Asks logistics; what it is asked stands in the database before. @returns the words of a definite no; null for what was done. */
async function cancel(request: Omit<GuideRequest, 'numiden'>, context: Context): Promise<string | null> {
  const { db, sesion, clock } = context;
  const { numiden } = sesion;
  const { clave, sale, unidades } = request;
  await beginRequest(db, { ...request, numiden }, clock());
  const lineas = unidades.map(({ linea, cantidad }) => ({ linea, cantidad }));
  const refusal = await refusalOf(() =>
    askLogistics(context, (logistics) => logistics.cancel({ clave, numiden }, { ...sale, lineas })),
  );
  await (refusal === null ? requestDone(db, clave) : dropRequest(db, clave));
  return refusal;
}

/** The refusal is what the person must hear, also where this fails: then the housekeeping does it. */
async function tellOfVain({ lastingDb, clock, log }: Context, asked: readonly string[]): Promise<void> {
  try {
    await writeDown(lastingDb, asked, clock());
  } catch (error) {
    log.error({ err: error, asked }, 'what logistics did for a refused voucher could not be written down yet');
  }
}

/**
 * Under the sale's lock: nothing of a cancellation that becomes VIGENTE may still travel. Tells whoever has the sale's
 * guides open of the units that were cancelled there.
 * @param base as `onceNothingTravels` has it.
 * @returns what the voucher's history says of it; nothing for goods that were on no guide.
 */
export async function demandNothingTravels(
  tx: Tx,
  venta: VentaParaVale,
  taken: readonly UnitsOfLine[],
  { numiden, now, base }: { readonly numiden: number; readonly now: Date; readonly base: string },
): Promise<readonly EntradaDeVale[]> {
  owes(tx, 'guias');
  const sale = { tienda: venta.cabecera.tienda.cvetda, operacion: venta.cabecera.operacion };
  const lines = new Map(ventaPorDevolver(venta).lineas.map((line) => [line.linea, line]));
  const names = new Map(venta.lineas.map(({ linea, descripcion }) => [linea, descripcion]));
  const travelling = taken.flatMap(({ linea, cantidad }) => {
    const line = lines.get(linea);
    const guia = line?.guia ?? null;
    if (line === undefined || guia === null) return [];
    const units = porCancelarEnGuia(line, cantidad);
    return units > 0 ? [{ linea, cantidad: units, articulo: names.get(linea) ?? '', folioGuia: guia.folioGuia }] : [];
  });
  if (travelling.length > 0) throw new StillTravelling(sale, travelling);
  await takeRequests(tx, base, now);
  const onGuides = taken.flatMap(({ linea, cantidad }) => {
    const guia = lines.get(linea)?.guia ?? null;
    return guia === null ? [] : [{ folio: guia.folioGuia, cantidad }];
  });
  if (onGuides.length === 0) return [];
  await announce(tx, { entidad: 'guia', id: sale.operacion, version: null, numiden });
  const units = onGuides.reduce((total, { cantidad }) => total + cantidad, 0);
  const folios = [...new Set(onGuides.map(({ folio }) => folio))];
  return [{ trabajo: 'cancelarEnGuias', unidades: units, folios }];
}

/** The words of a definite no; null for what was done. */
async function refusalOf(question: () => Promise<unknown>): Promise<string | null> {
  try {
    await question();
    return null;
  } catch (error) {
    if (error instanceof NeighbourRefusal) return error.message;
    throw error;
  }
}

/** Tells two requests under one clave apart: `1x2,3x1` are two units of line 1 and one of line 3. */
function unitsInWords(lineas: readonly UnitsOfLine[]): string {
  return lineas.map(({ linea, cantidad }) => `${linea}x${cantidad}`).join(',');
}
