/** The rules that every machine of the house must hold, as one suite; a machine's own rules come with its fixtures. */
import { isDeepStrictEqual } from 'node:util';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { type AnyEventObject, createActor, type EventObject, toPromise } from 'xstate';
import type { Failure } from '#contract/common/failure';
import { allNodes } from '#diagrams/transitions';
import { analyze, reachableNodes } from './analyze.ts';
import { type AbstractState, eventsIn } from './explore.ts';
import type { Model } from './fixtures.ts';
import { actorsOf, answersOnce } from './internals.ts';
import { startLive } from './live.ts';
import { outcomesOf } from './outcomes.ts';
import { type Path, plan, uncoveredBy } from './plan.ts';
import type { Step } from './replay.ts';
import { isStored } from './start.ts';

/** A rule of the business that holds after every event of every path. */
export interface Law {
  readonly name: string;
  readonly holds: (step: Step) => boolean;
}

interface Options {
  readonly settled?: readonly string[];
  readonly homes?: readonly unknown[];
  readonly others?: readonly Model[];
  readonly granted?: readonly string[];
}

/** Enough for the longest of these on a machine that has much else to do. */
const PATIENCE_MS = 180_000;

/** Ways in which an actor may fail that no type can rule out. */
const STRANGE_FAILURES: readonly unknown[] = [
  new Error('Fallo cualquiera'),
  new TypeError('Failed to fetch'),
  'texto suelto',
  { texto: ' ' },
  undefined,
  null,
];

/** A failure that nobody explained, as the person is told of it (specification, section 8). */
const UNEXPLAINED: Failure = { tipo: 'interno', texto: 'Ocurrio un error interno', codigo: null, campos: [] };

/**
 * Registers the suite of one machine.
 * @param name the machine's id; its expected outcomes stand in `expected/<name>.snap`.
 * @param laws what holds at every step, beside what the paths' outcomes say.
 * @param rests where one may stay: `settled` are ends that still take a work which leaves them as they are, `homes` the places
 * beside the start to which a page comes back; `others` are the models of what else the machine does, `granted` the facts
 * that hold where no input says otherwise.
 */
export function describeMachine(
  name: string,
  model: Model,
  laws: readonly Law[],
  { settled = [], homes = [], others = [], granted = [] }: Options = {},
): void {
  const { machine } = model;
  const { paths, states } = plan(model);
  const models = [model, ...others];
  const stored = model.inputs.flatMap((input) => (isStored(input) ? [input.stored] : []));

  describe(`${name}, as drawn`, () => {
    it('has no defect that can be seen without running it', () => {
      expect(analyze(machine, stored).filter(({ level }) => level === 'defect')).toEqual([]);
    });

    it('starts without input, and takes nothing for known then', () => {
      const actor = createActor(machine).start();
      const { status, context } = actor.getSnapshot();
      actor.stop();
      expect(status).toBe('active');
      expect(Object.keys(context).filter((field) => !isEmpty(context[field]))).toEqual(granted);
    });

    it('does nothing by itself: of each actor that nobody provides it says that it is missing', async () => {
      const promised = Object.entries(actorsOf(machine)).filter(([, logic]) => answersOnce(logic));
      for (const [name, logic] of promised)
        await expect(toPromise(createActor(logic).start()), name).rejects.toThrow(`Provide the actor "${name}".`);
    });
  });

  describe(`${name}, walked`, () => {
    it('takes every transition on some path', () => {
      expect(uncoveredBy(models)).toEqual([]);
    });

    it('rests in every state that is drawn as a place to rest', () => {
      const walked = models.flatMap((each) => plan(each).paths);
      const reached = new Set(walked.flatMap(({ steps }) => steps.flatMap(({ nodes }) => nodes)));
      const leaves = [...reachableNodes(machine, stored)].filter(
        ({ type, always }) => (type === 'atomic' || type === 'final') && (always ?? []).every(({ guard }) => guard),
      );
      expect(leaves.map(({ id }) => id).filter((id) => !reached.has(id))).toEqual([]);
    });

    it('ends every path as expected, in every field of the context', async () => {
      await expect(outcomesOf(paths)).toMatchFileSnapshot(`./expected/${name}.snap`);
    });

    it.each(paths.map((path) => [titleOf(path), path] as const))('lives it: %s', async (_title, path) => {
      const live = startLive(model, path.input);
      const steps = [live.start];
      for (const event of path.events) steps.push(await live.play(event));
      live.stop();
      expect(live.crashes).toEqual([]);
      expect(steps.map(withoutPayload)).toEqual(path.steps.map(withoutPayload));
      for (const step of steps) {
        expect(JSON.parse(JSON.stringify(step.context))).toStrictEqual(step.context);
        for (const law of laws)
          expect({ law: law.name, holds: law.holds(step) }).toEqual({ law: law.name, holds: true });
      }
    });

    it(
      'keeps its laws after every two arrows that can follow each other',
      () => {
        const broken = plan(model, 'pares').paths.flatMap(({ events, steps }) =>
          laws.filter((law) => !steps.every(law.holds)).map((law) => [law.name, ...events.map(({ type }) => type)]),
        );
        expect(broken).toEqual([]);
      },
      PATIENCE_MS,
    );
  });

  describe(`${name}, in trouble`, () => {
    afterEach(() => {
      vi.restoreAllMocks();
    });

    it('lets the person go on or leave from every state', () => {
      const stuck = states.filter((state) => !canLeave(state)).map(({ value }) => String(value));
      expect([...new Set(stuck)]).toEqual(settled);
    });

    it('finds its way back to the start even when every call fails', () => {
      expect(lostWhenAllFails(states, [...settled, ...homes]).map(({ value }) => value)).toEqual([]);
    });

    it(
      'survives any failure of any actor, says something true, and still listens',
      async () => {
        // XState warns of what is sent to an actor that has just been made to fail; that it does not die of it is the point.
        vi.spyOn(console, 'warn').mockImplementation(() => undefined);
        for (const { prefix, input, actorId } of await waits(model, states)) {
          for (const failure of STRANGE_FAILURES) {
            const live = startLive(model, input);
            for (const event of prefix) await live.play(event);
            const before = live.snapshot();
            const { emitted } = await live.fail(actorId, failure);
            const after = live.snapshot();
            const newly = 'failure' in after.context && after.hasTag('failed') && !before.hasTag('failed');
            if (newly || after.context.failure !== before.context.failure)
              expect({ actorId, told: after.context.failure }).toEqual({ actorId, told: UNEXPLAINED });
            const mute = emitted.filter((event) => event.type === 'aviso' && !saysSomething(event));
            for (const event of eventsIn(model.cases, live.snapshot()).filter(
              ({ type }) => !type.startsWith('xstate.'),
            ))
              await live.play(event);
            live.stop();
            const outcome = { actorId, failure: String(failure), crashes: live.crashes, mute };
            expect(outcome).toEqual({ ...outcome, crashes: [], mute: [] });
          }
        }
      },
      PATIENCE_MS,
    );
  });
}

