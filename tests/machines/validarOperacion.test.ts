import { describe, expect, it } from 'vitest';
import { OPERACION_VALIDA } from '#domain/ventas/operaciones';
import { type ValidarOperacionContext, validarOperacionMachine } from '#machines/validarOperacion.machine';
import { startListening } from './kit/listening.ts';
import { startLive } from './kit/live.ts';
import type { Step } from './kit/replay.ts';
import { describeMachine } from './kit/suite.ts';
import { broken, emptyOperation, noConnection, noOperation, noService, noSpace, rejection } from './samples.ts';
import { validarOperacionModel } from './validarOperacion.fixtures.ts';

function contextOf(step: Step) {
  return step.context as ValidarOperacionContext;
}

function isFound(step: Step): boolean {
  return step.nodes.includes('validarOperacion.found');
}

describeMachine('validarOperacion', validarOperacionModel, [
  {
    name: 'what is on screen belongs to the store and operation in the fields',
    holds: (step) => isFound(step) === (contextOf(step).hallazgos !== null),
  },
  {
    name: 'a part that could not be read leaves the others on screen, and is said to be missing',
    holds: (step) => {
      const { hallazgos } = contextOf(step);
      if (hallazgos === null) return true;
      const missing = Object.values(hallazgos).some((part) => 'failure' in part);
      if (step.nodes.includes('validarOperacion.found.refreshing')) return true;
      return missing !== step.nodes.includes('validarOperacion.found.whole');
    },
  },
  {
    name: 'a database that is away is told of by the line above the page, not by alerts',
    holds: (step) => contextOf(step).failure?.tipo !== 'noDisponible' || step.emitted.length === 0,
  },
  {
    name: 'a reason is kept exactly while the search has failed',
    holds: (step) => step.tags.includes('failed') === (contextOf(step).failure !== null),
  },
  {
    name: 'it searches only with a store and the number of an operation given: a code that was scanned twice is none',
    holds: (step) =>
      !step.tags.includes('busy') || (contextOf(step).tienda !== 0 && OPERACION_VALIDA.test(contextOf(step).operacion)),
  },
  {
    name: 'a new case is opened only by who may, from an operation that was searched',
    holds: (step) =>
      step.emitted.every(({ type }) => type !== 'abrirNuevoCaso') || (isFound(step) && contextOf(step).puedeCrearCaso),
  },
]);

const KNOWN = { tienda: 1, operacion: '1000001', puedeCrearCaso: false };
const answer = (output: unknown) => ({ type: 'xstate.done.actor.buscarOperacion', output });

describe('a search', () => {
  it('that is known on arrival asks for its operation, and reads all of it anew when the sale has changed', () => {
    const { send, given } = startListening(validarOperacionMachine, KNOWN);
    send(answer(emptyOperation));
    send({ type: 'ventaCambiada' });
    expect(given.filter(([actor]) => actor === 'buscarOperacion')).toEqual([
      ['buscarOperacion', { tienda: 1, operacion: 1_000_001, previos: null }],
      ['buscarOperacion', { tienda: 1, operacion: 1_000_001, previos: {} }],
    ]);
  });

  it.each([
    [0, '1000001', 1],
    [1, '', 1],
    [0, '', 1],
    [0, '1000001x', 1],
    [1, '10000011000001', 0],
    [1, '1000001x', 0],
    [1, 'x1000001', 0],
  ])(
    'does not begin with store %i and operation «%s», and is warned of what is missing %i times',
    (tienda, operacion, times) => {
      const { send, isIn, said } = startListening(validarOperacionMachine, { ...KNOWN, tienda, operacion });
      send({ type: 'buscar' });
      expect(isIn('idle')).toBe(true);
      expect(said.map(({ texto }) => texto)).toEqual(Array(times).fill('Ingrese la tienda y operacion'));
    },
  );

  it('that was answered with nothing at all found no operation', async () => {
    const live = startLive(validarOperacionModel, KNOWN);
    const { context, emitted } = await live.play(answer(undefined));
    live.stop();
    expect((context as ValidarOperacionContext).hallazgos).toEqual(noOperation);
    expect(emitted).toEqual([{ type: 'aviso', tipo: 'info', texto: 'No se encontraron resultados' }]);
  });
});

describe('the connection that comes back', () => {
  it.each([
    [noConnection, true],
    [noService, true],
    [noSpace, true],
    [broken, false],
    [rejection, false],
  ])('begins again what passes by itself, and nothing else: $tipo', async (failure, again) => {
    const live = startLive(validarOperacionModel, KNOWN);
    await live.fail('buscarOperacion', failure);
    await live.play({ type: 'conexionRestablecida' });
    expect(live.waiting().includes('buscarOperacion')).toBe(again);
    live.stop();
  });

  it.each([
    ['one of two parts waits for it', { articulos: { failure: noService }, vales: { failure: broken } }, true],
    ['none does', { articulos: { failure: rejection }, vales: { failure: broken } }, false],
  ])('reads what is missing where %s', async (_which, missing, again) => {
    const live = startLive(validarOperacionModel, KNOWN);
    await live.play(answer({ ...emptyOperation, ...missing }));
    await live.play({ type: 'conexionRestablecida' });
    expect(live.waiting().includes('completarOperacion')).toBe(again);
    live.stop();
  });
});
