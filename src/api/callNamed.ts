import { ways } from 'virtual:llamadas';
import type { Call } from '#contract/common/call';
import type { CallName } from '#contract/contract';
import { TEXTS } from '#domain/common/texts';

/** The app has no way to a call: it was built wrong, and no other try mends that. */
export class UnknownCall extends Error {
  constructor(name: string) {
    super(`${TEXTS.errorInterno}: la aplicación no conoce la llamada ${name}. Avise a quien la administra.`);
    this.name = 'UnknownCall';
  }
}

/**
 * The entry of a call, with its schemas. Its file is read when a call of it is first made: to make the schemas of all calls
 * costs a first screen more than its own rows, and it makes a few of them.
 * @throws UnknownCall where there is none; whatever the browser throws when the file cannot be fetched.
 */
export async function callNamed(name: CallName): Promise<Call> {
  const found = (await ways[name]?.())?.[name];
  if (found === undefined) throw new UnknownCall(name);
  return found;
}
