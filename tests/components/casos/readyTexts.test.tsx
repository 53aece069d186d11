/** Texts ready to use, put into a comment and a solution by keys and by mouse; who may have which is the server's. */
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { Texto } from '#domain/casos/textos';
import { ESTADO, ESTADOS_CASO } from '#domain/casos/vidaCaso';
import { focus, type } from '../bed/act.ts';
import { openApp } from '../bed/app.tsx';
import { faultsIn } from '../bed/faults.ts';
import { request } from '../bed/inbox.ts';

const comment = page.getByRole('textbox', { name: 'Comentario' });
const finder = page.getByRole('combobox', { name: 'Cuál texto' });
const value = (field = comment) => (field.element() as HTMLTextAreaElement).value;

const text = (id: number, nombre: string, texto: string, changes: Partial<Texto> = {}): Texto => ({
  ...{ id, version: 1, nombre, texto, area: null, activo: true, sigue: null, cambia: true },
  ...changes,
});

const TEXTS = [
  text(1, 'No contesta', 'Se llamó a {{cliente}} y no contestó.'),
  text(2, 'Revisión', 'Se revisó la venta {{operacion}} de {{cliente}}.', { area: { id: 1, nombre: 'Entregas' } }),
  text(4, 'Va a bodega', 'Se pide a bodega.', {
    sigue: {
      ...{ trabajo: 'escalar', idArea: 2, idSubcategoria: 5, idMotivo: 7 },
      ...{ area: 'Bodega', categoria: 'FALTANTE' },
    },
  }),
  text(3, 'Saludo de antes', 'Hola', { activo: false }),
];

async function openCase(answers: object = {}) {
  const caso = {
    ...{ ...request(7001), datosAutorizacion: null, parametrosBusqueda: [] },
    estado: { id: ESTADO.enProceso, nombre: ESTADOS_CASO[ESTADO.enProceso] },
    datosCliente: { numiden: 500_001, nombre: 'Luis Ibáñez' },
  };
  const app = await openApp('administracion/casos/7001', {
    ...{ detalleCaso: caso, anexosDeCaso: [], valesDeCaso: [], facturasDeCaso: [] },
    casosAbiertos: { casos: [], total: 0 },
    textosListos: { textos: TEXTS, areas: [] },
    agregarComentario: {
      codigo: 1,
      descripcion: 'Comentario agregado con éxito',
      id: 1,
      estado: caso.estado,
      version: 4,
    },
    ...answers,
  } as never);
  await expect.element(comment).toBeVisible();
  focus(comment);
  return app;
}

test('a slash, a letter and Enter put a text in with the values of the case', async () => {
  await openCase();
  await userEvent.keyboard('/');
  await expect.element(finder).toHaveFocus();
  await expect.poll(() => page.getByRole('option').elements().length).toBe(3);
  expect(await faultsIn('body')).toEqual([]);
  await userEvent.keyboard('n');
  await expect.element(page.getByRole('option', { name: /^No contesta/ })).toHaveAttribute('data-highlighted');
  await userEvent.keyboard('{Enter}');
  await expect.poll(() => value()).toBe('Se llamó a Luis Ibáñez y no contestó.');
  await expect.element(comment).toHaveFocus();
  await userEvent.keyboard(' Mañana.');
  expect(value()).toBe('Se llamó a Luis Ibáñez y no contestó. Mañana.');
});

test('a slash within a word is a slash, and one whose list is given up stays', async () => {
  await openCase();
  await userEvent.keyboard('25/11 /');
  await expect.element(finder).toHaveFocus();
  await userEvent.keyboard('{Escape}');
  await expect.element(finder).not.toBeInTheDocument();
  await expect.element(comment).toHaveFocus();
  expect(value()).toBe('25/11 /');
});

