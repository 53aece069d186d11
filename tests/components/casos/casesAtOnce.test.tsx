/** Several cases of the list at once: marked by mouse and keys, asked about once, each sent by its own key, and told. */
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { CasoDeLista } from '#domain/casos/casos';
import { ESTADO } from '#domain/casos/vidaCaso';
import { focus, leaveByEsc, press, settled, strike } from '../bed/act.ts';
import { openCaseList } from '../bed/caseList.ts';
import type { Answers } from '../bed/edge.ts';
import { faultsIn } from '../bed/faults.ts';
import { markedCase } from '../bed/listedCase.ts';

const LAURA = { numiden: 100_004, nombre: 'Laura Gómez', rol: 'Asesor', fueraHasta: null, suplente: null };
const ASSIGNABLE = { asignablesCaso: { personas: [LAURA], hayMas: false, contra: null } };

/** Opens the list with cases, the first one at the top; what is changed in them is there at the next reading. */
async function open(cases: readonly CasoDeLista[], answers: Answers = {}) {
  const shown = new Map(cases.map((one) => [one.id, one]));
  const done = (id: number) => ({ codigo: 1, descripcion: 'Hecho', version: 4, estado: shown.get(id)?.estado });
  const list = await openCaseList('', {
    listaCasos: () => ({ listaCasos: [...shown.values()], total: shown.size, limiteExcedido: false }),
    actualizarEstado: ({ cuerpo: { idCaso } }) => done(idCaso) as never,
    asignarCaso: ({ cuerpo: { idCaso } }) => done(idCaso) as never,
    seguir: { codigo: 1, descripcion: 'Hecho' },
    ...ASSIGNABLE,
    ...answers,
  });
  await expect.element(list.folios.first()).toBeVisible();
  return { ...list, shown };
}

const bar = page.getByRole('group', { name: 'Trabajar lo marcado' });
const box = (id: number) => page.getByRole('checkbox', { name: `Marcar Caso ${id}`, exact: true });
const all = page.getByRole('checkbox', { name: 'Marcar todos los de esta página' });
const question = (name: string) => page.getByRole('alertdialog', { name, exact: true });

test('cases are marked by the keyboard and assigned by one window, each by its own key', async () => {
  const { asked, folios } = await open([markedCase(7001), markedCase(7002), markedCase(7003)]);
  focus(folios.first());
  await strike('xjx');
  await expect.element(bar.getByRole('status')).toHaveTextContent(/^2 casos$/);
  expect(await faultsIn('main')).toEqual([]);
  await strike('p');
  const window = page.getByRole('dialog', { name: 'Asignar 2 casos', exact: true });
  await settled(window);
  await expect.element(window.getByRole('combobox')).toHaveFocus();
  await window.getByRole('combobox').fill('Laura');
  await expect.element(page.getByRole('option', { name: /Laura Gómez/ })).toBeVisible();
  await userEvent.keyboard('{ArrowDown}{Enter}');
  const named = page.getByRole('dialog', { name: 'Asignar 2 casos a Laura Gómez', exact: true });
  await expect.element(named).toBeVisible();
  expect(await faultsIn('[role=dialog]')).toEqual([]);
  await named.getByRole('textbox', { name: /^Nota/ }).fill('Hable con el cliente.');
  await named.getByRole('button', { name: 'Asignar' }).click();
  await expect.element(page.getByText('2 casos asignados')).toBeVisible();
  const calls = asked('asignarCaso');
  expect(calls.map(({ cuerpo }) => cuerpo)).toEqual(
    [7001, 7002].map((idCaso) => ({
      ...{ idCaso, version: 3, numiden: LAURA.numiden },
      ...{ nota: 'Hable con el cliente.', aunqueFuera: false },
    })),
  );
  expect(new Set(calls.map(({ clave }) => clave)).size).toBe(2);
  await expect.element(bar).not.toBeInTheDocument();
});

