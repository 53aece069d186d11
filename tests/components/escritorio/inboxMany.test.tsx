/** The inbox decides several at once: marked by the keyboard, told row by row, repeated by the same keys. */
import { expect, test } from 'vitest';
import { type Locator, page, userEvent } from 'vitest/browser';
import { focus, leaveByEsc, strike } from '../bed/act.ts';
import { type Asked, LOST } from '../bed/edge.ts';
import { faultsIn } from '../bed/faults.ts';
import { authorized, decidedBefore, JORGE, openInbox, request, SILVIA, voucher } from '../bed/inbox.ts';

const box = (title: string) => page.getByRole('checkbox', { name: `Marcar ${title}`, exact: true });
async function reach(row: Locator) {
  await expect.element(row).toBeVisible();
  focus(row);
}

const bar = page.getByRole('group', { name: 'Decidir lo marcado' });
const question = (name?: string) => page.getByRole('alertdialog', name === undefined ? {} : { name, exact: true });

test('the question is left by Esc, and nothing was sent; while they are sent the one on its way is told', async () => {
  const { answer, asked, row } = await openInbox([voucher(20), voucher(21)]);
  const answers: ((answer: { codigo: number; descripcion: string; version: number; estado: object }) => void)[] = [];
  answer({ autorizarVale: () => new Promise((resolve) => answers.push(resolve as never)) });
  await reach(row('D001000020'));
  await strike('xjxa');
  await expect.element(question('Autorizar 2 vales, $2,320.00')).toBeVisible();
  await leaveByEsc(question());
  await expect.element(bar.getByRole('status')).toHaveTextContent('2 vales · $2,320.00');
  expect(asked('autorizarVale')).toEqual([]);
  await bar.getByRole('button', { name: 'Autorizar' }).click();
  await userEvent.keyboard('{Enter}');
  await expect.element(bar.getByRole('status')).toHaveTextContent(/^Enviando 1 de 2...$/);
  await expect.poll(() => answers.length).toBe(1);
  answers[0]?.({ codigo: 1, descripcion: 'Hecho', version: 4, estado: { id: 1, nombre: 'VIGENTE' } });
  await expect.element(bar.getByRole('status')).toHaveTextContent(/^Enviando 2 de 2...$/);
  await expect.poll(() => answers.length).toBe(2);
  answers[1]?.({ codigo: 1, descripcion: 'Hecho', version: 4, estado: { id: 1, nombre: 'VIGENTE' } });
  await expect.element(page.getByText('2 vales autorizados')).toBeVisible();
});

test('three vouchers are marked and authorized by the keyboard, each by its own key, and one sentence tells it', async () => {
  const { asked, row, drawer } = await openInbox([voucher(20), voucher(21), voucher(22), voucher(23)]);
  await reach(row('D001000020'));
  await strike('xjxjx');
  await expect.element(bar.getByRole('status')).toHaveTextContent('3 vales · $3,480.00');
  expect(await faultsIn('main')).toEqual([]);
  await strike('a');
  await expect.element(question('Autorizar 3 vales, $3,480.00')).toBeVisible();
  await expect.element(question().getByRole('button', { name: 'Autorizar' })).toHaveFocus();
  expect(await faultsIn('[role=alertdialog]')).toEqual([]);
  expect(asked('autorizarVale')).toEqual([]);
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByText('3 vales autorizados')).toBeVisible();
  const calls = asked('autorizarVale');
  expect(calls.map(({ cuerpo }) => cuerpo)).toEqual([20, 21, 22].map((id) => ({ id, version: 3, comentario: '' })));
  expect(new Set(calls.map(({ clave }) => clave)).size).toBe(3);
  await expect.element(row('D001000020')).not.toBeInTheDocument();
  await expect.element(row('D001000023')).toBeVisible();
  await expect.element(bar).not.toBeInTheDocument();
  await expect.element(drawer).not.toBeInTheDocument();
});

