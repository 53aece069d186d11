/** The inbox decides: each request beside the list, by keys, by the works of its own page. */
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { press } from '../bed/act.ts';
import { faultsIn } from '../bed/faults.ts';
import { authorized, decidedBefore, JORGE, openInbox, request, SILVIA, voucher } from '../bed/inbox.ts';

test('a voucher is authorized by one key, the next one comes by itself, and Esc leads back to its row', async () => {
  const { address, asked, drawer, row, shown, table } = await openInbox([voucher(20), voucher(21), voucher(22)]);
  await expect.element(row('D001000020')).toBeVisible();
  await press(row('D001000020'), '{Enter}');
  await expect.element(shown('Vale D001000020')).toHaveFocus();
  expect(address()).toBe('administracion/por-autorizar?abierto=v20');
  for (const told of ['$1,160.00', 'Tiene depreciación', 'Licuadora industrial', 'Empaque abierto', JORGE.nombre])
    await expect.element(drawer.getByText(told).first()).toBeVisible();
  expect(await faultsIn('body')).toEqual([]);

  await userEvent.keyboard('a');
  await expect.element(shown('Vale D001000021')).toHaveFocus();
  expect(address()).toBe('administracion/por-autorizar?abierto=v21');
  expect(asked('autorizarVale').map(({ cuerpo }) => cuerpo)).toEqual([{ id: 20, version: 3, comentario: '' }]);
  await expect.element(page.getByText('El vale D001000020 se autorizó con éxito')).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await expect.element(row('D001000021')).toHaveFocus();
  expect(address()).toBe('administracion/por-autorizar');
  await expect.element(row('D001000020')).not.toBeInTheDocument();
  await expect.element(table).toBeVisible();
});

test('a second press meets the one that was decided, and a key with another one or in a field decides nothing', async () => {
  const { asked, shown } = await openInbox([voucher(20), voucher(21)], { search: '?abierto=v20' });
  await expect.element(shown('Vale D001000020')).toHaveFocus();
  await userEvent.keyboard('{Control>}a{/Control}{Shift>}a{/Shift}');
  expect(asked('autorizarVale')).toEqual([]);
  await userEvent.keyboard('a');
  await expect.poll(() => asked('autorizarVale').length).toBe(1);
  await new Promise((done) => setTimeout(done, 120));
  await userEvent.keyboard('a');
  await expect.element(shown('Vale D001000021')).toHaveFocus();
  expect(asked('autorizarVale').map(({ cuerpo }) => cuerpo.id)).toEqual([20]);
});

test('a refusal asks why, keeps what is written, and goes by Ctrl and Enter', async () => {
  const { asked, drawer, shown, drafts } = await openInbox([voucher(20)], { search: '?abierto=v20' });
  await expect.element(shown('Vale D001000020')).toHaveFocus();
  await userEvent.keyboard('r');
  const reason = drawer.getByLabelText(/^Motivo/);
  await expect.element(reason).toHaveFocus();
  expect(await faultsIn('[role=dialog]')).toEqual([]);
  await userEvent.keyboard('{Control>}{Enter}{/Control}');
  await expect.element(reason).toHaveAccessibleDescription(/Escriba al menos 5 caracteres/);
  expect(asked('rechazarVale')).toEqual([]);
  await userEvent.keyboard('La caja venía abierta y sin aspas.');
  await expect.poll(drafts).toContain('sin aspas');
  // The letters that decide are letters here, and Esc leaves the field alone.
  await userEvent.keyboard('{Escape}');
  await expect.element(shown('Vale D001000020')).toHaveFocus();
  await userEvent.keyboard('r');
  await expect.element(reason).toHaveValue('La caja venía abierta y sin aspas.');
  await expect.element(reason).toHaveFocus();
  await userEvent.keyboard('{Control>}{Enter}{/Control}');
  await expect.element(drawer).not.toBeInTheDocument();
  expect(asked('rechazarVale').map(({ cuerpo }) => cuerpo)).toEqual([
    { id: 20, version: 3, motivo: 'La caja venía abierta y sin aspas.' },
  ]);
  expect(asked('autorizarVale')).toEqual([]);
  await expect.element(page.getByText('No hay solicitudes por autorizar')).toBeVisible();
});

