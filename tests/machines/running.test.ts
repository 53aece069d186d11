import { describe, expect, it } from 'vitest';
import { createActor, fromPromise, waitFor } from 'xstate';
import { chartOf, stateName } from '#diagrams/chart';
import type { Drawing } from '#diagrams/drawing';
import { marksOfRun, type Prospect, prospectsOf, runOf } from '#diagrams/running';
import { avisosWords } from '#diagrams/words/avisos';
import { registroWords } from '#diagrams/words/registro';
import { servicioFacturaWords } from '#diagrams/words/servicioFactura';
import type { PreviaFactura } from '#domain/facturas/facturas';
import { avisosMachine } from '#machines/avisos.machine';
import { registroMachine } from '#machines/registro.machine';
import { servicioFacturaMachine } from '#machines/servicioFactura.machine';
import type { Hallado } from '#machines/servicioFactura.types';
import { createTrail } from '../../src/facturas/service/trail.ts';
import { accepted, asked, invoice, otherInvoice, sale } from './facturas.samples.ts';

const chart = chartOf(servicioFacturaMachine, servicioFacturaWords);
const busca = { por: 'operacion', tienda: 1, operacion: 1_000_001 } as const;
const NEVER = new Promise<never>(() => undefined);

/** A service that searches at once, with its trail. */
function begin(found: readonly Hallado[], answer: Promise<PreviaFactura> = Promise.resolve(accepted)) {
  let clock = 0;
  const trail = createTrail(() => {
    clock += 1;
    return clock;
  });
  const machine = servicioFacturaMachine.provide({
    actors: {
      buscar: fromPromise(async () => found),
      validar: fromPromise(() => answer),
    },
  });
  const actor = createActor(machine, { input: { busca }, inspect: trail.inspect });
  actor.start();
  const now = () => {
    const { here, steps, passed } = runOf(chart, actor.getSnapshot(), trail.taken());
    const key = (ids: readonly string[]) => ids.map((id) => stateName(chart, id)).join('+');
    return {
      here: key(here),
      steps: steps.map(({ arrow, from, to, at }) => `${arrow.name || 'sola'}: ${key(from)} → ${key(to)} @${at.join()}`),
      passed: passed.map((id) => stateName(chart, id)),
    };
  };
  return { actor, trail, now };
}

describe('the way of an actor', () => {
  it('is every step that it took since it began, those of its own accord too', async () => {
    const { actor, now } = begin([sale]);
    await waitFor(actor, (state) => state.matches('editing'));
    actor.send({ type: 'validar', solicitud: asked, escrito: {} });
    await waitFor(actor, (state) => state.matches({ validating: 'accepted' }));
    expect(now()).toEqual({
      here: 'Sin faltas',
      steps: [
        'sola: Al llegar → Buscando @1',
        'buscar: Buscando → Escribiendo @2',
        'validar: Escribiendo → Revisando @3',
        'validar: Revisando → Sin faltas @4',
      ],
      passed: ['Al llegar', 'Buscando', 'Escribiendo', 'Revisando', 'Sin faltas'],
    });
  });

  it('tells what is done again and again in one state as one step, and nothing of what is not heard', () => {
    let clock = 0;
    const trail = createTrail(() => {
      clock += 1;
      return clock;
    });
    const actor = createActor(avisosMachine, { input: {}, inspect: trail.inspect }).start();
    for (const texto of ['uno', 'dos', 'tres']) actor.send({ type: 'avisar', tipo: 'info', texto });
    actor.send({ type: 'reanudar' });
    const { steps } = runOf(chartOf(avisosMachine, avisosWords), actor.getSnapshot(), trail.taken());
    actor.stop();
    expect(steps.map(({ arrow, from, to, at }) => [arrow.name, from, to, at])).toEqual([
      ['avisar', ['avisos.empty'], ['avisos.visible.running'], [1]],
      ['avisar', ['avisos.visible.running'], ['avisos.visible.running'], [2, 3]],
    ]);
  });

  it('keeps nothing of what its events carried', async () => {
    const { actor, trail } = begin([sale]);
    await waitFor(actor, (state) => state.matches('editing'));
    actor.send({ type: 'validar', solicitud: asked, escrito: {} });
    expect(trail.taken().map((one) => Object.keys(one))).toEqual(
      trail.taken().map(() => ['definitions', 'value', 'at']),
    );
  });

  it('is in one state of each part that goes on at once', () => {
    const actor = createActor(registroMachine, { input: { seed: 'semilla' } }).start();
    const { here } = runOf(chartOf(registroMachine, registroWords), actor.getSnapshot(), []);
    expect(here).toEqual(['registro.access.visible', 'registro.turn.free', 'registro.window.closed']);
    actor.stop();
  });
});

