import type { Centavos } from '#domain/common/money';
import type { MetodoDeVecino } from '#domain/vales/deshacerDevolucion';
import type { Context } from '../../platform/http/handler.ts';
import type { AskedNeighbours } from '../../platform/neighbours/limited.ts';
import { zoneOf } from '../../platform/time/zones.ts';
import { customerOf } from '../wallet.ts';
import type { ValeRow } from '../work.ts';

/** A refund that its neighbour is asked to undo. */
interface GivenPart {
  readonly vale: ValeRow;
  readonly monto: Centavos;
  /** By which the neighbour knows the undoing, and by which the refund itself. */
  readonly clave: string;
  readonly claveAbono: string;
  /** The neighbour's folio of it. */
  readonly folio: string;
  /** Who undoes it. */
  readonly numiden: number;
}

/** How a neighbour undoes a refund; it refuses what was spent. */
type TakeBack = (part: GivenPart, neighbours: AskedNeighbours, context: Context) => Promise<unknown>;

/** Who undoes a refund, of those methods whose money a neighbour has. */
export const TAKEN_BACK_BY: Readonly<Record<MetodoDeVecino, TakeBack>> = {
  3: async ({ vale, folio: _, ...part }, { wallet }, { db }) =>
    wallet.takeBack({
      ...part,
      numidenCliente: await customerOf(db, vale),
      concepto: `Vale ${vale.folio}: devolución deshecha`,
      idVale: vale.id,
    }),
  4: ({ vale, folio: _, ...part }, { credit }) =>
    credit.revert({ ...part, tienda: vale.cvetda, operacion: vale.operacion, idVale: vale.id }),
  7: ({ clave, numiden, folio }, { certificates }, context) =>
    certificates.annul({ clave, numiden, folio, zona: zoneOf(context) }),
};
