import { expect, type Locator } from '@playwright/test';
import { pesosToType } from '#domain/common/money';
import { readNumber } from '#domain/common/readNumber';
import { decideApart } from '../../bed/vouchers.ts';
import type { Act } from '../act.ts';
import { serviceReturns } from '../gate.ts';
import { type DetailDesk, PRINT_CALL, REASONS, TITLES, type Ventana, WINDOW_CALLS, WRITTEN } from './detailDesk.ts';
import type { DetailModel } from './detailModel.ts';

type DetailAct = Act<DetailModel, DetailDesk>;

/** The acts on the page of a stored voucher; the person at the screen has a keyboard alone. */
export const DETAIL_ACTS: readonly DetailAct[] = [
  opens('autorizar'),
  opens('rechazar'),
  opens('cancelar'),
  opens('devolver'),
  opens('cambiarMetodos'),
  opens('reponer'),
  {
    name: 'llena la ventana y la envía',
    // Of one part no other two are made, by which the walks would lose count.
    may: (model) =>
      isWriting(model) && !model.hasFailed && (model.window !== 'cambiarMetodos' || model.shown.parts > 1),
    live: (model) => model.send(),
    perform: async (desk, { window, shown }) => {
      if (window === null) return;
      const { dialog, buttonNamed, labelled } = desk.vale.windowNamed(TITLES[window].title);
      // With one part left there is nothing to choose.
      if (window === 'devolver' && shown.parts > 1)
        await dialog.getByRole('radio', { name: /EFECTIVO/ }).press('Space');
      if (window === 'cambiarMetodos') await moveAPeso(labelled, [CERTIFICADO, EFECTIVO]);
      else if (window !== 'devolver') await labelled(TITLES[window].field).fill(WRITTEN);
      await buttonNamed(TITLES[window].button).press('Enter');
    },
  },
  {
    name: 'pasa un peso del efectivo al certificado, lee que esperará y lo envía',
    may: (model) => isWriting(model) && !model.hasFailed && model.window === 'cambiarMetodos' && model.shown.parts > 1,
    live: (model) => model.send(true),
    perform: async ({ vale }) => {
      const { title, button } = TITLES.cambiarMetodos;
      const { dialog, buttonNamed, labelled } = vale.windowNamed(title);
      await moveAPeso(labelled, [EFECTIVO, CERTIFICADO]);
      const waits = dialog.getByText('El vale quedará POR AUTORIZAR');
      await expect(waits, 'se lee que el cambio esperará').toBeVisible();
      await buttonNamed(button).press('Enter');
    },
  },
  {
    name: 'pulsa «Reintentar»',
    may: (model) => isWriting(model) && model.hasFailed,
    live: (model) => model.send(),
    perform: ({ vale }, { window }) =>
      vale
        .windowNamed(TITLES[window ?? 'devolver'].title)
        .buttonNamed('Reintentar')
        .press('Enter'),
  },
  {
    name: 'cambia lo que no se guardó',
    may: (model) => model.phase === 'untouched' && model.window === 'rechazar',
    live: (model) => model.write(),
    perform: ({ vale }) => vale.windowNamed(TITLES.rechazar.title).labelled(TITLES.rechazar.field).fill(`${WRITTEN}!`),
  },
  {
    name: 'cierra la ventana con Escape',
    may: ({ window, phase }) => window !== null && phase !== 'sending',
    live: (model) => model.leave(),
    perform: ({ page }) => page.keyboard.press('Escape'),
  },
  {
    name: 'pulsa «Descartar» en lo escrito',
    may: ({ window, phase, written }) =>
      window !== null && window !== 'devolver' && phase !== 'sending' && written.has(window),
    live: (model) => {
      const inConflict = model.phase === 'conflict';
      model.discard();
      if (inConflict) model.look();
    },
    perform: ({ vale }, { window }) =>
      vale
        .windowNamed(TITLES[window ?? 'devolver'].title)
        .buttonNamed('Descartar')
        .first()
        .press('Enter'),
  },
  {
    name: 'pulsa «Seguir editando» tras leer que otra persona lo cambió',
    may: ({ phase }) => phase === 'conflict',
    live: (model) => {
      model.accept();
      model.look();
    },
    perform: ({ vale }, { window }) =>
      vale
        .windowNamed(TITLES[window ?? 'devolver'].title)
        .buttonNamed('Seguir editando')
        .press('Enter'),
  },
  {
    name: 'pulsa «Ver cambios»',
    may: (model) => model.news && !model.over && ['editing', 'none'].includes(model.phase),
    live: (model) => model.look(),
    perform: ({ page }) => page.getByRole('button', { name: 'Ver cambios', exact: true }).last().press('Enter'),
  },
  {
    name: 'pulsa «Imprimir»',
    may: (model) => isPlain(model) && model.allows('imprimir') && model.shown.prints === 0,
    live: (model) => model.print(),
    perform: ({ vale }) => vale.action(/^(Imprimir|Reimprimir \(\d+\))$/).press('Enter'),
  },
  {
    name: 'pulsa «Enviar a NetSuite»',
    may: (model) => isPlain(model) && model.allows('migrar') && !model.shown.isSent,
    live: (model) => model.sendToAccounts(),
    perform: async ({ page, vale }) => {
      await (await vale.act('Enviar a NetSuite')).click();
      await page.getByRole('alertdialog').getByRole('button', { name: 'Enviar', exact: true }).press('Enter');
      await expect(
        page
          .getByRole('status')
          .getByText(/se envió a NetSuite$/)
          .first(),
        'un aviso dice que se envió a NetSuite',
      ).toBeVisible();
    },
  },
  triesInVain('autorizar'),
  triesInVain('rechazar'),
  triesInVain('devolver'),
  triesInVain('cambiarMetodos'),
  triesInVain('cancelar'),
  triesInVain('reponer'),
  {
    name: 'busca cómo seguir lo que empezó otra tienda',
    may: (model) => isPlain(model) && model.shown.state === 'parcial' && !model.shown.isOfStore,
    // One way leads to all three, and it is not there.
    live: (model) => {
      for (const work of ['guardar', 'guardarParcial', 'recolectar'] as const) model.tryInVain(work);
    },
    perform: async ({ page }) => {
      await expect(
        page.getByText('Este vale se empezó en otra tienda: lo sigue el personal de esa tienda.'),
        'se lee que lo sigue la tienda que lo empezó',
      ).toBeVisible();
      await expect(
        page.getByRole('link', { name: 'Seguir llenándolo' }),
        'no hay un enlace «Seguir llenándolo»',
      ).toHaveCount(0);
    },
  },
  {
    name: 'el servidor contesta',
    may: (model) => model.phase === 'sending' || model.isPrinting,
    live: (model) => model.answer(),
    perform: async ({ page, gate }, { isPrinting }) => {
      const download = isPrinting ? page.waitForEvent('download') : null;
      (await gate.held(isPrinting ? PRINT_CALL : WINDOW_CALLS)).pass();
      await download;
    },
  },
  {
    name: 'se corta la conexión antes de llegar al servidor',
    may: (model) => model.isPrinting || (model.phase === 'sending' && model.window === 'rechazar'),
    live: (model) => model.cut(),
    perform: async ({ gate }, { isPrinting }) => (await gate.held(isPrinting ? PRINT_CALL : WINDOW_CALLS)).cut(),
  },
  {
    name: 'vuelve la conexión',
    may: ({ phase }) => phase === 'untouched',
    live: (model) => model.connectionReturns(),
    perform: ({ page, gate }) => serviceReturns(page, gate),
  },
  {
    name: 'otra persona lo autoriza',
    may: (model) => canOthersWork(model) && model.stored.state === 'porAutorizar' && othersMayWrite(model),
    live: (model) => model.otherWorks('autorizar', 'vigente'),
    perform: ({ person, id }) => decideApart(person, 'autorizar-vale', id, { comentario: 'Sí procede.' }),
  },
  {
    name: 'otra persona devuelve una parte',
    may: (model) =>
      canOthersWork(model) && model.stored.state === 'vigente' && model.stored.parts > 1 && othersMayWrite(model),
    live: (model) => model.otherWorks('devolver', 'vigente'),
    perform: ({ person, id }) => decideApart(person, 'devolver', id, { metodo: 6, folio: null }),
  },
  {
    name: 'otra persona lo cancela',
    may: (model) => canOthersWork(model) && model.isAtRest && model.stored.state === 'parcial',
    live: (model) => model.otherWorks('cancelar', 'cancelado'),
    perform: ({ person, id }) => decideApart(person, 'cancelar-vale', id, { motivo: WRITTEN }),
  },
];