describe('what can happen next to an actor', () => {
  function told({ event, button, arrows, isOpen }: Prospect): string {
    const ends = arrows.map(
      ({ to, condition }) => `${stateName(chart, to[0] ?? '')}${isOpen ? ` (${condition})` : ''}`,
    );
    return `${button ?? event}: ${ends.join(' | ')}`;
  }
  function next(actor: ReturnType<typeof begin>['actor']) {
    const { possible, refused, alone } = prospectsOf(chart, actor.getSnapshot());
    return {
      possible: possible.map(told),
      refused: refused.map(({ button, reason }) => `${button}: ${reason}`),
      alone: alone.map(told),
    };
  }

  it('is decided by the actor where nothing is written, and told with its condition where something is', async () => {
    const { actor } = begin([invoice, otherInvoice]);
    await waitFor(actor, (state) => state.matches('choosing'));
    expect(next(actor).possible).toEqual(['Buscar: Buscando', 'Elegir: Escribiendo (si con esa se puede)']);
    actor.send({ type: 'elegir', clave: invoice.clave });
    expect(next(actor)).toEqual({
      possible: ['Revisar: Revisión', 'Elegir otra» o «Hacer otra: Eligiendo'],
      refused: [
        'Buscar: Solo en Búsqueda, Eligiendo o Búsqueda fallida.',
        'Elegir: Solo en Eligiendo.',
        'Pedir la cancelación: Solo si se pide cancelar una.',
        'Resolver» o «Reintentar: Solo en Sin faltas o Sin enviar.',
        'Corregir: Solo en Sin faltas o Sin enviar.',
        'Descartar: Solo en Sin enviar.',
        'Reintentar: Solo en Búsqueda fallida.',
      ],
      alone: [],
    });
    const alone = begin([sale]);
    await waitFor(alone.actor, (state) => state.matches('editing'));
    expect(next(alone.actor).possible).toContain('Elegir otra» o «Hacer otra: Por buscar');
  });

  it('is what others answer while the person waits', async () => {
    const { actor } = begin([sale], NEVER);
    await waitFor(actor, (state) => state.matches('editing'));
    actor.send({ type: 'validar', solicitud: asked, escrito: {} });
    expect(next(actor)).toMatchObject({
      possible: [],
      alone: [
        'xstate.done.actor.validar: Sin faltas (si se puede emitir así) | Con faltas (si no)',
        'xstate.error.actor.validar: Revisión fallida (null)',
      ],
    });
  });

  it('is nothing once it has ended', async () => {
    const { actor } = begin([sale]);
    await waitFor(actor, (state) => state.matches('editing'));
    actor.stop();
    expect(prospectsOf(chart, actor.getSnapshot())).toMatchObject({ possible: [], alone: [] });
  });
});

it('an actor is marked where it is; what has no line is counted in its box', async () => {
  const { actor, trail } = begin([sale]);
  await waitFor(actor, (state) => state.matches('editing'));
  actor.send({ type: 'validar', solicitud: asked, escrito: {} });
  const snapshot = actor.getSnapshot();
  const without: Drawing = { width: 1, height: 1, boxes: [], lines: [], labels: [] };
  const marks = marksOfRun(runOf(chart, snapshot, trail.taken()), prospectsOf(chart, snapshot), without);
  expect(marks.get('servicioFactura.validating.asking')).toEqual({ way: 'now', isNext: false, numbers: [] });
  expect(marks.get('servicioFactura.editing')).toEqual({ way: 'past', isNext: false, numbers: [3] });
});
