import { fromPromise } from 'xstate';
import type { RespuestaTrabajo } from '#contract/answers';
import type { CalculoRespondido } from '#contract/vales';
import type { SolicitudVale } from '#domain/solicitudVale';
import { VALE_TEXTS } from '#domain/trabajosVale';
import { valeMachine } from '#machines/vale.machine';
import type { TrabajoDeVale } from '#machines/vale.types';
import type { Api, CallOptions } from '../../api/api.ts';
import { asFailure } from '../../api/failure.ts';
import type { Changes } from '../../data/changes.ts';
import { connectWork } from '../../ui/works/connectWork.ts';

interface Connection {
  readonly api: Api;
  readonly changes: Pick<Changes, 'changed'>;
  /** Null for a voucher that is not stored yet. */
  readonly id: number | null;
}

/** What the page's chart hands to a work: which one, and what is sent. */
interface Sent {
  readonly trabajo: TrabajoDeVale;
  readonly valores: SolicitudVale;
}

/** The chart of a voucher's page with the calls by which it is filled in. */
export function connectMaking({ api, changes, id }: Connection): typeof valeMachine {
  return valeMachine.provide({
    actors: {
      trabajo: connectWork({
        api,
        changes,
        entity: 'vale',
        send: ({ values, version }, options) => {
          const { trabajo, valores } = values as Sent;
          return save(api, trabajo, { ...valores, id, version: id === null ? null : version }, options);
        },
      }),
      validate: fromPromise<CalculoRespondido, { values: unknown; version: number | null }>(
        async ({ input, signal }) => {
          const cuerpo = { ...(input.values as SolicitudVale), id, version: id === null ? null : input.version };
          try {
            return await api.llamar('validarVale', { cuerpo }, { signal });
          } catch (error) {
            throw unexplained(error, VALE_TEXTS.validarCancelacion, cuerpo);
          }
        },
      ),
    },
  });
}

async function save(
  api: Api,
  trabajo: TrabajoDeVale,
  cuerpo: SolicitudVale,
  options: Required<Pick<CallOptions, 'clave' | 'signal'>>,
): Promise<RespuestaTrabajo> {
  try {
    return await api.llamar(trabajo === 'guardar' ? 'guardarVale' : 'guardarParcial', { cuerpo }, options);
  } catch (error) {
    throw unexplained(error, VALE_TEXTS.guardarCancelacion, cuerpo);
  }
}

/** A cancellation that fails without a word of the server has a text of its own (specification, section 8). */
function unexplained(error: unknown, text: string, { tipo }: SolicitudVale) {
  const failure = asFailure(error);
  return failure.tipo === 'interno' && tipo === 0 ? { ...failure, texto: text } : failure;
}
