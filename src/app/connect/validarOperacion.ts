import { fromPromise } from 'xstate';
import type { HallazgosOperacion, Parte } from '#contract/operaciones';
import type { ClaveOperacion } from '#domain/operaciones';
import { TEXTOS } from '#domain/textos';
import type { BusquedaDeOperacion } from '#machines/validarOperacion.machine';
import { validarOperacionMachine } from '#machines/validarOperacion.machine';
import type { Api } from '../../api/api.ts';
import { comoFailure, fallo } from '../../api/fallo.ts';
import { watchConnection } from './connection.ts';

/** Article kind of the article search: the sale itself (specification, section 7, "type 1"). */
const TIPO_VENTA = 1;

/** The chart of the validation screen with the back end behind it. */
export const conectarValidarOperacion = ({ api }: { readonly api: Api }) =>
  validarOperacionMachine.provide({
    actors: {
      buscarOperacion: fromPromise<HallazgosOperacion, BusquedaDeOperacion>(({ input, signal }) =>
        buscarOperacion(api, input, signal),
      ),
      vigilarConexion: watchConnection(api),
    },
  });

/**
 * What the chain knows of an operation, from three calls at once; a call that fails leaves the others to be seen. Of what
 * was found before, only the parts that failed are asked for again.
 * Rejects with a `Failure` when nothing at all could be read.
 */
export const buscarOperacion = async (
  api: Api,
  { tienda, operacion, previos }: BusquedaDeOperacion,
  signal: AbortSignal,
): Promise<HallazgosOperacion> => {
  if (!(tienda > 0 && operacion > 0)) throw fallo('rechazo', TEXTOS.tiendaYOperacionNulas);
  if (previos === null) anotarBusqueda(api, { tienda, operacion });
  const [cabecera, articulos, vales] = await Promise.all([
    leer(previos?.cabecera, null, () =>
      api
        .llamar('ventaPorId', { consulta: { tiendaId: tienda, operacionId: operacion } }, { signal })
        .then((detalle) => detalle.cabecera),
    ),
    leer(previos?.articulos, [], () =>
      api.llamar('articulosOperacion', { consulta: { tienda, operacion, tipo: TIPO_VENTA } }, { signal }),
    ),
    leer(previos?.vales, [], () => api.llamar('valesDeOperacion', { consulta: { tienda, operacion } }, { signal })),
  ]);
  // Nobody waits any more. To reject would be heard all the same by an actor that was stopped and started again, as
  // React's strict mode does on arrival, and would end its second search as failed.
  if (signal.aborted) return new Promise(() => {});
  if ('failure' in cabecera && 'failure' in articulos && 'failure' in vales) throw cabecera.failure;
  return { cabecera, articulos, vales };
};

/** An operation that the chain does not have is an answer of the search, not a failure of it. */
const leer = async <Dato>(
  previa: Parte<Dato> | undefined,
  nada: Dato,
  pedir: () => Promise<Dato>,
): Promise<Parte<Dato>> => {
  if (previa !== undefined && 'datos' in previa) return previa;
  try {
    return { datos: await pedir() };
  } catch (error) {
    const failure = comoFailure(error);
    return failure.tipo === 'noEncontrado' ? { datos: nada } : { failure };
  }
};

// The log of searches serves the chain's statistics. The person came for the operation: when the note fails, or is
// still on its way when the screen is left, that is no reason to show less of it, so nobody waits for it or hears of it.
const anotarBusqueda = (api: Api, { tienda, operacion }: ClaveOperacion): void => {
  const parametros = [
    { tipo: 1 as const, valor: String(tienda) },
    { tipo: 2 as const, valor: String(operacion) },
  ];
  api.llamar('guardarBusqueda', { cuerpo: { parametros } }).catch(() => undefined);
};
