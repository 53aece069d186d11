/** Where a machine begins: as it is drawn, or, for the life of an entity, in a state in which one is stored. */
import { type AnyMachineSnapshot, type AnyStateMachine, initialTransition } from 'xstate';

/** Begins in a state of the chart other than its first, with the context that `input` makes. */
export interface Stored<Input = unknown> {
  readonly stored: string;
  readonly input: Input;
}

export function isStored(input: unknown): input is Stored {
  return typeof input === 'object' && input !== null && 'stored' in input;
}

/** The snapshot to begin with; undefined where the machine begins by itself. */
export function storedSnapshot(machine: AnyStateMachine, input: unknown): AnyMachineSnapshot | undefined {
  if (!isStored(input)) return undefined;
  const [{ context }] = initialTransition(machine, input.input);
  return machine.resolveState({ value: input.stored, context });
}

/** Answers the options with which an actor begins there. */
export function startOf(machine: AnyStateMachine, input: unknown) {
  const snapshot = storedSnapshot(machine, input);
  return snapshot === undefined ? { input } : { snapshot };
}