test('a case is authorized without a word, and not without one refused, as on its own page', async () => {
  const { asked, button, drawer, shown } = await openInbox([request(7001), voucher(20)], { search: '?abierto=c7001' });
  await expect.element(shown('Caso 7001')).toHaveFocus();
  await expect.element(drawer.getByText('Pasó el plazo de treinta días.')).toBeVisible();
  expect(await faultsIn('body')).toEqual([]);
  await userEvent.keyboard('r');
  const comment = drawer.getByRole('textbox', { name: /^Comentario/ });
  await expect.element(comment).toHaveFocus();
  await button('No autorizar').click();
  await expect.element(comment).toHaveAccessibleDescription(/Escriba al menos 5 caracteres/);
  expect(asked('autorizarCaso')).toEqual([]);
  await userEvent.keyboard('{Escape}');
  await expect.element(comment).not.toBeInTheDocument();
  await userEvent.keyboard('a');
  await expect.element(shown('Vale D001000020')).toHaveFocus();
  expect(asked('autorizarCaso').map(({ cuerpo }) => cuerpo)).toEqual([
    { idCaso: 7001, version: 3, comentario: '', autorizado: true },
  ]);
});

test('who was not the first is told who was, nothing is decided twice, and the next one is offered', async () => {
  const { answer, button, drawer, shown, vouchers } = await openInbox([voucher(20), voucher(21)], {
    search: '?abierto=v20',
  });
  await expect.element(shown('Vale D001000020')).toHaveFocus();
  answer({ autorizarVale: decidedBefore(voucher(20)) });
  vouchers.set(20, authorized(voucher(20), SILVIA));
  await userEvent.keyboard('a');
  const told = drawer.getByRole('alert');
  await expect
    .element(told)
    .toHaveTextContent(`No se autorizó el vale. Mientras usted trabajaba:${SILVIA.nombre}: Vale autorizado`);
  await expect.element(told).toHaveTextContent('Un vale en estado VIGENTE no permite autorizarlo.');
  await expect.element(button('Autorizar')).not.toBeInTheDocument();
  expect(await faultsIn('[role=dialog]')).toEqual([]);
  await userEvent.keyboard('j');
  await expect.element(shown('Vale D001000021')).toHaveFocus();
});

test("one's own request says who decides it, and has no keys", async () => {
  const own = voucher(20, { autores: [100_001, JORGE.numiden] });
  const { asked, button, drawer, shown } = await openInbox([own, voucher(21)], { search: '?abierto=v20' });
  await expect.element(shown('Vale D001000020')).toHaveFocus();
  await expect.element(drawer.getByText('Usted hizo este vale: lo decide otra persona.')).toBeVisible();
  await expect.element(button('Autorizar')).not.toBeInTheDocument();
  await userEvent.keyboard('ar');
  await userEvent.keyboard('j');
  await expect.element(shown('Vale D001000021')).toHaveFocus();
  // It is no way on: nobody goes to what he may not decide.
  await userEvent.keyboard('j');
  await expect.element(drawer).not.toBeInTheDocument();
  await expect.element(page.getByText('No queda otra solicitud que espere su decisión.')).toBeVisible();
  expect(asked('autorizarVale')).toEqual([]);
});

test('a refused decision is told in its place, and asked for again by the same key', async () => {
  const message = 'Lo que cancela el vale D001000020 salió mientras esperaba autorización.';
  const { answer, asked, button, drawer, shown } = await openInbox([voucher(20), voucher(21)], {
    search: '?abierto=v20',
    autorizarVale: { status: 500, body: { codigo: 500, message } },
  });
  await expect.element(shown('Vale D001000020')).toHaveFocus();
  await userEvent.keyboard('a');
  await expect.element(drawer.getByRole('alert')).toHaveTextContent(message);
  await expect.element(button('Reintentar')).toBeVisible();
  answer({ autorizarVale: { codigo: 1, descripcion: 'Hecho', version: 4, estado: { id: 1, nombre: 'VIGENTE' } } });
  await userEvent.keyboard('a');
  await expect.element(shown('Vale D001000021')).toBeVisible();
  const [first, second] = asked('autorizarVale');
  expect(second?.clave).toBe(first?.clave);
});

test('a letter is a key of the page also on a box that was marked by the mouse', async () => {
  const { row } = await openInbox([voucher(20), voucher(21)]);
  await page.getByRole('checkbox', { name: 'Marcar Vale D001000020', exact: true }).click();
  await userEvent.keyboard('j');
  await expect.element(row('D001000021')).toHaveFocus();
});
