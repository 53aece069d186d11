/** The play of a life on its diagram, from a real record too, and who may take an arrow: by keyboard, and without anything sent. */
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { arrowKey, chartOf } from '#diagrams/chart';
import { vidaValeWords } from '#diagrams/words/vidaVale';
import { ESTADO_VALE } from '#domain/cadena/estadosVale';
import { vidaValeMachine } from '#machines/vidaVale.machine';
import { openApp } from '../bed/app.tsx';
import { faultsIn } from '../bed/faults.ts';
import { voucher } from '../bed/inbox.ts';

/** The first test of all waits until the chart is laid out, which the build does for the product. */
const DRAWN = { timeout: 60_000 };

function panel() {
  return page.getByRole('region', { name: 'Probar' });
}

function choice(name: string | RegExp) {
  return panel().getByRole('group', { name: 'Ahora puede pasar' }).getByRole('button', { name });
}

test('a play says what is refused, goes on by keyboard, and is there after a reload', async () => {
  const app = await openApp(`diagramas/vidaVale?desde=${ESTADO_VALE.porAutorizar}&camino=autores.ella`, {});
  await expect
    .element(panel().getByRole('list', { name: 'No se puede, y por qué' }), DRAWN)
    .toHaveTextContent('«Autorizar»: Usted hizo este vale: lo decide otra persona.');
  await expect.element(choice(/^«Autorizar»/)).not.toBeInTheDocument();
  expect(await faultsIn('main')).toEqual([]);
  const who = panel().getByLabelText('¿Quién lo hizo?');
  await userEvent.selectOptions(who, 'Otra persona');
  (choice('«Autorizar» → VIGENTE').element() as HTMLElement).focus();
  await userEvent.keyboard('{Enter}');
  await expect.element(panel().getByRole('status')).toHaveFocus();
  await expect.element(panel().getByRole('status')).toHaveTextContent('Está en VIGENTE.');
  await app.reload();
  await expect.element(panel().getByRole('status')).toHaveTextContent('Está en VIGENTE.');
  await panel().getByRole('button', { name: 'Paso atrás' }).click();
  await expect.element(panel().getByRole('status')).toHaveTextContent('Está en POR AUTORIZAR.');
});

test('a voucher leads to the play at its state, with its facts', async () => {
  const authors = [{ numiden: 100_001, nombre: 'Laura Méndez Castillo' }] as const;
  await openApp('vales/61/diagrama', {
    obtenerVale: voucher(61, { autor: authors[0], autores: [100_001] }),
  });
  await page.getByRole('link', { name: '¿Qué pasaría si...?' }).click();
  await expect.element(panel().getByRole('status')).toHaveTextContent('Está en POR AUTORIZAR.');
  await expect.element(panel().getByLabelText('¿Quién lo hizo?')).toHaveValue('ella');
});

test('an arrow says the permission, the roles that give it today, and what it leaves to be done', async () => {
  const arrow = chartOf(vidaValeMachine, vidaValeWords).arrows.find(
    ({ name, guard }) => name === 'autorizar' && guard === 'decideElDeOtro',
  );
  if (arrow === undefined) throw new Error('No voucher is authorized.');
  await openApp(`diagramas/vidaVale?ver=${arrowKey(arrow)}`, {
    quienTiene: { roles: [{ id: 3, nombre: 'Gerente', usuarios: 2 }], personas: [], total: 0 },
  });
  const seen = page.getByRole('region', { name: '«Autorizar», en POR AUTORIZAR' });
  await expect.element(seen).toHaveTextContent(/Pide el permiso\s*Autorizar vales: hoy lo da Gerente/);
  await expect
    .element(seen)
    .toHaveTextContent(
      'un correo, cancelar en guías lo que no se va a entregar y un aviso en la campana de a quien le toca',
    );
  expect(await faultsIn('main')).toEqual([]);
});
