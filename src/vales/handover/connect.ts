import { fromPromise } from 'xstate';
import { isOutcomeUnknown } from '#contract/failure';
import { entregaMachine } from '#machines/entrega.machine';
import type { FinDeParte, Pedida } from '#machines/entrega.types';
import type { Api } from '../../api/api.ts';
import { asFailure } from '../../api/failure.ts';
import type { Changes } from '../../data/changes.ts';
import { newKey } from '../../data/uniqueKey.ts';
import { untilDone } from '../../ui/works/untilDone.ts';
import type { LiveRecord } from '../../ui/works/useRecord.ts';
import type { RefundTyped } from '../detail/refund.ts';
import type { Given } from '../detail/useVoucher.ts';
import { downloadPaper } from '../paper.ts';
import { voucherWorks } from '../works.ts';

/** The works of this window on a voucher. */
export const HANDOVER_WORKS = { devolver: voucherWorks.devolver } as const;

interface Connection {
  readonly id: number;
  readonly folio: string;
  /** Whose work gives a part back; each method is a button of it, with a key of its own. */
  readonly record: LiveRecord<typeof HANDOVER_WORKS>;
  readonly api: Api;
  readonly changes: Pick<Changes, 'changed'>;
}

/** The chart that gives a voucher back whole, with the work of its parts and the call of its ticket. */
export function connectHandover({ id, folio, record, api, changes }: Connection): typeof entregaMachine {
  // A ticket is one print until it is known what became of it.
  let clave = newKey();
  return entregaMachine.provide({
    actors: {
      devolverParte: fromPromise<FinDeParte['output'], Pedida>(async ({ input: { metodo, cheque }, signal }) => {
        const como = String(metodo);
        const values: RefundTyped = { metodo: como, folio: cheque ?? '' };
        const answer = await untilDone(record.actor, record.work('devolver'), { como, values }, signal);
        return answer && { folio: (answer as Given).folio };
      }),
      print: fromPromise<void, void>(async ({ signal }) => {
        try {
          await downloadPaper(api, { id, folio, formato: 'ticket' }, { signal, clave });
          clave = newKey();
        } catch (error) {
          if (!isOutcomeUnknown(asFailure(error))) clave = newKey();
          throw asFailure(error);
        } finally {
          // Also one that failed on its way back may have been counted.
          changes.changed('vale');
        }
      }),
    },
  });
}
