/** What was done to several records is taken back by one key, in every list that marks: what stays is told with its reason. */
import { afterEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { DESHACER_MS } from '#domain/common/deshacer';
import { focus, strike } from '../bed/act.ts';
import { openCaseList } from '../bed/caseList.ts';
import { type Answers, LOST } from '../bed/edge.ts';
import { faultsIn } from '../bed/faults.ts';
import { authorized, openInbox, voucher } from '../bed/inbox.ts';
import { markedCase } from '../bed/listedCase.ts';

const FOLLOWED = 'Ya no se puede deshacer: después se hizo algo más.';
const EN_PROCESO = { id: 2, nombre: 'EN PROCESO' };
const POR_AUTORIZAR = { id: 5, nombre: 'POR AUTORIZAR' } as const;

const undoButton = page.getByRole('button', { name: 'Deshacer' });
const bar = (name: string) => page.getByRole('group', { name });
const all = page.getByRole('checkbox', { name: 'Marcar todos los de esta página' });
const refused = (message: string) => ({ status: 409, body: { codigo: 409, message } });
const undone = (id: number) => {
  return { codigo: 1, descripcion: `Caso ${id}: se deshizo la toma`, version: 5, estado: { id: 1, nombre: 'NUEVO' } };
};

afterEach(() => vi.useRealTimers());

/** Three cases that were just taken together at a server that can take that back. */
async function taken(answers: Answers = {}) {
  const cases = [7001, 7002, 7003].map((id) => markedCase(id));
  const list = await openCaseList('', {
    listaCasos: () => ({ listaCasos: cases, total: cases.length, limiteExcedido: false }),
    actualizarEstado: { codigo: 1, descripcion: 'Hecho', version: 4, estado: EN_PROCESO, deshacible: true } as never,
    deshacerEnCaso: ({ cuerpo: { idCaso } }) => undone(idCaso) as never,
    ...answers,
  });
  await expect.element(list.folios.first()).toBeVisible();
  await all.click();
  await bar('Trabajar lo marcado').getByRole('button', { name: 'Tomar' }).click();
  await userEvent.keyboard('{Enter}');
  return list;
}

test('Z takes back all of the group, each by its own key, the oldest first', async () => {
  const { asked } = await taken();
  await expect.element(undoButton).toHaveAttribute('aria-keyshortcuts', 'Z');
  expect(page.getByText('3 casos tomados').elements()).toHaveLength(1);
  expect(await faultsIn('body')).toEqual([]);
  await strike('z');
  await expect.element(page.getByText('Deshecho: 3 casos tomados')).toBeVisible();
  const calls = asked('deshacerEnCaso');
  expect(calls.map(({ cuerpo }) => cuerpo)).toEqual([7001, 7002, 7003].map((idCaso) => ({ idCaso, trabajo: 'tomar' })));
  expect(new Set(calls.map(({ clave }) => clave)).size).toBe(3);
  await expect.element(undoButton).not.toBeInTheDocument();
});

test('the button does the same; one that a colleague was quicker with stays, and its row says why until that is read', async () => {
  const { asked, table } = await taken({
    deshacerEnCaso: ({ cuerpo: { idCaso } }) => (idCaso === 7002 ? refused(FOLLOWED) : undone(idCaso)) as never,
  });
  await undoButton.click();
  const told = page.getByText(`Se deshicieron 2 de 3. Caso 7002: ${FOLLOWED}`);
  await expect.element(told).toBeVisible();
  await expect.element(table).toHaveTextContent(`No se deshizo ${FOLLOWED}`);
  expect(asked('deshacerEnCaso')).toHaveLength(3);
  expect(await faultsIn('body')).toEqual([]);
  // Nothing is offered any more.
  await expect.element(undoButton).not.toBeInTheDocument();
  await strike('z');
  expect(asked('deshacerEnCaso')).toHaveLength(3);
  await page.getByRole('button', { name: 'Cerrar aviso' }).click();
  await expect.element(told).not.toBeInTheDocument();
  await expect.element(table).not.toHaveTextContent('No se deshizo');
});

test('what nobody knows is asked again by its own key, and nothing else', async () => {
  const { answer, asked } = await taken();
  answer({ deshacerEnCaso: LOST });
  await expect.element(undoButton).toBeVisible();
  await strike('z');
  const again = page.getByRole('button', { name: 'Deshacer de nuevo' });
  await expect.element(again).toBeVisible();
  expect(asked('deshacerEnCaso')).toHaveLength(1);
  answer({ deshacerEnCaso: ({ cuerpo: { idCaso } }) => undone(idCaso) as never });
  await again.click();
  await expect.element(page.getByText('Deshecho: 3 casos tomados')).toBeVisible();
  const [first, second, ...others] = asked('deshacerEnCaso');
  expect(second?.clave).toBe(first?.clave);
  expect(others.map(({ cuerpo }) => cuerpo.idCaso)).toEqual([7002, 7003]);
});

test('eight seconds after the last one was done it is offered no more, and Z does nothing', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true });
  const { asked } = await taken();
  await expect.element(undoButton).toBeVisible();
  vi.advanceTimersByTime(DESHACER_MS);
  await expect.element(undoButton).not.toBeInTheDocument();
  await userEvent.keyboard('z');
  expect(asked('deshacerEnCaso')).toEqual([]);
});

