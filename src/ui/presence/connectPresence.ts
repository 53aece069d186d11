import { fromCallback } from 'xstate';
import { type ConPresencia, type EstadoDePresencia, LATIDO_MS } from '#domain/common/presencia';
import { type AvisoDePresencia, type PresenciaEvent, presenciaMachine } from '#machines/presencia.machine';
import type { Api } from '../../api/api.ts';

interface Options {
  readonly api: Pick<Api, 'llamar' | 'alCerrar'>;
  readonly entidad: ConPresencia;
  readonly id: number;
  /** By which the server tells this page from others of the same person. */
  readonly pagina: string;
}

/** The chart of who has a record open, with its calls. None of them is a fault of the page: while nobody can be told of, nobody is. */
export function connectPresence({ api, entidad, id, pagina }: Options): typeof presenciaMachine {
  let turno = 0;
  const word = (estado: EstadoDePresencia | 'fuera') => {
    turno += 1;
    return { cuerpo: { entidad, id, pagina, turno, estado } };
  };
  return presenciaMachine.provide({
    actors: {
      tell: fromCallback<PresenciaEvent, AvisoDePresencia>(({ input: { estado }, sendBack }) => {
        const ended = new AbortController();
        const { signal } = ended;
        const hear = (presentes: Extract<PresenciaEvent, { type: 'oir' }>['presentes']) => {
          if (!signal.aborted) sendBack({ type: 'oir', presentes });
        };
        const tell = () =>
          api.llamar('presencia', word(estado), { signal }).then(
            ({ presentes }) => hear(presentes),
            () => hear([]),
          );
        void tell();
        const timer = setInterval(tell, LATIDO_MS);
        return () => {
          clearInterval(timer);
          ended.abort();
        };
      }),
    },
    actions: {
      leave: () => api.alCerrar('presencia', word('fuera')),
    },
  });
}
