/** Finds guards that never decide: whatever happens in the samples, they say the same. */
import { type AnyMachineSnapshot, type AnyStateMachine, type EventObject, initialTransition } from 'xstate';
import { eventsIn, explore, MAX_TRAVERSALS } from './explore.ts';
import type { Model } from './fixtures.ts';
import { isStored } from './start.ts';

/** A guard that let through always, never, or was never asked. */
export interface Undecided {
  readonly guard: string;
  readonly said: 'siempre sí' | 'siempre no' | 'nunca se pregunta';
}

/**
 * The guards of a machine that do not decide anything in the samples of its models.
 * @param isLife every state is begun in, also by a person who may nothing: what permissions forbid is not in the samples.
 */
export function undecidedGuards(models: readonly Model[], isLife: boolean): readonly Undecided[] {
  const answers = new Map<string, Set<boolean>>();
  for (const model of models) {
    const machine = overheard(model.machine, answers);
    explore({ ...model, machine }, MAX_TRAVERSALS);
    if (isLife) askEverywhere({ ...model, machine });
  }
  return [...answers].flatMap(([guard, said]) =>
    said.size > 1
      ? []
      : [{ guard, said: said.size === 0 ? 'nunca se pregunta' : said.has(true) ? 'siempre sí' : 'siempre no' }],
  );
}

type Guard = (args: never, params: never) => boolean;

/** A machine whose guards are heard when they answer. */
function overheard(machine: AnyStateMachine, answers: Map<string, Set<boolean>>): AnyStateMachine {
  const guards = Object.entries(machine.implementations.guards as Readonly<Record<string, Guard>>).map(
    ([name, guard]) => {
      const said = answers.get(name) ?? new Set<boolean>();
      answers.set(name, said);
      const heard: Guard = (args, params) => {
        const answer = guard(args, params);
        said.add(answer);
        return answer;
      };
      return [name, heard] as const;
    },
  );
  return machine.provide({ guards: Object.fromEntries(guards) as never });
}

function askEverywhere({ machine, cases, inputs }: Model): void {
  const contexts = [{}, ...inputs].map(
    (input) => initialTransition(machine, isStored(input) ? input.input : input)[0].context,
  );
  for (const value of Object.keys(machine.states))
    for (const context of contexts) {
      const there: AnyMachineSnapshot = machine.resolveState({ value, context });
      for (const event of eventsIn(cases, there) as EventObject[]) there.can(event);
    }
}
