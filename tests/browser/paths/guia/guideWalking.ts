import type { Page } from '@playwright/test';
import { expect } from '@playwright/test';
import { noConnection } from '../../../machines/samples.ts';
import { newSale } from '../../bed/sales.ts';
import type { Signed } from '../../bed/test.ts';
import { EMPLOYEES } from '../../bed/test.ts';
import { makeVoucher } from '../../bed/vouchers.ts';
import type { Act } from '../act.ts';
import type { Gate } from '../gate.ts';
import { serviceReturns } from '../gate.ts';
import type { Walking } from '../walks.ts';
import type { Answer, GuideStart } from './guideModel.ts';
import { GuideModel } from './guideModel.ts';

const ASK = /clientes\/consulta-guia$/;
const CANCEL = /clientes\/cancelacion-guia-(total|parcial)$/;

/** The categories of a case under which a cancellation and a return are made. */
const CATEGORY = { abierto: { idArea: 2, idSubcategoria: 8 }, plegado: { idArea: 2, idSubcategoria: 7 } } as const;

interface Desk {
  readonly page: Page;
  readonly gate: Gate;
  readonly person: Signed;
  readonly url: string;
}

type GuideAct = Act<GuideModel, Desk>;

/** Letter for letter what a query says (specification, section 8). */
const SAID = {
  related: 'La operación contiene Guía Logística relacionada',
  unrelated: 'La operación no contiene guías relacionadas',
  unknown: 'No se podido obtener la información solicitada',
  unanswered: 'No se ha podido completar la consulta, intente más tarde',
} as const;

function parts(page: Page) {
  const panel = page.getByRole('region', { name: 'Guías logísticas' });
  return {
    panel,
    summary: panel.locator('summary'),
    boton: (nombre: string | RegExp) => panel.getByRole('button', { name: nombre }),
    whole: page.getByRole('alertdialog', { name: /^Cancelar la guía/ }),
    part: page.getByRole('dialog', { name: /^Cancelar artículos de la guía/ }),
  };
}

function windowOn(page: Page, model: GuideModel) {
  const { whole, part } = parts(page);
  return model.window === 'whole' ? whole : part;
}

/** The walks of the panel of a sale's guides, by keyboard. */
export const guideWalking: Walking<GuideStart, GuideModel, Desk> = {
  name: 'the guides of a sale,',
  starts: ['abierto', 'plegado'],
  calls: [ASK, CANCEL],
  isWanted: (transition) => transition.startsWith('guia'),
  open: (start) => new GuideModel(start),
  begin: async ({ page, gate, apart, other, producto }, start) => {
    const person = await apart(EMPLOYEES.asesor);
    const { tienda, operacion } = newSale('conGuia');
    const caso = await other.openCase(CATEGORY[start]);
    await page.goto(`vales/nuevo?caso=${caso}&tienda=${tienda}&operacion=${operacion}`);
    await expect(parts(page).panel).toBeVisible();
    return { page, gate, person, url: producto.url };
  },
  look,
  acts: [
    {
      name: 'unfolds the panel',
      may: ({ state }) => state === 'closed',
      live: (model) => model.tell('abrir'),
      perform: ({ page }) => parts(page).summary.press('Enter'),
    },
    {
      name: 'folds the panel',
      may: ({ state, isAnswered, left }) =>
        (state === 'failed' || isAnswered || state === 'consulting') && left === 'much',
      live: (model) => model.tell('cerrar'),
      perform: ({ page }) => parts(page).summary.press('Enter'),
    },
    {
      name: 'asks again',
      may: ({ state, isAnswered }) => isAnswered || state === 'failed',
      live: (model) => model.tell('actualizar'),
      perform: ({ page }) =>
        parts(page)
          .boton(/^(Actualizar|Reintentar)$/)
          .press('Enter'),
    },
    opens('whole'),
    opens('part'),
    {
      name: 'confirms',
      may: ({ window, phase, hasFailed }) => window !== null && (phase === 'editing' || hasFailed),
      live: (model) => model.send(),
      perform: async ({ page }, model) => {
        const dialog = windowOn(page, model);
        if (model.window === 'part') await dialog.getByRole('textbox').first().fill('1');
        await dialog.getByRole('button', { name: /^(Cancelar (guía|artículos)|Reintentar)$/ }).press('Enter');
      },
    },
    {
      name: 'writes on',
      may: ({ window, phase }) => window === 'part' && phase === 'untouched',
      live: (model) => model.tell('modificar'),
      perform: ({ page }) => parts(page).part.getByRole('textbox').first().fill('2'),
    },
    {
      name: 'leaves the window',
      may: ({ window, phase }) => window !== null && phase !== 'sending',
      live: (model) => model.leave(),
      perform: ({ page }) => page.keyboard.press('Escape'),
    },
    {
      name: 'logistics answers',
      may: ({ state, phase }) => state === 'consulting' || phase === 'sending',
      live: (model) => model.answer(),
      perform: async ({ gate }, { state }) => (await gate.held(state === 'consulting' ? ASK : CANCEL)).pass(),
    },
    says(2, 'info', SAID.unrelated),
    says(3, 'warning', SAID.unknown),
    says(4, 'error', SAID.unanswered),
    {
      name: 'the connection breaks',
      may: ({ state, phase, left }) => (state === 'consulting' && left === 'much') || phase === 'sending',
      live: (model) => model.cut(),
      perform: async ({ gate }, { state }) => (await gate.held(state === 'consulting' ? ASK : CANCEL)).cut(),
    },
    {
      name: 'the connection returns, and it is read again',
      may: ({ state }) => state === 'failed',
      live: (model) => model.readAgain(),
      perform: async ({ page, gate }) => {
        await serviceReturns(page, gate);
        (await gate.held(ASK)).pass();
      },
    },
    {
      name: 'a voucher changes elsewhere, and it is read again',
      may: ({ state, phase, window, left }) =>
        left === 'much' && (state === 'related' || (window !== null && phase === 'editing')),
      live: (model) => model.readAgain(),
      perform: async ({ gate, person, url }) => {
        await makeVoucher(person, url, { partial: true });
        (await gate.held(ASK)).pass();
      },
    },
  ],
};

