import { fromPromise } from 'xstate';
import { entregaMachine } from '#machines/entrega.machine';
import { connectWork } from '../../ui/works/connectWork.ts';
import type { Connection, OpenPrints } from '../detail/connect.ts';
import { giveBack, printPaper } from '../detail/connect.ts';
import type { RefundSent } from '../detail/refund.ts';

/** The chart that gives a voucher back whole, with the calls of its methods and of its ticket. */
export function connectHandover(voucher: Connection): typeof entregaMachine {
  const { api, changes, id } = voucher;
  const prints: OpenPrints = new Map();
  return entregaMachine.provide({
    actors: {
      trabajo: connectWork({
        ...{ api, changes, entity: 'vale' },
        send: ({ values, version }, options) =>
          giveBack(api, { id, version: version ?? 0 }, values as RefundSent, options),
      }),
      print: fromPromise<void, void>(({ signal }) => printPaper(voucher, 'ticket', { prints, signal })),
    },
  });
}