test('each row tells how it goes, and only what failed is repeated, by its own key', async () => {
  const message = 'Lo que cancela el vale D001000021 salió mientras esperaba autorización.';
  const inbox = await openInbox([voucher(20), voucher(21), voucher(22)], {});
  const { answer, asked, row, table, vouchers } = inbox;
  let refuses = true;
  const decides = ({ cuerpo: { id } }: Asked<'autorizarVale'>) => {
    if (id === 21 && refuses) return { status: 400, body: { codigo: 400, message } };
    if (id === 22) return decidedBefore(voucher(22));
    vouchers.set(id, authorized(voucher(id)));
    return { codigo: 1, descripcion: 'Hecho', version: 4, estado: { id: 1, nombre: 'VIGENTE' } } as const;
  };
  answer({ autorizarVale: decides });
  await page.getByRole('checkbox', { name: 'Marcar todos los de esta página' }).click();
  await expect.element(box('Vale D001000022')).toBeChecked();
  await bar.getByRole('button', { name: 'Autorizar' }).click();
  await userEvent.keyboard('{Enter}');
  await expect.element(bar.getByRole('status')).toHaveTextContent('1 vale autorizado, 2 no');
  await expect.element(table).toHaveTextContent(message);
  await expect.element(table).toHaveTextContent(`Ya lo decidió ${SILVIA.nombre}.`);
  // The decided vouchers stay in sight until all is told.
  await expect.element(row('D001000020')).toBeVisible();
  await expect.element(table.getByText('Autorizado', { exact: true })).toBeVisible();
  expect(await faultsIn('main')).toEqual([]);

  refuses = false;
  await bar.getByRole('button', { name: 'Reintentar los que faltan' }).click();
  await expect.element(bar.getByRole('status')).toHaveTextContent('2 vales autorizados, 1 no');
  const calls = asked('autorizarVale');
  expect(calls.map(({ cuerpo }) => cuerpo.id)).toEqual([20, 21, 22, 21]);
  expect(calls[3]?.clave).toBe(calls[1]?.clave);
  await expect.element(bar.getByRole('button', { name: 'Reintentar los que faltan' })).not.toBeInTheDocument();
  await bar.getByRole('button', { name: 'Listo' }).click();
  await expect.element(row('D001000020')).not.toBeInTheDocument();
});

test('one reason refuses all, is kept while it is written, and follows the rules of one', async () => {
  const { asked, row } = await openInbox([voucher(20), voucher(21)]);
  await reach(row('D001000020'));
  await strike('xjxr');
  const window = page.getByRole('dialog', { name: 'Rechazar 2 vales, $2,320.00' });
  const reason = window.getByLabelText(/^Motivo/);
  await expect.element(reason).toHaveFocus();
  expect(await faultsIn('[role=dialog]')).toEqual([]);
  await userEvent.keyboard('Sin{Control>}{Enter}{/Control}');
  await expect.element(reason).toHaveAccessibleDescription(/Escriba al menos 5 caracteres/);
  await userEvent.keyboard('{Escape}');
  await expect.element(window).not.toBeInTheDocument();
  await bar.getByRole('button', { name: 'Rechazar' }).click();
  await expect.element(reason).toHaveValue('Sin');
  await reason.fill('Sin aspas ni caja.');
  await userEvent.keyboard('{Control>}{Enter}{/Control}');
  await expect.element(page.getByText('2 vales rechazados')).toBeVisible();
  expect(asked('rechazarVale').map(({ cuerpo }) => cuerpo)).toEqual([
    { id: 20, version: 3, motivo: 'Sin aspas ni caja.' },
    { id: 21, version: 3, motivo: 'Sin aspas ni caja.' },
  ]);
});