function opens(window: Ventana): DetailAct {
  return {
    name: `abre la ventana «${TITLES[window].title}»`,
    may: (model) =>
      model.isAtRest &&
      model.allows(window) &&
      [...model.written].every((each) => each === window) &&
      // The amounts left are asked for anew, and would not be those on screen.
      (window !== 'cambiarMetodos' || !model.news),
    live: (model) => model.open(window),
    perform: async ({ vale }) => (await vale.act(TITLES[window].opener)).click(),
  };
}

function triesInVain(work: Ventana): DetailAct {
  return {
    name: `pulsa el botón de «${TITLES[work].title}», que dice por qué no se puede`,
    may: (model) => isPlain(model) && model.reasonAgainst(work) !== null,
    live: (model) => model.tryInVain(work),
    perform: async ({ page, vale }, model) => {
      const button = await vale.act(TITLES[work].opener);
      await expect(button, 'el botón está y no hace nada').toHaveAttribute('aria-disabled', 'true');
      await button.click({ force: true });
      const reason = REASONS[model.reasonAgainst(work) ?? 'own'];
      await expect(
        page.getByText(reason).filter({ visible: true }).first(),
        'se lee por qué no se puede',
      ).toBeVisible();
      await page.keyboard.press('Escape');
    },
  };
}

const CERTIFICADO = /^CERTIFICADO DE REGALO/;
const EFECTIVO = /^EFECTIVO/;

/** A peso goes back by the other method: of what was paid in cash, to cash it needs nobody's leave and to the certificate it does. */
async function moveAPeso(labelled: (label: RegExp) => Locator, [from, to]: readonly [RegExp, RegExp]): Promise<void> {
  for (const [field, more] of [
    [from, -1],
    [to, 1],
  ] as const) {
    const written = readNumber(await labelled(field).inputValue()) ?? 0;
    await labelled(field).fill(pesosToType(written + more));
  }
}

/** Nothing is kept of what was written, and nothing is told. */
function isPlain({ isAtRest, news, written }: DetailModel): boolean {
  return isAtRest && !news && written.size === 0;
}

/** Whether somebody else may come in the way of the window: one of each kind is enough. */
function othersMayWrite({ window }: DetailModel): boolean {
  return window === null || window === 'rechazar' || window === 'reponer';
}

/** A form is open that takes what is written. */
function isWriting(model: DetailModel): boolean {
  const { window, phase } = model;
  return window !== null && phase !== 'sending' && phase !== 'conflict' && model.allows(window);
}

/** Once is enough, and while nothing was refused. */
function canOthersWork({ over, news, phase }: DetailModel): boolean {
  return !over && !news && (phase === 'none' || phase === 'editing');
}
