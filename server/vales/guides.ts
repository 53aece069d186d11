import { GUIA_TEXTS } from '#domain/guiasVale';
import type { ClaveOperacion } from '#domain/operaciones';
import { porCancelarEnGuia } from '#domain/unidadesVale';
import type { VentaParaVale } from '#domain/ventaParaVale';
import { ventaPorDevolver } from '#domain/ventaParaVale';
import { announce } from '../changes/announce.ts';
import type { Tx } from '../db/db.ts';
import { logisticsOf } from '../guias/ask.ts';
import type { Context } from '../http/handler.ts';
import { conflict } from '../http/rejection.ts';
import { NeighbourRefusal } from '../neighbours/asked.ts';

/** Units of lines of one sale. */
interface UnitsOfLine {
  readonly linea: number;
  readonly cantidad: number;
}

/** Rolls back a voucher that would pay for units which still travel: logistics is asked for them, and it is saved anew. */
class StillTravelling extends Error {
  readonly sale: ClaveOperacion;
  readonly lineas: readonly UnitsOfLine[];

  constructor(sale: ClaveOperacion, lineas: readonly UnitsOfLine[]) {
    super(`${lineas.length} lines of the operation ${sale.operacion} still travel`);
    this.name = 'StillTravelling';
    this.sale = sale;
    this.lineas = lineas;
  }
}

/** Others may take what was cancelled for this voucher, each of them once: more of them than this do not meet on one sale. */
const TRIES = 40;

/**
 * Makes a voucher VIGENTE once nothing that it pays for travels any more (DESIGN of the vouchers, "Cancelling at the guide"):
 * `save` judges that under the sale's lock, and is rolled back when something does. Logistics is asked outside of any
 * transaction, under a clave of its own each time; what it cancelled for a voucher that is refused afterwards is owed, and
 * the next voucher takes it.
 * @param base of those claves: the same for all who ask for the same voucher, so that they cancel its units once.
 * @param refused makes the words of a definite no of logistics; its own words where this is left out.
 * @throws Rejection as `save` does; 409 with the words of logistics, which may know that something has left meanwhile.
 */
export async function onceNothingTravels<R>(
  base: string,
  context: Context,
  save: () => Promise<R>,
  refused: (reason: string) => string = (reason) => reason,
): Promise<R> {
  const { numiden } = context.sesion;
  let refusal: string | null = null;
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await save();
    } catch (error) {
      if (!(error instanceof StillTravelling)) throw error;
      // What logistics refused may have been cancelled meanwhile; what travels on after that is refused for good.
      if (refusal !== null) throw conflict(refused(refusal));
      if (attempt > TRIES) throw conflict(GUIA_TEXTS.otrosCancelan);
      const { sale, lineas } = error;
      const clave = `${base}/${attempt}/${unitsInWords(lineas)}`;
      refusal = await refusalOf(() => logisticsOf(context).cancel({ clave, numiden }, { ...sale, lineas }));
    }
  }
}

/**
 * Under the sale's lock: nothing of a cancellation that becomes VIGENTE may still travel. Tells whoever has the sale's guides
 * open of what was cancelled there.
 * @returns what the voucher's history says of it; nothing for goods that were on no guide.
 */
export async function demandNothingTravels(
  tx: Tx,
  venta: VentaParaVale,
  taken: readonly UnitsOfLine[],
  numiden: number,
): Promise<readonly string[]> {
  const sale = { tienda: venta.cabecera.tienda.cvetda, operacion: venta.cabecera.operacion };
  const lines = new Map(ventaPorDevolver(venta).lineas.map((line) => [line.linea, line]));
  const travelling = taken.flatMap(({ linea, cantidad }) => {
    const line = lines.get(linea);
    const units = line === undefined ? 0 : porCancelarEnGuia(line, cantidad);
    return units > 0 ? [{ linea, cantidad: units }] : [];
  });
  if (travelling.length > 0) throw new StillTravelling(sale, travelling);
  const onGuides = taken.flatMap(({ linea, cantidad }) => {
    const guia = lines.get(linea)?.guia ?? null;
    return guia === null ? [] : [{ folio: guia.folioGuia, cantidad }];
  });
  if (onGuides.length === 0) return [];
  await announce(tx, { entidad: 'guia', id: sale.operacion, version: null, numiden });
  const units = onGuides.reduce((total, { cantidad }) => total + cantidad, 0);
  return [GUIA_TEXTS.canceladasPorVale(units, [...new Set(onGuides.map(({ folio }) => folio))])];
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