test('cases ask for their words for either answer, and are not decided together with vouchers', async () => {
  const { asked, row } = await openInbox([request(7001), request(7002), voucher(20)]);
  await reach(row('7001'));
  await strike('x');
  await box('Vale D001000020').click();
  await expect.element(bar).toHaveTextContent('1 vale · $1,160.00 y 1 caso');
  await expect.element(bar).toHaveTextContent('Los vales y los casos se deciden por separado');
  await expect.element(bar.getByRole('button', { name: 'Autorizar' })).not.toBeInTheDocument();
  await strike('a');
  await box('Vale D001000020').click();
  await box('Caso 7002').click();
  await bar.getByRole('button', { name: 'No autorizar' }).click();
  await page
    .getByRole('dialog')
    .getByLabelText(/^Comentario/)
    .fill('Ya pasó un año.');
  await page.getByRole('dialog').getByRole('button', { name: 'No autorizar' }).click();
  await expect.element(page.getByText('2 casos no autorizados')).toBeVisible();
  expect(asked('autorizarCaso').map(({ cuerpo }) => cuerpo)).toEqual(
    [7001, 7002].map((idCaso) => ({ idCaso, version: 3, comentario: 'Ya pasó un año.', autorizado: false })),
  );
  expect(asked('autorizarVale')).toEqual([]);
});

const summaries = () => document.querySelectorAll('[data-scope=hover-card][data-state=open]').length;

test('the question stays though the summary of its row goes', async () => {
  const { asked, row } = await openInbox([voucher(20), voucher(21)]);
  await reach(row('D001000020'));
  await strike('xjx');
  await expect.poll(summaries).toBe(1);
  await strike('a');
  await expect.element(question('Autorizar 2 vales, $2,320.00')).toBeVisible();
  await expect.poll(summaries).toBe(0);
  await expect.element(question()).toBeVisible();
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByText('2 vales autorizados')).toBeVisible();
  expect(asked('autorizarVale')).toHaveLength(2);
});

test("one's own cannot be marked and says why, alone or with the whole page", async () => {
  const own = voucher(20, { autores: [100_001, JORGE.numiden] });
  const { row } = await openInbox([own, voucher(21)]);
  await reach(row('D001000020'));
  await strike('x');
  await expect.element(page.getByText('Usted hizo este vale: lo decide otra persona.')).toBeVisible();
  await expect.element(box('Vale D001000020')).not.toBeChecked();
  await expect.element(bar).not.toBeInTheDocument();
  await page.getByRole('checkbox', { name: 'Marcar todos los de esta página' }).click();
  await expect.element(bar.getByRole('status')).toHaveTextContent('1 vale · $1,160.00');
});

test('a cut connection sends nothing more, and the same keys go on', async () => {
  const { answer, asked, row, table, vouchers } = await openInbox([voucher(20), voucher(21)], { autorizarVale: LOST });
  await reach(row('D001000020'));
  await strike('xjxa');
  await userEvent.keyboard('{Enter}');
  await expect
    .element(bar.getByRole('status'))
    .toHaveTextContent('0 vales autorizados, 1 no se sabe si quedó, 1 sin enviar');
  await expect.element(table).toHaveTextContent('No se sabe si quedó');
  await expect.element(table).toHaveTextContent('Sin enviar');
  answer({
    autorizarVale: ({ cuerpo: { id } }) => {
      vouchers.set(id, authorized(voucher(id)));
      return { codigo: 1, descripcion: 'Hecho', version: 4, estado: { id: 1, nombre: 'VIGENTE' } };
    },
  });
  await bar.getByRole('button', { name: 'Reintentar los que faltan' }).click();
  await expect.element(page.getByText('2 vales autorizados')).toBeVisible();
  const [first, second, third] = asked('autorizarVale');
  expect(second?.clave).toBe(first?.clave);
  expect([second?.cuerpo.id, third?.cuerpo.id]).toEqual([20, 21]);
});

test('who leaves before all were sent is told what was and what was not', async () => {
  const { answer, asked, row } = await openInbox([voucher(20), voucher(21)]);
  answer({ autorizarVale: () => new Promise(() => undefined), listaVales: LOST });
  await reach(row('D001000020'));
  await strike('xjxa');
  await userEvent.keyboard('{Enter}');
  await expect.poll(() => asked('autorizarVale').length).toBe(1);
  await userEvent.keyboard('gv');
  await expect
    .element(page.getByText('Salió antes de terminar: 0 vales autorizados, 1 en camino, 1 sin enviar'))
    .toBeVisible();
});
