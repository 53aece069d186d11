import { expect, it } from 'vitest';
import { createActor, fromPromise, waitFor } from 'xstate';
import type { ConsultaListado, ListadoContext, PaginaListado } from '#machines/listado.machine';
import { listadoMachine } from '#machines/listado.machine';
import type { Step } from './kit/replay.ts';
import { describeMachine } from './kit/suite.ts';
import { listadoModel } from './listado.fixtures.ts';

const contextOf = (step: Step) => step.context as ListadoContext;
const isIn = (step: Step, state: string): boolean => step.nodes.includes(`listado.${state}`);

describeMachine('listado', listadoModel, [
  {
    name: 'another filter starts at the first page, with none of the rows of before',
    holds: (step) =>
      step.event?.type !== 'consultar' || (contextOf(step).consulta.pagina === 0 && contextOf(step).filas.length === 0),
  },
  {
    name: 'an empty list is empty, a filled one is not',
    holds: (step) =>
      (!isIn(step, 'ready.empty') || contextOf(step).filas.length === 0) &&
      (!isIn(step, 'ready.filled') || contextOf(step).filas.length > 0),
  },
  {
    name: 'a list that failed says why',
    holds: (step) => !isIn(step, 'failed') || contextOf(step).failure !== null,
  },
  {
    name: 'a page is never below the first',
    holds: (step) => contextOf(step).consulta.pagina >= 0,
  },
]);

/** A list whose answers the test gives by hand, one for each question, in the order that it likes. */
const abrir = () => {
  const preguntas: { readonly consulta: ConsultaListado; readonly contestar: (pagina: PaginaListado) => void }[] = [];
  const traerPagina = fromPromise<PaginaListado, ConsultaListado>(
    ({ input }) => new Promise((contestar) => preguntas.push({ consulta: input, contestar })),
  );
  const lista = createActor(listadoMachine.provide({ actors: { traerPagina } }), { input: {} }).start();
  return { lista, preguntas };
};

it('never shows a late answer to a question that was left', async () => {
  const { lista, preguntas } = abrir();
  lista.send({ type: 'consultar', filtro: 'vieja' });
  lista.send({ type: 'consultar', filtro: 'nueva' });
  expect(preguntas.map(({ consulta }) => consulta.filtro)).toEqual([null, 'vieja', 'nueva']);
  preguntas[2]?.contestar({ filas: ['nueva'], total: 1, hayMas: false });
  await waitFor(lista, (estado) => estado.matches('ready'));
  preguntas[1]?.contestar({ filas: ['vieja'], total: 1, hayMas: false });
  preguntas[0]?.contestar({ filas: ['primera'], total: 1, hayMas: false });
  await Promise.resolve();
  expect(lista.getSnapshot().context.filas).toEqual(['nueva']);
});

it('goes to the last page when the page that was asked for is no more', async () => {
  const { lista, preguntas } = abrir();
  lista.send({ type: 'irAPagina', pagina: 8 });
  preguntas[1]?.contestar({ filas: [], total: 51, hayMas: false });
  await waitFor(lista, ({ context }) => context.consulta.pagina === 2);
  preguntas[2]?.contestar({ filas: ['última'], total: 51, hayMas: false });
  await waitFor(lista, (estado) => estado.matches({ ready: 'filled' }));
});

it('keeps the first row in sight when the page size changes', () => {
  const { lista } = abrir();
  lista.send({ type: 'irAPagina', pagina: 4 });
  lista.send({ type: 'cambiarTamano', tamPagina: 50 });
  expect(lista.getSnapshot().context.consulta).toMatchObject({ pagina: 2, tamPagina: 50 });
});

it('keeps its rows while they are refreshed, also when that fails', async () => {
  const fallas: unknown[] = [];
  let veces = 0;
  const traerPagina = fromPromise<PaginaListado, ConsultaListado>(() => {
    veces += 1;
    return veces === 1
      ? Promise.resolve({ filas: [1, 2], total: 2, hayMas: false })
      : Promise.reject(new Error('corte'));
  });
  const lista = createActor(listadoMachine.provide({ actors: { traerPagina } }), { input: {} });
  lista.on('aviso', (aviso) => fallas.push(aviso.texto));
  lista.start();
  await waitFor(lista, (estado) => estado.matches({ ready: 'filled' }));
  lista.send({ type: 'actualizar' });
  expect(lista.getSnapshot().context.filas).toEqual([1, 2]);
  await waitFor(lista, (estado) => estado.matches({ ready: 'filled' }));
  expect(lista.getSnapshot().context.filas).toEqual([1, 2]);
  expect(fallas).toEqual(['Ocurrio un error interno']);
});
