/** A decision that was just made is taken back by one key, on whatever record the person is by then. */
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { strike } from '../bed/act.ts';
import { LOST } from '../bed/edge.ts';
import { faultsIn } from '../bed/faults.ts';
import { authorized, openInbox, voucher } from '../bed/inbox.ts';

const DONE = 'El vale D001000020 se autorizó con éxito';
const undoButton = page.getByRole('button', { name: 'Deshacer' });
const notices = page.getByText(DONE);

/** The inbox with two vouchers, the first of them just authorized in its drawer, at a server that can take that back. */
async function decided(deshacible = true) {
  const inbox = await openInbox([voucher(20), voucher(21)], { search: '?abierto=v20' });
  const { answer, shown, vouchers } = inbox;
  const POR_AUTORIZAR = { id: 5, nombre: 'POR AUTORIZAR' } as const;
  answer({
    autorizarVale: ({ cuerpo: { id } }) => {
      vouchers.set(id, authorized(voucher(id)));
      const estado = { id: 1, nombre: 'VIGENTE' };
      return { codigo: 1, descripcion: DONE, version: 4, estado, ...(deshacible ? { deshacible } : {}) };
    },
    deshacerEnVale: ({ cuerpo: { id } }) => {
      vouchers.set(id, voucher(id, { version: 5 }));
      const descripcion = 'Vale D001000020: se deshizo la autorización';
      return { codigo: 1, descripcion, version: 5, estado: POR_AUTORIZAR };
    },
  });
  await expect.element(shown('Vale D001000020')).toHaveFocus();
  await userEvent.keyboard('a');
  await expect.element(shown('Vale D001000021')).toHaveFocus();
  return inbox;
}

test('Z takes back the decision while the next one is open already, and it waits again', async () => {
  const { asked, row, shown } = await decided();
  await expect.element(undoButton).toBeVisible();
  await expect.element(undoButton).toHaveAttribute('aria-keyshortcuts', 'Z');
  // One notice says what was done.
  expect(notices.elements()).toHaveLength(1);
  expect(await faultsIn('body')).toEqual([]);
  await strike('z');
  await expect.element(page.getByText('Vale D001000020: se deshizo la autorización')).toBeVisible();
  const [sent, ...more] = asked('deshacerEnVale');
  expect([sent?.cuerpo, more]).toEqual([{ id: 20, trabajo: 'autorizar' }, []]);
  expect(sent?.clave).toMatch(/.{8,}/);
  await expect.element(undoButton).not.toBeInTheDocument();
  await expect.element(shown('Vale D001000021')).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await expect.element(row('D001000020')).toBeVisible();
});

test('the button in the notice does the same, and what nobody knows is asked again with the same key', async () => {
  const { answer, asked } = await decided();
  answer({ deshacerEnVale: LOST });
  await undoButton.click();
  const again = page.getByRole('button', { name: 'Deshacer de nuevo' });
  await expect.element(again).toBeVisible();
  answer({
    deshacerEnVale: {
      codigo: 1,
      descripcion: 'Quedó deshecho',
      version: 5,
      estado: { id: 5, nombre: 'POR AUTORIZAR' },
    },
  });
  await again.click();
  await expect.element(page.getByText('Quedó deshecho')).toBeVisible();
  const [first, second] = asked('deshacerEnVale');
  expect(second?.clave).toBe(first?.clave);
});

test('a no is told in its own words, and nothing is offered any more', async () => {
  const { answer } = await decided();
  const message = 'Ya no se puede deshacer: pasaron los ocho segundos.';
  answer({ deshacerEnVale: { status: 409, body: { codigo: 409, message } } });
  await strike('z');
  await expect.element(page.getByText(message)).toBeVisible();
  await expect.element(undoButton).not.toBeInTheDocument();
});

test('where the server takes nothing back nothing is offered, and Z does nothing', async () => {
  const { asked } = await decided(false);
  await expect.element(notices).toBeVisible();
  await expect.element(undoButton).not.toBeInTheDocument();
  await strike('z');
  expect(asked('deshacerEnVale')).toEqual([]);
});