test('a refusal is told below its case, which stays marked; Escape sends nothing', async () => {
  const message = 'El caso 7002 no es de su área.';
  const refused = { status: 400, body: { codigo: 400, message } };
  const { asked, table } = await open([markedCase(7001), markedCase(7002)], {
    actualizarEstado: ({ cuerpo: { idCaso } }) =>
      (idCaso === 7002
        ? refused
        : { codigo: 1, descripcion: 'Hecho', version: 4, estado: { id: 2, nombre: 'EN PROCESO' } }) as never,
  });
  await all.click();
  await bar.getByRole('button', { name: 'Tomar' }).click();
  await expect.element(question('Tomar 2 casos')).toBeVisible();
  await leaveByEsc(question('Tomar 2 casos'));
  expect(asked('actualizarEstado')).toEqual([]);
  await expect.element(box(7002)).toBeChecked();
  await strike('t');
  await userEvent.keyboard('{Enter}');
  await expect.element(bar.getByRole('status')).toHaveTextContent('1 caso tomado, 1 no');
  await expect.element(table).toHaveTextContent(message);
  expect(await faultsIn('main')).toEqual([]);
  await bar.getByRole('button', { name: 'Listo' }).click();
  await expect.element(box(7002)).toBeChecked();
  await expect.element(box(7001)).not.toBeChecked();
  await expect.element(table).not.toHaveTextContent(message);
});

test('what the state of a case forbids is told before anything is sent, and that case is left out', async () => {
  const { asked } = await open([
    markedCase(7001),
    markedCase(7002, ESTADO.enProceso),
    markedCase(7003, ESTADO.solucionada),
  ]);
  await box(7002).click();
  await expect.element(bar.getByRole('button', { name: 'Tomar' })).toHaveAttribute('aria-disabled', 'true');
  await all.click();
  await expect.element(bar.getByRole('status')).toHaveTextContent(/^3 casos$/);
  await bar.getByRole('button', { name: 'Tomar' }).click();
  await expect.element(question('Tomar 1 caso')).toHaveTextContent('Sin 2 de los marcados.');
  await expect.element(question('Tomar 1 caso')).toHaveTextContent('Caso 7002:');
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByText('1 caso tomado')).toBeVisible();
  expect(asked('actualizarEstado').map(({ cuerpo }) => cuerpo.idCaso)).toEqual([7001]);
  await expect.element(bar.getByRole('status')).toHaveTextContent(/^2 casos$/);
});

test('a mark survives a new reading; a case that has left the list loses its own, which is told', async () => {
  const { shown, labelled } = await open([markedCase(7001), markedCase(7002), markedCase(7003)]);
  await box(7001).click();
  await box(7002).click();
  shown.set(7001, markedCase(7001, ESTADO.enProceso));
  shown.delete(7002);
  await press(labelled('Folio'), '{Enter}');
  await expect.element(page.getByText('Caso 7002 cambió o salió de la lista: ya no está marcado.')).toBeVisible();
  await expect.element(box(7001)).toBeChecked();
  await expect.element(bar.getByRole('status')).toHaveTextContent(/^1 caso$/);
});

test('another filter drops the marks: nothing is worked on that is not in sight', async () => {
  const { labelled } = await open([markedCase(7001), markedCase(7002)]);
  await all.click();
  await expect.element(bar).toBeVisible();
  await labelled('Cliente').fill('uc');
  await expect.element(bar).not.toBeInTheDocument();
  await expect.element(box(7001)).not.toBeChecked();
});

test('several are followed, also by who works on none', async () => {
  const { asked } = await open([markedCase(7001), markedCase(7002, ESTADO.solucionada)]);
  await all.click();
  await bar.getByRole('button', { name: 'Seguir' }).click();
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByText('2 casos en seguimiento')).toBeVisible();
  expect(asked('seguir').map(({ cuerpo }) => cuerpo)).toEqual([7001, 7002].map((id) => ({ entidad: 'caso', id })));
});
