import { ChakraProvider } from '@chakra-ui/react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { arrowKey, chartOf } from '#diagrams/chart';
import { vidaValeWords } from '#diagrams/words/vidaVale';
import { vidaValeMachine } from '#machines/vidaVale.machine';
import { system } from '../theme/index.ts';
import { PlayPanel } from './PlayPanel.tsx';
import { play } from './play.ts';

const chart = chartOf(vidaValeMachine, vidaValeWords);

function shown(path: readonly string[]): string {
  return renderToStaticMarkup(
    <ChakraProvider value={system}>
      <PlayPanel chart={chart} played={play(chart, path)} tell={() => undefined} onPath={() => undefined} />
    </ChakraProvider>,
  );
}

function keyWith(name: string, guard: string): string {
  const arrow = play(chart, []).possible.find((one) => one.name === name && one.guard === guard);
  if (arrow === undefined) throw new Error(`${name} [${guard}] is not possible.`);
  return arrowKey(arrow);
}

it('the play of a chart says the way so far, and what can happen now on which condition', () => {
  const start = shown([]);
  expect(start).toContain('lo contestan otros: por eso aquí usted elige qué condición se cumple');
  expect(start).toContain('Todavía no pasa nada.');
  expect(start).toContain('«Guardar vale», si lo que lleva, o cómo se devuelve, pide autorización');
  expect(start).toContain('«Guardar vale», si puede hacer vales');
  const saved = shown([keyWith('guardar', 'pideAutorizacion')]);
  expect(saved).toContain('Lo guarda, si lo que lleva, o cómo se devuelve, pide autorización (POR AUTORIZAR).');
  expect(saved).toContain('«Autorizar», si puede autorizar y lo hizo otra persona');
  expect(saved).not.toContain('«Guardar vale»');
});

it('at an end, nothing can happen any more', () => {
  const { possible } = play(chart, [keyWith('guardarParcial', 'crearVale')]);
  const cancelling = possible.find(({ name }) => name === 'cancelar');
  const ended = shown([keyWith('guardarParcial', 'crearVale'), cancelling === undefined ? '' : arrowKey(cancelling)]);
  expect(ended).toContain('Aquí se termina.');
});
