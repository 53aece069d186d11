import type { SnapshotFrom } from 'xstate';
import { fromPromise } from 'xstate';
import type { ConsultaListado, PaginaListado } from '#machines/listado.machine';
import { listadoMachine } from '#machines/listado.machine';
import type { Api } from '../../api/api.ts';
import { comoFailure } from '../../api/fallo.ts';
import { watchConnection } from './connection.ts';

/** What a list asks for; `pagina` starts at 0, the wire's is one more (specification, section 7). */
export interface Consulta<Filtro> extends ConsultaListado {
  readonly filtro: Filtro;
}

export interface Pagina<Fila> extends PaginaListado {
  readonly filas: readonly Fila[];
}

type ListadoSnapshot = SnapshotFrom<typeof listadoMachine>;

/**
 * The list chart for rows of one kind.
 * @param api tells when a list that could not be fetched can be.
 * @param traer fetches one page; what it rejects with becomes a `Failure`.
 * @returns the machine, its input for a first query, and the typed reading of its rows and query: the chart itself
 * knows nothing of what it lists.
 */
export const conectarListado = <Filtro, Fila>(
  api: Api,
  traer: (consulta: Consulta<Filtro>, signal: AbortSignal) => Promise<Pagina<Fila>>,
) => ({
  maquina: listadoMachine.provide({
    actors: {
      traerPagina: fromPromise<PaginaListado, ConsultaListado>(async ({ input, signal }) => {
        try {
          // Only queries of this very type go in, by `entrada` and by the events that the caller sends.
          return await traer(input as Consulta<Filtro>, signal);
        } catch (error) {
          // To reject an aborted fetch would be heard by the next one under strict mode, and end it as failed.
          if (signal.aborted) return new Promise<never>(() => undefined);
          throw comoFailure(error);
        }
      }),
      vigilarConexion: watchConnection(api),
    },
  }),
  entrada: (consulta: Consulta<Filtro>) => ({ consulta }),
  filas: ({ context }: ListadoSnapshot): readonly Fila[] => context.filas as readonly Fila[],
  consulta: ({ context }: ListadoSnapshot): Consulta<Filtro> => context.consulta as Consulta<Filtro>,
  consultar: (filtro: Filtro) => ({ type: 'consultar', filtro }) as const,
  volverA: (consulta: Consulta<Filtro>) => ({ type: 'volverA', consulta }) as const,
});
