import { NeighbourRefusal, NeighbourUnready } from '../neighbours/asked.ts';
import { type AskedNeighbours, questionUnderWay } from '../neighbours/limited.ts';
import type { Metrics, NeighbourResult } from './metrics.ts';

/** Neighbours whose every question is counted with its time and with what came of it. */
export function measuredNeighbours(neighbours: AskedNeighbours, { asked }: Pick<Metrics, 'asked'>): AskedNeighbours {
  const measured = Object.entries(neighbours).map(([name, neighbour]) => [
    name,
    measure(neighbour, (result, seconds) => asked(name as keyof AskedNeighbours, result, seconds)),
  ]);
  return Object.fromEntries(measured) as AskedNeighbours;
}

function measure<N extends object>(neighbour: N, tell: (result: NeighbourResult, seconds: number) => void): N {
  return new Proxy(neighbour, {
    get(target, name) {
      const member: unknown = Reflect.get(target, name);
      if (typeof member !== 'function') return member;
      return (...given: unknown[]) => {
        const answer: unknown = member.apply(target, given);
        if (answer instanceof Promise) watch(answer, tell);
        return answer;
      };
    },
  });
}

// One that never answers is given up by who asks: then its time is the patience of that one.
function watch(answer: Promise<unknown>, tell: (result: NeighbourResult, seconds: number) => void): void {
  const since = performance.now();
  const signal = questionUnderWay()?.signal;
  let told = false;
  const once = (result: NeighbourResult): void => {
    if (told) return;
    told = true;
    signal?.removeEventListener('abort', givenUp);
    tell(result, (performance.now() - since) / 1_000);
  };
  const givenUp = (): void => once('desconocido');
  signal?.addEventListener('abort', givenUp, { once: true });
  answer.then(
    () => once('hecho'),
    (error: unknown) => once(resultOf(error)),
  );
}

function resultOf(error: unknown): NeighbourResult {
  if (error instanceof NeighbourRefusal) return 'negado';
  return error instanceof NeighbourUnready ? 'no_listo' : 'desconocido';
}
