import { fromPromise } from 'xstate';
import { isOutcomeUnknown } from '#contract/common/failure';
import { entregaMachine } from '#machines/entrega.machine';
import type { Api } from '../../api/api.ts';
import { asFailure } from '../../api/failure.ts';
import type { Changes } from '../../data/changes.ts';
import { newKey } from '../../data/uniqueKey.ts';
import { downloadPaper } from '../paper.ts';
import { voucherWorks } from '../works.ts';

/** The works of this window on a voucher; each method is a button of the one that gives a part back, with a key of its own. */
export const HANDOVER_WORKS = { devolver: voucherWorks.devolver } as const;

interface Connection {
  readonly id: number;
  readonly folio: string;
  readonly api: Api;
  readonly changes: Pick<Changes, 'changed'>;
}

/** The chart that gives a voucher back whole, with the call of its ticket. */
export function connectHandover({ id, folio, api, changes }: Connection): typeof entregaMachine {
  // A ticket is one print until it is known what became of it.
  let clave = newKey();
  return entregaMachine.provide({
    actors: {
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
