import { expect, it } from 'vitest';
import { result } from '../../../tests/machines/caso.samples.ts';
import { flush, openRecord } from '../../../tests/machines/registro.desk.ts';
import { noConnection, rejection } from '../../../tests/machines/samples.ts';
import { untilDone } from './untilDone.ts';

const DONE = result(1, 'Caso cerrado');
const VALUES = { motivo: 'Lo pidió' };

/** A record of two works; one of them is sent for a chart that waits for it. */
function send() {
  const desk = openRecord({ works: ['cerrar', 'comentar'] });
  const waiting = new AbortController();
  const answers: unknown[] = [];
  const { actor, work } = desk;
  void untilDone(actor, work('cerrar'), { como: 'cerrar', values: VALUES }, waiting.signal).then((answer) =>
    answers.push(answer),
  );
  return { ...desk, answers, leave: () => waiting.abort() };
}

it('what is sent for a chart is answered once it is done, also by another try under the same key', async () => {
  const { answers, fail, answer, enviar, sent } = send();
  await fail(noConnection);
  expect(answers).toEqual([]);
  enviar('cerrar', VALUES);
  await answer(DONE);
  expect(answers).toEqual([DONE]);
  expect(sent().map(({ key, values }) => [key, values])).toEqual([
    [sent()[0]?.key, VALUES],
    [sent()[0]?.key, VALUES],
  ]);
});

it('what is done of another work is no answer', async () => {
  const { answers, fail, answer, enviar } = send();
  await fail(rejection);
  enviar('comentar', VALUES);
  await answer(DONE);
  expect(answers).toEqual([]);
});

it('what is discarded is answered by nothing', async () => {
  const { answers, actor, fail } = send();
  await fail(noConnection);
  actor.send({ type: 'descartar', trabajo: 'cerrar' });
  await flush();
  expect(answers).toEqual([null]);
});

it('what the chart waits for no longer does not go out by itself', async () => {
  const { answers, fail, leave, connectionReturns, sent } = send();
  await fail(noConnection);
  leave();
  connectionReturns();
  await flush();
  expect(sent()).toHaveLength(1);
  expect(answers).toEqual([null]);
});
