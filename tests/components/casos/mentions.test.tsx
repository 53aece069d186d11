/** A colleague mentioned in a comment, by keys and by mouse; who may be mentioned is the server's. */
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { ESTADO, ESTADOS_CASO } from '#domain/casos/vidaCaso';
import { focus } from '../bed/act.ts';
import { openApp } from '../bed/app.tsx';
import { faultsIn } from '../bed/faults.ts';
import { request } from '../bed/inbox.ts';

const comment = page.getByRole('textbox', { name: 'Comentario' });
const finder = page.getByRole('combobox', { name: 'A quién mencionar' });
const value = () => (comment.element() as HTMLTextAreaElement).value;

const PEOPLE = [
  { numiden: 100_002, nombre: 'Jorge Peña Ríos', rol: 'Asesor de tienda', fueraHasta: '2099-12-05' },
  { numiden: 100_003, nombre: 'Silvia Muñoz Arriaga', rol: 'Gerente', fueraHasta: null },
];

async function openCase(comentarios: readonly object[] = []) {
  const caso = {
    ...{ ...request(7001), datosAutorizacion: null, parametrosBusqueda: [] },
    estado: { id: ESTADO.enProceso, nombre: ESTADOS_CASO[ESTADO.enProceso] },
    comentarios,
  };
  const app = await openApp('administracion/casos/7001', {
    ...{ detalleCaso: caso, anexosDeCaso: [], valesDeCaso: [], facturasDeCaso: [] },
    mencionablesCaso: { personas: PEOPLE, hayMas: false },
    agregarComentario: {
      ...{ codigo: 1, descripcion: 'Comentario agregado con éxito', id: 1, estado: caso.estado, version: 4 },
    },
  } as never);
  await expect.element(comment).toBeVisible();
  focus(comment);
  return app;
}

test('an at sign, letters and Enter mention a colleague, and the comment carries the number', async () => {
  const { asked } = await openCase();
  await userEvent.keyboard('Lo ve @');
  await expect.element(finder).toHaveFocus();
  await expect.poll(() => page.getByRole('option').elements().length).toBe(2);
  await expect.element(page.getByRole('option', { name: /^Jorge.*Fuera hasta el 05\/12\/2099/ })).toBeVisible();
  expect(await faultsIn('body')).toEqual([]);
  await userEvent.keyboard('munoz');
  await expect.element(page.getByRole('option', { name: /^Silvia Muñoz/ })).toHaveAttribute('data-highlighted');
  await userEvent.keyboard('{Enter}');
  await expect.poll(value).toBe('Lo ve @Silvia Muñoz Arriaga ');
  await expect.element(comment).toHaveFocus();
  await userEvent.keyboard('hoy{Control>}{Enter}{/Control}');
  await expect
    .poll(() => asked('agregarComentario').map(({ cuerpo }) => [cuerpo.comentario, cuerpo.menciones]))
    .toEqual([['Lo ve @Silvia Muñoz Arriaga hoy', [100_003]]]);
});

test('the arrows choose another, also by number', async () => {
  await openCase();
  await userEvent.keyboard('@');
  await expect.element(finder).toHaveFocus();
  await expect.poll(() => page.getByRole('option').elements().length).toBe(2);
  await userEvent.keyboard('1000{ArrowDown}{Enter}');
  await expect.poll(value).toBe('@Silvia Muñoz Arriaga ');
});

test('a list that is given up leaves what was typed, and an address opens none', async () => {
  await openCase();
  await userEvent.keyboard('ana@tienda @');
  await expect.element(finder).toHaveFocus();
  await userEvent.keyboard('lui{Escape}');
  await expect.element(finder).not.toBeInTheDocument();
  await expect.element(comment).toHaveFocus();
  expect(value()).toBe('ana@tienda @lui');
});

test('the button does the same, and an emptied comment mentions nobody', async () => {
  const { asked } = await openCase();
  await page.getByRole('button', { name: 'Mencionar' }).click();
  await page.getByRole('option', { name: /^Jorge/ }).click();
  await expect.poll(value).toBe('@Jorge Peña Ríos ');
  await userEvent.fill(comment, '');
  await userEvent.fill(comment, 'Nada');
  await page.getByRole('button', { name: 'Comentar', exact: true }).last().click();
  await expect.poll(() => asked('agregarComentario').map(({ cuerpo }) => cuerpo.menciones)).toEqual([[]]);
});

test('the history marks who is mentioned, and the reader most of all', async () => {
  const autor = { numiden: 100_003, nombre: 'Silvia Muñoz Arriaga' };
  const own = { numiden: 100_001, nombre: 'Laura Méndez Castillo' };
  const other = { numiden: 100_002, nombre: 'Jorge Peña Ríos' };
  const texto = 'Lo ven @Laura Méndez Castillo y @Jorge Peña Ríos, no @Nadie.';
  await openCase([{ id: 1, texto, fecha: '2026-11-20T16:00:00.000Z', autor, menciones: [own, other] }]);
  const marks = page.getByRole('group', { name: 'Lo que se dijo y se hizo' }).getByRole('mark');
  await expect
    .poll(() => marks.elements().map(({ textContent }) => textContent))
    .toEqual(['@Laura Méndez Castillo', '@Jorge Peña Ríos']);
  const isLit = (one: Element) => getComputedStyle(one).backgroundColor !== 'rgba(0, 0, 0, 0)';
  expect(marks.elements().map(isLit)).toEqual([true, false]);
  expect(await faultsIn('body')).toEqual([]);
});
