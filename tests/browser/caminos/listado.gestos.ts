import type { Failure } from '#contract/failure';
import type { ListadoContext, listadoMachine, PaginaListado } from '#machines/listado.machine';
import { passesByItself } from '../../../src/app/connect/connection.ts';
import { sinConexion, sinServicio } from '../../machines/samples.ts';
import { volverElServicio } from './compuerta.ts';
import type { Gesto, Gestos, Paso } from './gestos.ts';
import type { Consultada, MesaListado } from './listado.mundo.ts';
import { LISTA, MUCHAS } from './listado.mundo.ts';

const TAM_PAGINA = 25;

/** A list older than a minute is brought up to date when its window is looked at again. */
const VIGENCIA_MS = 61_000;

const consultada = ({ consulta }: ListadoContext): Consultada => consulta.filtro as Consultada;

/** A page of rows of which only their number counts. */
export const pagina = (filas: number, total: number): PaginaListado => ({
  filas: Array.from({ length: filas }, (_, lugar) => ({ id: lugar + 1 })),
  total,
  hayMas: false,
});

/** The list ended before the page asked for, and its last page was gone to. */
const seAcorto = ({ total }: ListadoContext): boolean => total === TAM_PAGINA;

const VACIA = pagina(0, 0);

/** What the server may answer now: others work on the cases meanwhile. */
const respuestas = (context: ListadoContext, actualizando: boolean): readonly PaginaListado[] => {
  const que = consultada(context);
  if (que === 'ninguna') return [VACIA];
  if (que === 'una')
    return actualizando ? [...(context.filas.length > 0 ? [pagina(1, 1)] : []), VACIA] : [pagina(1, 1)];
  return context.consulta.pagina === 0
    ? [pagina(TAM_PAGINA, MUCHAS)]
    : [pagina(MUCHAS - TAM_PAGINA, MUCHAS), pagina(0, TAM_PAGINA)];
};

const contesta: Gesto<typeof listadoMachine, PaginaListado, MesaListado> = {
  cuando: (estado) => respuestas(estado.context, estado.matches('refreshing')),
  hacer: async ({ compuerta, hayExactamente }, { evento, contexto }: Paso) => {
    const detenida = await compuerta.detenida(LISTA);
    const { output } = evento as unknown as { readonly output: PaginaListado };
    await hayExactamente(consultada(contexto as ListadoContext), output.total);
    await detenida.pasar();
  },
};

export const gestosListado = {
  eventos: {
    consultar: { nadie: 'The case list is led by its address: another filter is `volverA`, with its page.' },
    cambiarTamano: { nadie: 'The case list has one page size, 25 (specification, section 9).' },
    volverA: {
      cuando: (estado) =>
        estado.matches('ready') || estado.matches('failed')
          ? (['muchas', 'una', 'ninguna'] as const)
              .filter((que) => que !== consultada(estado.context))
              .map((filtro) => ({ type: 'volverA', consulta: { filtro, pagina: 0, tamPagina: TAM_PAGINA } }) as const)
          : [],
      hacer: ({ buscar }, { evento }) =>
        buscar((evento as unknown as { readonly consulta: { readonly filtro: Consultada } }).consulta.filtro),
    },
    irAPagina: {
      cuando: (estado) => {
        const { consulta, total } = estado.context;
        const { pagina: actual } = consulta;
        if (!estado.matches({ ready: 'filled' })) return [];
        if (actual > 0) return [{ type: 'irAPagina', pagina: actual - 1 }];
        return total > TAM_PAGINA ? [{ type: 'irAPagina', pagina: actual + 1 }] : [];
      },
      hacer: ({ lista }, { evento, contexto }) => {
        const { pagina: pedida } = evento as unknown as { readonly pagina: number };
        const sigue = pedida > (contexto as ListadoContext).consulta.pagina;
        return lista.paginas.getByRole('button', { name: sigue ? 'Página siguiente' : 'Página anterior' }).click();
      },
    },
    conexionRestablecida: {
      cuando: (estado) =>
        (estado.matches('failed') || estado.matches('ready')) &&
        estado.context.failure !== null &&
        passesByItself(estado.context.failure)
          ? [{ type: 'conexionRestablecida' }]
          : [],
      hacer: volverElServicio,
    },
    reintentar: {
      cuando: () => [{ type: 'reintentar' }],
      hacer: ({ page }) => page.getByRole('alert').getByRole('button', { name: 'Reintentar' }).click(),
    },
    actualizar: {
      // On the page to which the chart went by itself, the search changes the address, and so it is `reintentar` there.
      cuando: (estado) =>
        estado.matches('loading') || (estado.matches('failed') && seAcorto(estado.context))
          ? []
          : [{ type: 'actualizar' }],
      hacer: async ({ page, lista, compuerta }, { contexto }) => {
        // The answer to the question before does not count any more; what waits is the new one.
        if (compuerta.esperan(LISTA)) await compuerta.detenida(LISTA);
        if ((contexto as ListadoContext).consulta.pagina === 0) return lista.buscar.click();
        // There a search goes to the first page; the same one is asked for when the window comes back into view.
        await page.clock.fastForward(VIGENCIA_MS);
        await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
      },
    },
  },
  actores: {
    traerPagina: {
      contesta,
      falla: {
        cuando: (estado) => (estado.matches('refreshing') ? [sinConexion, sinServicio] : [sinServicio, sinConexion]),
        hacer: async ({ compuerta }, { evento }) => {
          const { error } = evento as unknown as { readonly error: Failure };
          const detenida = await compuerta.detenida(LISTA);
          if (error.tipo === 'sinConexion') detenida.cortar();
          else detenida.rechazar(503, error.texto);
        },
      },
    },
    vigilarConexion: {
      contesta: { nadie: 'Who watches the connection never ends by himself.' },
      falla: { nadie: 'Who watches the connection only listens, and does not fail.' },
    },
  },
} as const satisfies Gestos<typeof listadoMachine, MesaListado>;

/** What the gestures and the guards read of the context. */
export const relevanteListado = (context: unknown): unknown => {
  const { consulta, filas, total, failure } = context as ListadoContext;
  return { consulta, filas: filas.length, total, falla: failure?.tipo ?? null };
};
