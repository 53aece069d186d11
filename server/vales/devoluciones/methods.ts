import type { AuditedCall } from '#contract/contract';
import { type Centavos, fromPesos } from '#domain/common/money';
import type { IdMetodo } from '#domain/ventas/metodosDevolucion';
import { readSettings } from '../../cadena/ajustes/settings.ts';
import type { Context } from '../../platform/http/handler.ts';
import type { AskedNeighbours } from '../../platform/neighbours/limited.ts';
import type { Folio } from '../../platform/neighbours/neighbours.ts';
import { customerOf, walletOwner } from '../wallet.ts';
import type { ValeRow } from '../work.ts';

/** A part of a voucher that somebody wants to give back: always all that is left of the method. */
export interface Wanted {
  readonly call: AuditedCall;
  readonly id: number;
  /** The voucher's version as the person saw it; null for the server, which goes on with what began whatever changed since. */
  readonly version: number | null;
  readonly metodo: IdMetodo;
  /** The number of the cheque; null for every other method. */
  readonly folio: string | null;
  /** The clave of the refund that the server finishes by itself; left out by people, who alone begin one. */
  readonly goesOn?: string;
}

/** A part that is to go back, as its neighbour is asked for it. */
interface Part {
  readonly vale: ValeRow;
  readonly monto: Centavos;
  readonly clave: string;
  /** Who began it. */
  readonly numiden: number;
}

/** How a neighbour gives a part back: its folio, or null for an answer whose meaning is unknown. */
type Give = (part: Part, neighbours: AskedNeighbours, context: Context) => Promise<Folio | null>;

/** The methods that a neighbour gives back by; cash, cheques and cards need none. */
const GIVEN_BY: { readonly [M in IdMetodo]?: Give } = {
  3: async ({ vale, ...part }, { wallet }, { db }) => {
    const owner = await walletOwner(db, await customerOf(db, vale));
    if (owner === null) throw new Error(`The customer of the voucher ${vale.id} is not there`);
    const { billetera } = await readSettings(db);
    return wallet.add({
      ...part,
      ...owner,
      maximo: fromPesos(billetera.valor),
      concepto: `Vale ${vale.folio}`,
      idVale: vale.id,
    });
  },
  4: ({ vale, ...part }, { credit }) =>
    credit.apply({ ...part, tienda: vale.cvetda, operacion: vale.operacion, idVale: vale.id }),
  7: ({ vale, ...part }, { certificates }) => certificates.issue({ ...part, idVale: vale.id }),
};

/** Who gives back by a method; null where it needs no neighbour. */
export function neighbourOf(metodo: IdMetodo): Give | null {
  return GIVEN_BY[metodo] ?? null;
}
