import { createFormControl } from 'react-hook-form';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { result } from '../../../tests/machines/caso.samples.ts';
import { openRecord } from '../../../tests/machines/registro.desk.ts';
import { noConnection, rejection } from '../../../tests/machines/samples.ts';
import { followTyping, REST_MS, showValues } from './typing.ts';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
});
afterEach(() => {
  vi.useRealTimers();
});

interface Values {
  readonly solucion: string;
}

const BLANK: Values = { solucion: '' };
const desks: { stop: () => void }[] = [];

afterEach(() => {
  for (const desk of desks.splice(0)) desk.stop();
});

/** A form of one field over the work 'cerrar' of a record, whose server is in the test's hands. */
function open() {
  const desk = openRecord({ works: ['cerrar', 'comentar'] });
  const work = desk.work('cerrar');
  let values = BLANK;
  let changed: () => void = () => undefined;
  const form = {
    getValues: () => values,
    subscribe: ({ callback }: { callback: () => void }) => {
      changed = callback;
      return () => {
        changed = () => undefined;
      };
    },
  };
  const emptied = vi.fn<(guardado: boolean) => void>(() => {
    values = BLANK;
    changed();
  });
  const takenUp = vi.fn((kept: unknown) => {
    values = kept as Values;
    changed();
  });
  const typing = followTyping<Values>(work, form as never, () => ({
    blank: BLANK,
    onEmptied: emptied,
    onTakenUp: takenUp,
  }));
  desks.push(typing);
  return {
    ...desk,
    ...typing,
    emptied,
    takenUp,
    takeUp: (solucion: string) =>
      work.send({ type: 'retomar', kept: { values: { solucion }, version: 3, attempts: {} } }),
    type: (solucion: string) => {
      values = { solucion };
      changed();
    },
    rest: () => vi.advanceTimersByTime(REST_MS),
    send: () => desk.enviar('cerrar', values),
    state: () => work.getSnapshot(),
  };
}

describe('what is typed', () => {
  it('is told when typing rests, once, and kept as a draft', () => {
    const { type, rest, kept, state } = open();
    type('Se');
    vi.advanceTimersByTime(REST_MS - 1);
    type('Se repuso');
    vi.advanceTimersByTime(REST_MS - 1);
    expect([state().matches('blank'), kept]).toEqual([true, {}]);
    rest();
    expect(kept.cerrar).toEqual({ values: { solucion: 'Se repuso' }, version: 3, attempts: {} });
  });

  it('and deleted again leaves no draft', () => {
    const { type, rest, kept, state } = open();
    type('Se repuso');
    rest();
    type('');
    rest();
    expect([kept.cerrar, state().matches('blank')]).toEqual([null, true]);
  });

  it('is told when the form goes before typing has rested', () => {
    const { type, stop, rest, kept } = open();
    type('Se repuso');
    stop();
    expect(kept.cerrar?.values).toEqual({ solucion: 'Se repuso' });
    delete kept.cerrar;
    stop();
    rest();
    expect(kept, 'once').toEqual({});
  });

  it('and sent before typing has rested counts as what was sent, not as written since', async () => {
    const { type, send, rest, fail, state } = open();
    type('Se repuso');
    send();
    await fail(noConnection);
    rest();
    expect(state().matches({ failed: 'untouched' })).toBe(true);
  });

  it('after the connection broke is told at once, so that nothing else is sent by itself', async () => {
    const { type, send, fail, connectionReturns, sent, state } = open();
    type('Se repuso');
    send();
    await fail(noConnection);
    type('Se repuso hoy');
    expect(state().matches({ failed: 'touched' })).toBe(true);
    connectionReturns();
    expect(sent()).toHaveLength(1);
  });

  it('after a refusal waits for typing to rest', async () => {
    const { type, rest, send, fail, state } = open();
    type('Se repuso');
    send();
    await fail(rejection);
    type('Se repuso hoy');
    expect(state().matches({ failed: 'untouched' })).toBe(true);
    rest();
    expect(state().matches({ failed: 'touched' })).toBe(true);
  });
});

describe('what was written before', () => {
  it('comes into the form when it is read, and is not kept once more for it', () => {
    const { takeUp, takenUp, rest, kept, state } = open();
    takeUp('Se repuso');
    rest();
    expect(takenUp).toHaveBeenCalledExactlyOnceWith({ solucion: 'Se repuso' });
    expect([kept, state().matches('written')]).toEqual([{}, true]);
  });

  it('is told no more once the form has gone', () => {
    const { takeUp, takenUp, stop } = open();
    stop();
    takeUp('Se repuso');
    expect(takenUp).not.toHaveBeenCalled();
  });
});

describe('a form that is emptied', () => {
  it('by a save leaves no draft behind, also of what was typed just before', async () => {
    const { type, send, answer, rest, emptied, kept, state } = open();
    type('Se repuso');
    send();
    await answer(result(1, 'Hecho con éxito'));
    rest();
    expect(emptied).toHaveBeenCalledExactlyOnceWith(true);
    expect([kept.cerrar, state().matches('blank')]).toEqual([null, true]);
  });

  it('is kept again as soon as something new is typed', async () => {
    const { type, send, answer, rest, kept } = open();
    type('Se repuso');
    send();
    await answer(result(1, 'Hecho con éxito'));
    type('Se cambió');
    rest();
    expect(kept.cerrar?.values).toEqual({ solucion: 'Se cambió' });
  });

  it('by discarding neither', () => {
    const { actor, type, rest, emptied, kept } = open();
    type('Se repuso');
    rest();
    actor.send({ type: 'descartar', trabajo: 'cerrar' });
    rest();
    expect(emptied).toHaveBeenCalledExactlyOnceWith(false);
    expect(kept.cerrar).toBeNull();
  });
});

describe('values that others changed', () => {
  it('lose nothing that is typed before they are drawn', async () => {
    const { register, getValues, reset } = createFormControl({ defaultValues: { calle: '', fecha: '' } });
    const fecha = register('fecha');
    showValues({ reset }, { calle: 'Av. Juárez 10', fecha: '' });
    await fecha.onChange({ type: 'change', target: { name: 'fecha', value: '24-11-2026' } });
    expect(getValues()).toEqual({ calle: 'Av. Juárez 10', fecha: '24-11-2026' });
  });

  it('is told again when a value within another was changed in place', () => {
    const desk = openRecord({ works: ['cerrar'] });
    const blank = { montos: { efectivo: '', tarjeta: '' } };
    const { subscribe, getValues, setValue } = createFormControl({ defaultValues: blank });
    const { stop } = followTyping(desk.work('cerrar'), { subscribe, getValues }, () => ({
      blank,
      onEmptied: () => undefined,
    }));
    desks.push({ stop });
    setValue('montos.efectivo', '10');
    vi.advanceTimersByTime(REST_MS);
    setValue('montos.tarjeta', '20');
    vi.advanceTimersByTime(REST_MS);
    expect(desk.work('cerrar').getSnapshot().context.values).toEqual({ montos: { efectivo: '10', tarjeta: '20' } });
    expect(desk.kept.cerrar).toMatchObject({ values: { montos: { efectivo: '10', tarjeta: '20' } } });
  });
});
