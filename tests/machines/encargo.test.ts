import { describe, expect, it } from 'vitest';
import { createActor } from 'xstate';
import type { RegistroRef } from '#machines/registro.machine';
import { valeMachine } from '#machines/vale.machine';
import type { ValeEmitted } from '#machines/vale.types';
import { result } from './caso.samples.ts';
import { registro, serve } from './registro.desk.ts';
import { noConnection, rejection } from './samples.ts';

const DONE = { ...result(1, 'El vale D001000061 se guardó con éxito'), id: 61 };
const VALUES = { motivo: '3' };

/** The page of a voucher, which entrusts 'guardar' to a record that has another work, too. */
function open() {
  const input = { registro: { version: 3, works: ['guardar', 'recolectar'], encargo: 'guardar' } };
  const vale = createActor(valeMachine.provide({ actors: { registro } }), { input });
  const saved: ValeEmitted[] = [];
  vale.on('valeGuardado', (one) => saved.push(one));
  vale.start();
  const record: RegistroRef = vale.system.get('registro');
  return { ...serve(vale.system), vale, record, saved };
}

describe('a page whose chart entrusts a work', () => {
  it('hears that it was saved, also by another try under the same key', async () => {
    const { vale, saved, fail, answer, connectionReturns, sent } = open();
    vale.send({ type: 'guardar', values: VALUES });
    await fail(noConnection);
    expect(vale.getSnapshot().matches({ saving: 'noGuardado' })).toBe(true);
    connectionReturns();
    expect(vale.getSnapshot().matches({ saving: 'enviando' })).toBe(true);
    await answer(DONE);
    expect(saved).toEqual([{ type: 'valeGuardado', como: 'guardar', resultado: DONE }]);
    expect(sent().map(({ key, values }) => [key, values])).toEqual([
      ['semilla-guardar-1', VALUES],
      ['semilla-guardar-1', VALUES],
    ]);
  });

  it.each([
    ['guardarParcial', 'guardarParcial'],
    ['guardar', 'guardar'],
    ['guardarYDevolver', 'guardar'],
  ] as const)('has %s sent as %s: what follows it is not of the saving', (type, como) => {
    const { vale, sent } = open();
    vale.send({ type, values: VALUES });
    expect(sent()).toMatchObject([{ trabajo: 'guardar', como, values: VALUES }]);
  });

  it('hears nothing of another work', async () => {
    const { vale, record, saved, fail, answer } = open();
    vale.send({ type: 'guardar', values: VALUES });
    await fail(rejection);
    record.send({ type: 'enviar', trabajo: 'recolectar', como: 'recolectar', values: {} });
    await answer(DONE);
    expect(vale.getSnapshot().matches({ saving: 'noGuardado' })).toBe(true);
    expect(saved).toEqual([]);
  });

  it('hears that it was not sent while another work is on its way', () => {
    const { vale, record, sent } = open();
    record.send({ type: 'enviar', trabajo: 'recolectar', como: 'recolectar', values: {} });
    vale.send({ type: 'guardar', values: VALUES });
    expect(vale.getSnapshot().matches({ saving: 'noGuardado' })).toBe(true);
    expect(sent().map(({ trabajo }) => trabajo)).toEqual(['recolectar']);
  });

  it.each(['dejar', 'descartar'] as const)('sends no more what is given up by %s', async (type) => {
    const { vale, fail, connectionReturns, sent, kept } = open();
    vale.send({ type: 'guardar', values: VALUES });
    await fail(noConnection);
    vale.send({ type });
    connectionReturns();
    expect(sent()).toHaveLength(1);
    expect(kept.guardar === null).toBe(type === 'descartar');
  });
});