function opens(window: 'whole' | 'part'): GuideAct {
  const named = window === 'whole' ? /^Cancelar guía/ : /^Cancelar artículos/;
  return {
    name: `opens the window: ${window}`,
    may: ({ state, shown, over }) => state === 'related' && shown !== 'nothing' && !over,
    live: (model) => model.open(window),
    perform: ({ page }) => parts(page).boton(named).first().press('Enter'),
  };
}

/** Another answer than the one that it has for this sale. */
function says(codigo: Exclude<Answer, 1>, tipo: string, mensaje: string): GuideAct {
  return {
    name: `logistics says: ${mensaje}`,
    may: ({ state, left }) => state === 'consulting' && left === 'much',
    live: (model) => model.answer(codigo),
    perform: async ({ gate }) =>
      (await gate.held(ASK)).answer(200, { codigo, tipo, mensaje, guias: [], servicios: [] }),
  };
}

async function look({ page }: Desk, model: GuideModel): Promise<void> {
  const { state, window, hasFailed, phase, shown } = model;
  const { panel, boton, whole, part } = parts(page);
  await expect(whole).toHaveCount(window === 'whole' ? 1 : 0);
  await expect(part).toHaveCount(window === 'part' ? 1 : 0);
  if (window !== null) {
    const dialog = windowOn(page, model);
    await expect(dialog.getByText(/^No se (pudo|pudieron) cancelar/)).toHaveCount(hasFailed ? 1 : 0);
    return expect(dialog.getByRole('button', { name: 'Cancelando...' })).toHaveCount(phase === 'sending' ? 1 : 0);
  }
  if (state === 'closed') return expect(boton(/^(Actualizar|Consultando...|Reintentar)$/)).toBeHidden();
  await expect(boton('Consultando...')).toHaveCount(state === 'consulting' ? 1 : 0);
  if (state === 'consulting') return;
  await expect(panel.getByText(noConnection.texto)).toHaveCount(state === 'failed' ? 1 : 0);
  for (const [name, text] of Object.entries(SAID))
    await expect(panel.getByText(text)).toHaveCount(name === state ? 1 : 0);
  if (state === 'related') await expect(boton(/^Cancelar guía/)).toHaveCount(shown === 'nothing' ? 0 : 1);
}