test('a missing value is marked, selected and not sent; what is typed takes its place', async () => {
  const { asked } = await openCase();
  await page.getByRole('button', { name: 'Textos' }).click();
  await page.getByRole('option', { name: /^Revisión/ }).click();
  await expect.poll(() => value()).toBe('Se revisó la venta [falta: operación] de Luis Ibáñez.');
  await expect
    .element(comment)
    .toHaveAccessibleDescription('Falta: operación. Escriba el dato en lugar de «[falta: …]», o bórrelo.');
  await expect.element(comment).toHaveFocus();
  await userEvent.keyboard('{Control>}{Enter}{/Control}');
  expect(asked('agregarComentario')).toEqual([]);
  await userEvent.keyboard('1000002');
  expect(value()).toBe('Se revisó la venta 1000002 de Luis Ibáñez.');
  await userEvent.keyboard('{Control>}{Enter}{/Control}');
  await expect
    .poll(() => asked('agregarComentario').map(({ cuerpo }) => cuerpo.comentario))
    .toEqual(['Se revisó la venta 1000002 de Luis Ibáñez.']);
});

test('the solution of a case takes texts too', async () => {
  await openCase();
  await page.getByRole('button', { name: /^Cerrar caso/ }).click();
  const solution = page.getByRole('textbox', { name: /^Solución/ });
  await type(solution, 'Listo. /');
  await expect.element(finder).toHaveFocus();
  await userEvent.keyboard('contesta');
  await expect.element(page.getByRole('option', { name: /^No contesta/ })).toHaveAttribute('data-highlighted');
  await userEvent.keyboard('{Enter}');
  await expect.poll(() => value(solution)).toBe('Listo. Se llamó a Luis Ibáñez y no contestó.');
  await expect.element(solution).toHaveFocus();
  expect(await faultsIn('[role=dialog]')).toEqual([]);
});

const follows = page.getByRole('checkbox', { name: 'Al enviar: pasa a Bodega · FALTANTE' });
const sent = ({ cuerpo: { comentario, sigue } }: { cuerpo: { comentario: string; sigue?: unknown } }) => [
  comentario,
  sigue,
];

async function putInWithFollow() {
  await userEvent.keyboard('/');
  await expect.element(finder).toHaveFocus();
  await userEvent.keyboard('bodega');
  await expect.element(page.getByRole('option', { name: /^Va a bodega/ })).toHaveAttribute('data-highlighted');
  await userEvent.keyboard('{Enter}');
  await expect.element(follows).toBeChecked();
}

test('what follows a text is said before the comment is sent, and goes with it', async () => {
  const { asked } = await openCase();
  await putInWithFollow();
  expect(await faultsIn('body')).toEqual([]);
  await userEvent.keyboard('{Control>}{Enter}{/Control}');
  await expect
    .poll(() => asked('agregarComentario').map(sent as never))
    .toEqual([['Se pide a bodega.', { trabajo: 'escalar', idArea: 2, idSubcategoria: 5, idMotivo: 7 }]]);
  await expect.element(follows).not.toBeInTheDocument();
});

test('unticked it does not follow, and an emptied comment is followed by nothing', async () => {
  const { asked } = await openCase();
  await putInWithFollow();
  await userEvent.fill(comment, '');
  await expect.element(follows).not.toBeInTheDocument();
  focus(comment);
  await putInWithFollow();
  await follows.click();
  await expect.element(follows).not.toBeChecked();
  await page.getByRole('button', { name: 'Comentar', exact: true }).last().click();
  await expect.poll(() => asked('agregarComentario').map(sent as never)).toEqual([['Se pide a bodega.', null]]);
});

test('where what follows is refused, the reason is said and what is typed stays', async () => {
  const { asked } = await openCase({
    agregarComentario: {
      status: 400,
      body: {
        ...{ codigo: 400, message: 'El motivo no corresponde al área.' },
        campos: [{ campo: 'idMotivo', message: 'El motivo no corresponde al área.' }],
      },
    },
  });
  await putInWithFollow();
  await userEvent.keyboard('{Control>}{Enter}{/Control}');
  await expect.element(page.getByText('El motivo no corresponde al área.').first()).toBeVisible();
  expect(value()).toBe('Se pide a bodega.');
  await follows.click();
  await page.getByRole('button', { name: 'Reintentar' }).click();
  await expect.poll(() => asked('agregarComentario').length).toBe(2);
});
