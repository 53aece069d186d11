import { fromPromise } from 'xstate';
import { SUCCESS_CODE } from '#contract/common/answers';
import type { Failure } from '#contract/common/failure';
import { type ClaseDeSolicitud, otraPersonaAntes } from '#domain/escritorio/decisionDeVarias';
import { decidirVariasMachine } from '#machines/decidirVarias.machine';
import type { EnvioDeDecision } from '#machines/decidirVarias.types';
import type { Api } from '../../api/api.ts';
import { failureOf } from '../../api/failure.ts';
import type { Changes } from '../../data/changes.ts';
import { sendWork } from '../../ui/works/connectRecord.ts';
import type { Ways } from '../../ui/works/deciding/deciding.ts';
import type { AnyWork, Works } from '../../ui/works/work.ts';

/** The works that decide the records of a kind, which are those of its own page. */
export interface Decisions {
  readonly works: Works;
  readonly ways: Ways<string>;
}

/** The decisions of every kind that waits. */
export type DecisionsOf = Readonly<Record<ClaseDeSolicitud, Decisions>>;

/** The work of one of both ways. */
export function workOf({ works, ways }: Decisions, way: keyof Ways<string>): AnyWork {
  return works[ways[way]] as AnyWork;
}

interface Connection {
  readonly api: Api;
  readonly changes: Pick<Changes, 'changed'>;
  readonly decisions: DecisionsOf;
}

/** The chart that decides several requests at once, with the call of each. */
export function connectMany({ api, changes, decisions }: Connection): typeof decidirVariasMachine {
  return decidirVariasMachine.provide({
    actors: {
      send: fromPromise<void, EnvioDeDecision>(async ({ input, signal }) => {
        const { fila, clase, version, clave: key, respuesta, values } = input;
        const { works, ways } = decisions[clase];
        const como = ways[respuesta];
        const { codigo, descripcion } = await sendWork(
          { api, changes, entity: clase, id: Math.abs(fila), works },
          { trabajo: works[como]?.formOf ?? como, como, key, version, values },
          { signal, onProgress: () => undefined },
        ).catch((failure: Failure) => Promise.reject(inWords(failure, clase)));
        if (codigo !== SUCCESS_CODE) throw failureOf('rechazo', descripcion);
      }),
    },
  });
}

/** Of a request that somebody else was quicker with, the row says who. */
function inWords(failure: Failure, clase: ClaseDeSolicitud): Failure {
  if (failure.tipo !== 'conflicto' || failure.cambio === null) return failure;
  return { ...failure, texto: otraPersonaAntes(clase, failure.cambio.cambios) ?? failure.texto };
}
