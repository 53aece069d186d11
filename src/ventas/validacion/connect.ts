import { fromPromise } from 'xstate';
import { TEXTS } from '#domain/common/texts';
import type { ClaveOperacion } from '#domain/ventas/operaciones';
import { type BusquedaDeOperacion, validarOperacionMachine } from '#machines/validarOperacion.machine';
import type { OperationFindings, Part } from '#machines/validarOperacion.types';
import type { Api } from '../../api/api.ts';
import { asFailure, failureOf } from '../../api/failure.ts';
import { watchConnection } from '../../system/watchConnection.ts';

/** Article kind of the article search: the sale itself (specification, section 7, "type 1"). */
const SALE_KIND = 1;

/** The chart of the validation screen with the back end behind it. */
export function connectValidarOperacion({ api }: { readonly api: Api }) {
  return validarOperacionMachine.provide({
    actors: {
      buscarOperacion: fromPromise<OperationFindings, BusquedaDeOperacion>(({ input, signal }) =>
        searchOperation(api, input, signal),
      ),
      vigilarConexion: watchConnection(api),
    },
  });
}

/**
 * Reads the facts of an operation by three calls at once; a call that fails leaves the others to be seen. Of an earlier
 * finding, only the parts that failed are asked for again.
 * Rejects with a `Failure` when nothing at all could be read.
 */
export async function searchOperation(
  api: Api,
  { tienda, operacion, previos }: BusquedaDeOperacion,
  signal: AbortSignal,
): Promise<OperationFindings> {
  if (!(tienda > 0 && operacion > 0)) throw failureOf('rechazo', TEXTS.tiendaYOperacionNulas);
  if (previos === null) noteSearch(api, { tienda, operacion });
  const [cabecera, articulos, vales] = await Promise.all([
    read(previos?.cabecera, null, () =>
      api
        .llamar('ventaPorId', { consulta: { tiendaId: tienda, operacionId: operacion } }, { signal })
        .then((detail) => detail.cabecera),
    ),
    read(previos?.articulos, [], () =>
      api.llamar('articulosOperacion', { consulta: { tienda, operacion, tipo: SALE_KIND } }, { signal }),
    ),
    read(previos?.vales, [], () => api.llamar('valesDeOperacion', { consulta: { tienda, operacion } }, { signal })),
  ]);
  // The search was left. To reject would be heard all the same by an actor that was stopped and started again, as
  // React's strict mode does on arrival, and would end its second search as failed.
  if (signal.aborted) return new Promise(() => {});
  if ('failure' in cabecera && 'failure' in articulos && 'failure' in vales) throw cabecera.failure;
  return { cabecera, articulos, vales };
}

/** An operation that the chain does not have is an answer of the search, not a failure of it. */
async function read<Dato>(
  previa: Part<Dato> | undefined,
  nothing: Dato,
  ask: () => Promise<Dato>,
): Promise<Part<Dato>> {
  if (previa !== undefined && 'datos' in previa) return previa;
  try {
    return { datos: await ask() };
  } catch (error) {
    const failure = asFailure(error);
    return failure.tipo === 'noEncontrado' ? { datos: nothing } : { failure };
  }
}

// The log of searches serves the chain's statistics. The person came for the operation: when the note fails, or is
// still on its way when the screen is left, that is no reason to show less of it, so its end is not waited for or told.
function noteSearch(api: Api, { tienda, operacion }: ClaveOperacion): void {
  const parameters = [
    { tipo: 1 as const, valor: String(tienda) },
    { tipo: 2 as const, valor: String(operacion) },
  ];
  api.llamar('guardarBusqueda', { cuerpo: { parametros: parameters } }).catch(() => undefined);
}
