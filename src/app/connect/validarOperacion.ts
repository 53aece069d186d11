import { fromPromise } from 'xstate';
import type { Failure } from '#contract/failure';
import type { HallazgosOperacion } from '#contract/operaciones';
import type { ClaveOperacion } from '#domain/operaciones';
import { TEXTOS } from '#domain/textos';
import { validarOperacionMachine } from '#machines/validarOperacion.machine';
import type { Api } from '../../api/api.ts';
import { comoFailure, fallo } from '../../api/fallo.ts';

/** Article kind of the article search: the sale itself (specification, section 7, "type 1"). */
const TIPO_VENTA = 1;

/** The chart of the validation screen with the back end behind it. */
export const conectarValidarOperacion = ({ api }: { readonly api: Api }) =>
  validarOperacionMachine.provide({
    actors: {
      buscarOperacion: fromPromise<HallazgosOperacion, ClaveOperacion>(({ input, signal }) =>
        buscarOperacion(api, input, signal),
      ),
    },
  });

/** What the chain knows of an operation, from three calls at once; rejects with a `Failure`. */
export const buscarOperacion = async (
  api: Api,
  { tienda, operacion }: ClaveOperacion,
  signal: AbortSignal,
): Promise<HallazgosOperacion> => {
  if (!(tienda > 0 && operacion > 0)) throw fallo('rechazo', TEXTOS.tiendaYOperacionNulas);
  anotarBusqueda(api, { tienda, operacion });
  try {
    const [cabecera, articulos, vales] = await Promise.all([
      siExiste(
        api
          .llamar('ventaPorId', { consulta: { tiendaId: tienda, operacionId: operacion } }, { signal })
          .then((detalle) => detalle.cabecera),
        null,
      ),
      siExiste(api.llamar('articulosOperacion', { consulta: { tienda, operacion, tipo: TIPO_VENTA } }, { signal }), []),
      siExiste(api.llamar('valesDeOperacion', { consulta: { tienda, operacion } }, { signal }), []),
    ]);
    return { cabecera, articulos, vales };
  } catch (error) {
    // Nobody waits any more. To reject would be heard all the same by an actor that was stopped and started again, as
    // React's strict mode does on arrival, and would end its second search as failed.
    if (signal.aborted) return new Promise(() => {});
    throw comoFailure(error);
  }
};

/** An operation that the chain does not have is an answer of the search, not a failure of it. */
const siExiste = <Dato, Nada>(respuesta: Promise<Dato>, nada: Nada): Promise<Dato | Nada> =>
  respuesta.catch((error: unknown) => {
    if ((error as Partial<Failure> | null)?.tipo === 'noEncontrado') return nada;
    throw error;
  });

// The log of searches serves the chain's statistics. The person came for the operation: when the note fails, or is
// still on its way when the screen is left, that is no reason to show less of it, so nobody waits for it or hears of it.
const anotarBusqueda = (api: Api, { tienda, operacion }: ClaveOperacion): void => {
  const parametros = [
    { tipo: 1 as const, valor: String(tienda) },
    { tipo: 2 as const, valor: String(operacion) },
  ];
  api.llamar('guardarBusqueda', { cuerpo: { parametros } }).catch(() => undefined);
};
