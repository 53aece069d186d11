import { fromPromise } from 'xstate';
import type { CalculoRespondido } from '#contract/vales';
import { VALE_TEXTS } from '#domain/trabajosVale';
import { valeMachine } from '#machines/vale.machine';
import type { Api } from '../../api/api.ts';
import type { LiveRecord } from '../../ui/works/useRecord.ts';
import type { Basis, MakingValues } from './values.ts';
import { requestOf } from './values.ts';
import type { MakingWorks } from './works.ts';
import { asked, unexplained } from './works.ts';

interface Connection {
  readonly api: Api;
  readonly record: LiveRecord<MakingWorks>;
  readonly basis: Basis;
  /** Null for a voucher that is not stored yet. */
  readonly id: number | null;
}

/** The chart of a voucher that is filled in: its record saves it, and the server judges it. */
export function connectMaking({ api, record, basis, id }: Connection): typeof valeMachine {
  const { actor } = record;
  return valeMachine.provide({
    actions: {
      save: ({ self }, { type, values }) => {
        const como = type === 'guardarParcial' ? type : 'guardar';
        actor.send({ type: 'enviar', trabajo: 'guardar', como, values });
        // Another work of the voucher was on its way, and the record has said so.
        if (!record.work('guardar').getSnapshot().hasTag('busy')) self.send({ type: 'noGuardado' });
      },
      leave: () => record.work('guardar').send({ type: 'dejar' }),
      discard: () => actor.send({ type: 'descartar', trabajo: 'guardar' }),
    },
    actors: {
      validate: fromPromise<CalculoRespondido, { values: unknown }>(async ({ input, signal }) => {
        const { version } = record.work('guardar').getSnapshot().context;
        const cuerpo = asked(requestOf(input.values as MakingValues, basis), { id: id ?? 0, version });
        try {
          return await api.llamar('validarVale', { cuerpo }, { signal });
        } catch (error) {
          throw unexplained(error, VALE_TEXTS.validarCancelacion, cuerpo);
        }
      }),
    },
  });
}
