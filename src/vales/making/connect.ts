import { fromPromise } from 'xstate';
import type { CalculoRespondido } from '#contract/vales/vales';
import { VALE_TEXTS } from '#domain/vales/trabajosVale';
import type { TrabajoRef } from '#machines/trabajo.machine';
import { valeMachine } from '#machines/vale.machine';
import type { Api } from '../../api/api.ts';
import { type Basis, type MakingValues, voucherRequestOf } from './values.ts';
import { ofItsVoucher, unexplained } from './works.ts';

interface Connection {
  readonly api: Api;
  readonly basis: Basis;
  /** Null for a voucher that is not stored yet. */
  readonly id: number | null;
}

/** The chart of a voucher that is filled in: the server judges it. */
export function connectMaking({ api, basis, id }: Connection): typeof valeMachine {
  return valeMachine.provide({
    actors: {
      validate: fromPromise<CalculoRespondido, { values: unknown }>(async ({ input, signal, system }) => {
        const { version } = (system.get('guardar') as TrabajoRef).getSnapshot().context;
        const cuerpo = ofItsVoucher(voucherRequestOf(input.values as MakingValues, basis), { id: id ?? 0, version });
        try {
          return await api.llamar('validarVale', { cuerpo }, { signal });
        } catch (error) {
          throw unexplained(error, VALE_TEXTS.validarCancelacion, cuerpo);
        }
      }),
    },
  });
}
