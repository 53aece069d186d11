import { fromPromise } from 'xstate';
import { SUCCESS_CODE } from '#contract/common/answers';
import type { Failure } from '#contract/common/failure';
import { otraPersonaAntes } from '#domain/common/varios';
import { variosRegistrosMachine } from '#machines/variosRegistros.machine';
import type { EnvioDeVarios, RespuestaDeVarios } from '#machines/variosRegistros.types';
import type { Api } from '../../api/api.ts';
import { failureOf } from '../../api/failure.ts';
import type { Changes } from '../../data/changes.ts';
import { sendWork } from '../works/connectRecord.ts';
import type { AnyWork } from '../works/work.ts';
import type { AtOnce } from './several.ts';

interface Connection {
  readonly api: Api;
  readonly changes: Pick<Changes, 'changed'>;
  readonly works: AtOnce<never>['works'];
}

/** The chart that sends one work for several records, with the call of each: it is the call of the record's own page. */
export function connectSeveral({ api, changes, works: ofKinds }: Connection): typeof variosRegistrosMachine {
  return variosRegistrosMachine.provide({
    actors: {
      send: fromPromise<RespuestaDeVarios, EnvioDeVarios>(async ({ input, signal }) => {
        const { fila, clase, version, clave: key, trabajo: como, values } = input;
        const works = ofKinds[clase] ?? {};
        const work = works[como];
        const { codigo, descripcion, deshacible } = await sendWork(
          // The row of a voucher among cases is its number below zero.
          { api, changes, entity: clase, id: Math.abs(fila), works },
          { trabajo: work?.formOf ?? como, como, key, version, values },
          { signal, onProgress: () => undefined },
        ).catch((failure: Failure) => Promise.reject(inWords(failure, work)));
        if (codigo !== SUCCESS_CODE) throw failureOf('rechazo', descripcion);
        return { deshacible: deshacible === true };
      }),
    },
  });
}

/** Of a record that somebody else was quicker with, the row says who. */
function inWords(failure: Failure, work: AnyWork | undefined): Failure {
  if (failure.tipo !== 'conflicto' || failure.cambio === null || work?.several === undefined) return failure;
  return { ...failure, texto: otraPersonaAntes(work.several, failure.cambio.cambios) ?? failure.texto };
}
