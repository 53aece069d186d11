import { expect } from '@playwright/test';
import { ESTADO_VALE, ESTADOS_VALE } from '#domain/cadena/estadosVale';
import { moreActs } from '../../bed/acts.ts';
import { voucherAtServer } from '../../bed/vouchers.ts';
import { lookAtFailure } from '../failure.ts';
import { hear } from '../hear.ts';
import { type DetailDesk, TITLES, type Ventana, WRITTEN } from './detailDesk.ts';
import type { DetailModel } from './detailModel.ts';

/** Looks whether the screen shows a voucher as the charts say it is. Rejects as soon as it shows anything else. */
export async function lookAtDetail(desk: DetailDesk, model: DetailModel): Promise<void> {
  const { page, vale, id } = desk;
  await hear(page, model.said(), /se repuso por el vale/);
  if (model.over && model.window === null && model.stored.state === 'cancelado') {
    // The customer goes away with the new voucher.
    await expect(page, 'la página es la del vale nuevo').not.toHaveURL(new RegExp(`/vales/${id}$`));
    return expect(vale.resumen, 'el resumen dice que está VIGENTE').toContainText('VIGENTE');
  }
  await lookAtNews(desk, model);
  // The page under a window is out of reach, and is looked at when the window is closed.
  if (model.window !== null) return lookAtWindow(desk, model, model.window);
  await lookAtVoucher(desk, model);
}

/** Looks whether the server has the voucher in the state in which the charts have it. */
export async function lookBehind({ person, id }: DetailDesk, { stored: { state } }: DetailModel): Promise<void> {
  const idEstado = ESTADO_VALE[state as keyof typeof ESTADO_VALE];
  const stored = async () => (await voucherAtServer(person, id)).estado;
  await expect.poll(stored, `el servidor guardó el vale ${ESTADOS_VALE[idEstado]}`).toMatchObject({ id: idEstado });
}

/** The windows in the order of their buttons: the papers stand between them. */
const DECIDING = ['autorizar', 'devolver', 'rechazar'] as const satisfies readonly Ventana[];
const SELDOM = ['cambiarMetodos', 'reponer', 'cancelar'] as const satisfies readonly Ventana[];
/** Walked by the call alone; whether this person may depends on who gave, which no chart here says. */
const UNDOING = /^Deshacer devolución/;

async function lookAtVoucher({ page, vale }: DetailDesk, model: DetailModel): Promise<void> {
  const { state, isExpired, prints, isSent } = model.shown;
  await expect(page.getByRole('dialog'), 'ninguna ventana está abierta').toHaveCount(0);
  const named = isExpired ? 'VENCIDO' : ESTADOS_VALE[ESTADO_VALE[state as keyof typeof ESTADO_VALE]];
  await expect(vale.resumen, `el resumen dice que está ${named}`).toContainText(named);
  const isThere = (work: Ventana) => model.allows(work) || model.reasonAgainst(work) !== null;
  const paper = prints > 0 ? /^Reimprimir \(\d+\)$/ : /^Imprimir$/;
  const usual = [
    ...DECIDING.filter(isThere).map((work) => TITLES[work].opener),
    ...(model.allows('imprimir') ? [paper, /ticket$/] : []),
  ];
  const [methods, ...seldom] = SELDOM.map((work) => (isThere(work) ? [TITLES[work].opener] : []));
  const acts = [...usual, ...(methods ?? []), ...(model.hasUndoing ? [UNDOING] : []), ...seldom.flat()];
  if (model.allows('migrar') && !isSent) {
    acts.splice(acts.indexOf(TITLES.cancelar.opener) === -1 ? acts.length : acts.length - 1, 0, /^Enviar a NetSuite$/);
  }
  const next = (['autorizar', 'devolver'] as const).find((work) => model.allows(work));
  const likely = next ? TITLES[next].opener : prints === 0 && model.allows('imprimir') ? paper : null;
  const others = acts.filter((act) => act !== likely);
  const beside = others.length > 3 ? [...others.slice(0, 2), /^Más/] : others;
  const buttons = likely === null ? beside : [...beside, likely];
  const entries = others.length > 3 ? others.slice(2) : [];
  await expect(vale.actions.locator('button'), `los botones son los de un vale ${named}`).toHaveText(buttons);
  await expect(moreActs(page), `bajo «Más» está lo demás de un vale ${named}`).toHaveText(entries);
  const prevented = [...DECIDING, ...SELDOM].filter((work) => model.reasonAgainst(work) !== null);
  // While the paper is on its way nothing else is begun.
  const still = model.isPrinting ? acts.filter((act) => act !== UNDOING).length : prevented.length;
  const unable = vale.actions
    .locator('button[aria-disabled=true]')
    .or(page.locator('[role=menuitem][aria-disabled=true]'))
    .filter({ hasNotText: UNDOING });
  await expect(unable, `${still} de los botones no hacen nada ahora`).toHaveCount(still);
}

async function lookAtNews({ vale }: DetailDesk, { news, phase }: DetailModel): Promise<void> {
  // A stale save says it where it was refused, and once is enough.
  if (!news || phase === 'conflict') return expect(vale.news, 'no se lee que el vale cambió').toHaveCount(0);
  await expect(vale.news.first(), 'se lee que otra persona cambió el vale').toBeVisible();
}

async function lookAtWindow({ vale }: DetailDesk, model: DetailModel, window: Ventana): Promise<void> {
  const { title, button, busy, failed, field } = TITLES[window];
  const { dialog, buttonNamed, labelled } = vale.windowNamed(title);
  const { phase } = model;
  await expect(dialog, `la ventana «${title}» está abierta`).toBeVisible();
  if (phase === 'editing') {
    await expect(dialog.locator('[data-failure]'), 'la ventana no dice ninguna falla').toHaveCount(0);
    await expect(buttonNamed(button), `hay un botón «${button}»`).toBeVisible();
  }
  if (phase === 'sending') await expect(buttonNamed(busy), `el botón dice «${busy}»`).toBeVisible();
  if (model.hasFailed) {
    await lookAtFailure(dialog, failed, phase === 'untouched');
    await expect(buttonNamed('Reintentar'), 'hay un botón «Reintentar»').toBeVisible();
  }
  if (phase === 'conflict') {
    await expect(dialog.getByText(failed), `se lee «${failed}»`).toBeVisible();
    await expect(dialog.getByText('Mientras usted trabajaba:'), 'se lee qué cambió mientras tanto').toBeVisible();
  }
  if (window === 'devolver') return;
  const editable = phase !== 'sending' && phase !== 'conflict';
  const may = editable ? 'se puede seguir escribiendo' : 'lo escrito no se puede cambiar';
  await expect(labelled(field), may).toBeEditable({ editable });
  if (window === 'cambiarMetodos') return;
  // The written text stays until its work is done.
  const text = model.written.has(window) ? new RegExp(`^${WRITTEN.replace('.', '\\.')}!?$`) : '';
  await expect(labelled(field), text === '' ? 'el campo está vacío' : 'lo escrito sigue ahí').toHaveValue(text);
}