test('what was refused is no part of it, and once the others are back only that one is told', async () => {
  const message = 'El caso 7002 no es de su área.';
  const done = { codigo: 1, descripcion: 'Hecho', version: 4, estado: EN_PROCESO, deshacible: true };
  const { asked } = await taken({
    actualizarEstado: ({ cuerpo: { idCaso } }) =>
      (idCaso === 7002 ? { status: 400, body: { codigo: 400, message } } : done) as never,
  });
  const status = bar('Trabajar lo marcado').getByRole('status');
  await expect.element(status).toHaveTextContent('2 casos tomados, 1 no');
  await strike('z');
  await expect.element(page.getByText('Deshecho: 2 casos tomados')).toBeVisible();
  expect(asked('deshacerEnCaso').map(({ cuerpo }) => cuerpo.idCaso)).toEqual([7001, 7003]);
  await expect.element(status).toHaveTextContent('0 casos tomados, 1 no');
});

test('what a server takes back of none is told as ever, and nothing is offered', async () => {
  const { asked } = await taken({
    actualizarEstado: { codigo: 1, descripcion: 'Hecho', version: 4, estado: EN_PROCESO } as never,
  });
  await expect.element(page.getByText('3 casos tomados')).toBeVisible();
  await expect.element(undoButton).not.toBeInTheDocument();
  await strike('z');
  expect(asked('deshacerEnCaso')).toEqual([]);
});

test('vouchers that were decided in the inbox wait again; the one whose mail is out is told by its folio', async () => {
  const gone = 'Ya no se puede deshacer: el aviso ya salió.';
  const { answer, asked, row, vouchers } = await openInbox([voucher(20), voucher(21)]);
  answer({
    autorizarVale: ({ cuerpo: { id } }) => {
      vouchers.set(id, authorized(voucher(id)));
      return {
        ...{ codigo: 1, descripcion: 'Hecho', version: 4 },
        estado: { id: 1, nombre: 'VIGENTE' },
        deshacible: true,
      };
    },
    deshacerEnVale: ({ cuerpo: { id } }) => {
      if (id === 21) return refused(gone);
      vouchers.set(id, voucher(id, { version: 5 }));
      return { codigo: 1, descripcion: 'Se deshizo', version: 5, estado: POR_AUTORIZAR };
    },
  });
  await expect.element(row('D001000020')).toBeVisible();
  focus(row('D001000020'));
  await strike('xjxa');
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByText('2 vales autorizados')).toBeVisible();
  await expect.element(row('D001000020')).not.toBeInTheDocument();
  await strike('z');
  await expect.element(page.getByText(`Se deshizo 1 de 2. Vale D001000021: ${gone}`)).toBeVisible();
  expect(asked('deshacerEnVale').map(({ cuerpo }) => cuerpo)).toEqual(
    [20, 21].map((id) => ({ id, trabajo: 'autorizar' })),
  );
  await expect.element(row('D001000020')).toBeVisible();
  await expect.element(row('D001000021')).not.toBeInTheDocument();
});