/** A list, a number, a fact that says nothing; a text is one of the chart's own words. */
function isEmpty(value: unknown): boolean {
  if (typeof value === 'object' && value !== null) return Object.keys(value).length === 0;
  return typeof value === 'string' || !value;
}

function saysSomething(event: AnyEventObject): boolean {
  return typeof event.texto === 'string' && event.texto.trim() !== '';
}

function titleOf({ id, events }: Path): string {
  return `${id} ${events.map(({ type }) => type).join(', ') || '(start)'}`;
}

/** A step without the event's own data, which an actor may hand on in another wrapping. */
function withoutPayload({ event, ...rest }: Step) {
  return { ...rest, event: event?.type ?? null };
}

function isSuccess({ type }: EventObject): boolean {
  return type.startsWith('xstate.done.actor.');
}

/** Out by the person, by time, or by the failure of what is awaited: a success is not to be counted on. */
function canLeave(state: AbstractState): boolean {
  return (
    state.status !== 'active' || state.cut || state.edges.some(({ event, to }) => to !== state.key && !isSuccess(event))
  );
}

/** The states from which no chain of such steps leads back to where the machine started, or to its end. */
function lostWhenAllFails(states: readonly AbstractState[], homes: readonly unknown[]): readonly AbstractState[] {
  const starts = states.filter(({ prefix }) => prefix.length === 0).map(({ value }) => value);
  const isHome = ({ status, value, cut }: AbstractState): boolean =>
    status !== 'active' || cut || [...starts, ...homes].some((one) => isDeepStrictEqual(one, value));
  const safe = new Set(states.filter(isHome).map(({ key }) => key));
  for (let before = -1; before !== safe.size; ) {
    before = safe.size;
    for (const { key, edges } of states)
      if (edges.some(({ event, to }) => safe.has(to) && !isSuccess(event))) safe.add(key);
  }
  return states.filter(({ key }) => !safe.has(key));
}

/** One way to each actor that is awaited, for each value of the machine; a chart that it only began lives by itself. */
async function waits(model: Model, states: readonly AbstractState[]) {
  const awaited = new Set(allNodes(model.machine).flatMap(({ invoke }) => invoke.map(({ id }) => id)));
  const found: { prefix: readonly EventObject[]; input: unknown; actorId: string }[] = [];
  const firstOfEach = new Map([...states].reverse().map((state) => [JSON.stringify(state.value), state]));
  for (const { prefix, input } of firstOfEach.values()) {
    const live = startLive(model, input);
    for (const event of prefix) await live.play(event);
    found.push(
      ...live
        .waiting()
        .filter((actorId) => awaited.has(actorId))
        .map((actorId) => ({ prefix, input, actorId })),
    );
    live.stop();
  }
  return found;
}
