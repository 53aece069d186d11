import { describe, expect, it } from 'vitest';
import { entregaMachine } from '#machines/entrega.machine';
import type { EntregaContext } from '#machines/entrega.types';
import { cash, cheque, entregaModel, wallet } from './entrega.fixtures.ts';
import { startListening } from './kit/listening.ts';
import type { Step } from './kit/replay.ts';
import { describeMachine } from './kit/suite.ts';

function isIn(step: Step, state: string): boolean {
  return step.nodes.includes(`entrega.${state}`);
}
function contextOf(step: Step): EntregaContext {
  return step.context as EntregaContext;
}

describeMachine(
  'entrega',
  entregaModel,
  [
    {
      name: 'the paper comes once nothing is left to be given back here',
      holds: (step) =>
        !['printing', 'notPrinted', 'done'].some((state) => isIn(step, state)) || contextOf(step).partes.length === 0,
    },
    {
      name: 'something is given back only while something is left',
      holds: (step) => !isIn(step, 'givingBack') || contextOf(step).partes.length > 0,
    },
    {
      name: 'no part is lost, and none is there twice',
      holds: (step) => {
        const { partes, devueltas, dejadas } = contextOf(step);
        const methods = [...devueltas, ...dejadas, ...partes].map(({ metodo }) => metodo).sort();
        return ['3,6', '5', '6', ''].includes(methods.join());
      },
    },
    {
      name: 'a cheque that was given back shows its number',
      holds: (step) => contextOf(step).devueltas.every(({ pide, folio }) => pide !== 'cheque' || folio === '000123'),
    },
    {
      name: 'why there is no paper is known while there is none',
      holds: (step) => isIn(step, 'notPrinted') === (contextOf(step).failure !== null) || isIn(step, 'closed'),
    },
  ],
  { homes: ['closed'] },
);

const given = (folio: string | null = null) => ({ type: 'guardado', resultado: { folio } });
const asks = (metodo: string, folio = '') => ({
  ...{ type: 'enviar', trabajo: 'devolver', como: metodo },
  values: { metodo, folio },
});

describe('what goes back', () => {
  it('is asked for part by part, each by its own method, and with a number only the cheque', () => {
    const { send, heard, isIn } = startListening(entregaMachine, { partes: [cheque, cash, wallet] });
    send({ type: 'devolver', cheque: '000123' });
    expect(heard).toEqual([asks('5', '000123')]);
    send(given());
    expect(heard.slice(1)).toEqual([asks('6')]);
    send(given());
    expect(heard.slice(2)).toEqual([asks('3')]);
    send(given('BE00000000001'));
    expect(isIn('printing')).toBe(true);
    expect(heard).toHaveLength(3);
  });

  it('goes on with the next part where one is left for later, which is not sent again by itself', () => {
    const { send, heard } = startListening(entregaMachine, { alLlegar: true, partes: [wallet, cash] });
    send({ type: 'noGuardado' });
    send({ type: 'seguir' });
    expect(heard).toEqual([asks('3'), { type: 'dejar', trabajo: 'devolver' }, asks('6')]);
  });

  it('is forgotten at the record where it is discarded', () => {
    const { send, heard, isIn } = startListening(entregaMachine, { alLlegar: true, partes: [cash] });
    send({ type: 'noGuardado' });
    send({ type: 'descartar' });
    expect(heard.slice(1)).toEqual([{ type: 'descartar', trabajo: 'devolver' }]);
    expect(isIn('editing')).toBe(true);
  });

  it.each([
    ['all of it is known', [wallet, cash], 'givingBack'],
    ['the number of one cheque is still to be written', [cash, cheque], 'editing'],
    ['nothing is left of it', [], 'editing'],
  ] as const)('begins by itself on arrival, or does not: %s', (_what, partes, state) => {
    const { isIn } = startListening(entregaMachine, { alLlegar: true, partes });
    expect(isIn(state)).toBe(true);
  });

  it('is the work of the record that was handed in', () => {
    const registro = { version: 3, works: ['devolver'] };
    expect(startListening(entregaMachine, { registro }).given).toEqual([['registro', registro]]);
  });
});
