import type { RespuestaTrabajo } from '#contract/answers';
import type { RegistroRef } from '#machines/registro.machine';
import type { TrabajoRef } from '#machines/trabajo.machine';

interface Sending {
  readonly como: string;
  readonly values: object;
}

/**
 * Sends a work of a record for a chart that goes on when it is done. Why it is not done, and what can be done about it, stands in the
 * work, where the person sees it (`useWorkState`).
 * @param signal the chart waits no longer: what was not saved is left, and does not go out by itself.
 * @returns what the server answered; null when the person discarded it.
 */
export function untilDone(
  record: RegistroRef,
  work: TrabajoRef,
  { como, values }: Sending,
  signal: AbortSignal,
): Promise<RespuestaTrabajo | null> {
  return new Promise((resolve) => {
    const end = (answer: RespuestaTrabajo | null) => {
      for (const each of heard) each.unsubscribe();
      resolve(answer);
    };
    const heard = [
      record.on('trabajoHecho', ({ trabajo, resultado }) => {
        if (trabajo === work.id) end(resultado);
      }),
      work.on('vaciado', ({ guardado }) => {
        if (!guardado) end(null);
      }),
    ];
    signal.addEventListener('abort', () => {
      work.send({ type: 'dejar' });
      end(null);
    });
    record.send({ type: 'enviar', trabajo: work.id, como, values });
  });
}
