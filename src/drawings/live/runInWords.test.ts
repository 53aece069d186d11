import { expect, it } from 'vitest';
import { chartOf } from '#diagrams/chart';
import type { RunStep } from '#diagrams/running';
import { entregaWords } from '#diagrams/words/entrega';
import { servicioFacturaWords } from '#diagrams/words/servicioFactura';
import { entregaMachine } from '#machines/entrega.machine';
import { servicioFacturaMachine } from '#machines/servicioFactura.machine';
import { hereInWords, nextInShort, prospectInWords, runStepInWords } from './runInWords.ts';

const chart = chartOf(servicioFacturaMachine, servicioFacturaWords);
const id = (path: string) => `servicioFactura.${path}`;

function step(from: string, to: string, ...at: readonly number[]): RunStep {
  const arrow = chart.arrows.find((one) => one.from === id(from) && one.to.includes(id(to)));
  if (arrow === undefined) throw new Error(`No arrow leads from ${from} to ${to}.`);
  return { arrow, from: [id(from)], to: [id(to)], at };
}

it('where an actor is stands with what is done there', () => {
  expect(hereInWords(chart, { here: [id('validating.accepted')] })).toBe(
    'Ahora está en Sin faltas. Se puede emitir así.',
  );
});

it('a step says what led where', () => {
  expect([
    runStepInWords(chart, step('searching.arriving', 'searching.asking', 1)),
    runStepInWords(chart, step('searching.asking', 'editing', 1)),
    runStepInWords(chart, step('validating.asking', 'validating.refused', 1)),
    runStepInWords(chart, step('resolving.noGuardado', 'resolving', 1, 2)),
  ]).toEqual([
    'Siguió sin que nadie hiciera nada: pasó de Al llegar a Buscando.',
    'El servidor contesta la búsqueda, si es una sola y se puede: pasó de Buscando a Escribiendo.',
    'El servidor contesta la revisión: pasó de Revisando a Con faltas.',
    '«Resolver» o «Reintentar» (2 veces): pasó de Sin enviar a Envío.',
  ]);
});

it('a step that leads back to where it began says that it stays there', () => {
  const given = chartOf(entregaMachine, entregaWords);
  const arrow = given.arrows.find(({ from, to }) => from === 'entrega.givingBack' && to.includes(from));
  if (arrow === undefined) throw new Error('No part follows another.');
  expect(runStepInWords(given, { arrow, from: [arrow.from], to: arrow.to, at: [1, 2] })).toBe(
    'La parte se devuelve, si quedan otras partes (2 veces): siguió en Devolver una parte.',
  );
});

it('what can follow says its conditions while they are open, and what is waited for', () => {
  const arrows = chart.arrows.filter(({ from, kind }) => from === id('validating.asking') && kind === 'done');
  const answer = { event: 'x', act: 'el servidor contesta la revisión', button: null, arrows, isOpen: true };
  expect(prospectInWords(chart, answer)).toBe(
    'El servidor contesta la revisión: va a Sin faltas, si se puede emitir así; va a Con faltas, si no.',
  );
  const none = { possible: [], refused: [], alone: [] };
  expect(nextInShort({ ...none, alone: [answer] })).toBe('Se espera: el servidor contesta la revisión.');
  expect(nextInShort({ ...none, possible: [{ ...answer, button: 'Revisar' }] })).toBe('Usted puede: «Revisar».');
  expect(nextInShort(none)).toBe('Aquí se termina.');
});
