import { ways } from 'virtual:llamadas';
import type { Call } from '#contract/call';
import type { CallName } from '#contract/contract';

/**
 * The entry of a call, with its schemas. Its file is read when a call of it is first made: to make the schemas of all calls
 * costs a first screen more than its own rows, and it makes a few of them. Rejects when the file cannot be fetched.
 */
export async function callNamed(name: CallName): Promise<Call> {
  const found = (await ways[name]())[name];
  if (found === undefined) throw new Error(`The contract has no call ${name}.`);
  return found;
}
