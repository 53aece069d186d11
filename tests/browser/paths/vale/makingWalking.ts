import { expect, type Locator, type Page } from '@playwright/test';
import { ESTADOS_VALE } from '#domain/cadena/estadosVale';
import { makeVoucher, voucherPage } from '../../bed/vouchers.ts';
import { lookAtFailure } from '../failure.ts';
import { type Gate, serviceReturns } from '../gate.ts';
import type { Walking } from '../walks.ts';
import { MakingModel, type Save } from './makingModel.ts';
import { VOUCHER, type VoucherNow } from './valeServer.ts';

const VALIDATE = /vales\/validar-vale$/;
const SAVE = /vales\/guardar-(vale|parcial)$/;

const STARTS = {
  nuevo: { ...VOUCHER, state: 'nuevo', version: 0, author: 'self' },
  'nuevo que espera': { ...VOUCHER, state: 'nuevo', version: 0, author: 'self', waits: true },
  parcial: { ...VOUCHER, state: 'parcial' },
  'parcial que espera': { ...VOUCHER, state: 'parcial', waits: true },
} as const satisfies Record<string, VoucherNow>;

type Start = keyof typeof STARTS;

interface Desk {
  readonly page: Page;
  readonly gate: Gate;
}

const BUTTONS = {
  guardar: 'Guardar vale',
  guardarYDevolver: 'Guardar y devolver',
  guardarParcial: 'Guardar parcial',
} as const satisfies Record<Save, string>;
const REFUSED = 'El servidor no lo guardaría así.';

function parts(page: Page) {
  return {
    motivo: page.getByLabel(/^Motivo \(\*\)|^Motivo$/).first(),
    buttonNamed: (nombre: string) => page.getByRole('button', { name: nombre, exact: true }),
    failure: page.locator('main [data-failure]'),
  };
}

/** The walks of the page that fills a voucher in. */
export const makingWalking: Walking<Start, MakingModel, Desk> = {
  name: 'La página en que se llena un vale',
  begins: {
    nuevo: 'sin guardar',
    'nuevo que espera': 'sin guardar, que pedirá autorización',
    parcial: 'PARCIAL',
    'parcial que espera': 'PARCIAL, que pedirá autorización',
  },
  calls: [VALIDATE, SAVE],
  isWanted: (transition) => /^(vale|vidaVale)\b/.test(transition),
  open: (start) => new MakingModel(STARTS[start]),
  begin: async ({ page, gate, person, openCase, takeSale, url }, start) => {
    const waits = STARTS[start].waits;
    const sale = await takeSale('porTarjeta');
    const { tienda, operacion, linea, descripcion } = sale;
    const caso = await openCase('hace', sale.cliente);
    if (STARTS[start].state === 'parcial') {
      const wish = { of: sale, linea, caso, partial: true, waits };
      const { id } = await makeVoucher(await person('hace'), url, wish);
      await page.goto(`vales/nuevo?vale=${id}`);
      await expect(page.getByRole('heading', { level: 1, name: /^Vale D/ })).toBeVisible();
      return { page, gate };
    }
    await page.goto(`vales/nuevo?caso=${caso}&tienda=${tienda}&operacion=${operacion}`);
    await page.getByLabel(`Cantidad de ${descripcion}`, { exact: true }).first().fill('1');
    await parts(page).motivo.selectOption({ index: 1 });
    if (waits) {
      await page.getByLabel(`Depreciar ${descripcion}`, { exact: true }).first().press('Space');
      await page.getByLabel(`Porcentaje de depreciación de ${descripcion}`, { exact: true }).first().fill('50');
      await page
        .getByLabel(`Motivo de depreciación de ${descripcion}`, { exact: true })
        .first()
        .selectOption({ index: 1 });
    }
    return { page, gate };
  },
  look,
  acts: [
    {
      name: 'pulsa «Validar»',
      may: ({ filling, hasFailed }) => ['editing', 'validated', 'refused'].includes(filling ?? '') || hasFailed,
      live: (model) => model.ask('validar'),
      perform: ({ page }) => parts(page).buttonNamed('Validar').press('Enter'),
    },
    saves('guardar'),
    saves('guardarYDevolver'),
    saves('guardarParcial'),
    {
      name: 'elige otro motivo',
      may: ({ filling, phase }) => filling === 'validated' || filling === 'refused' || phase === 'untouched',
      live: (model) => model.write(),
      perform: async ({ page }) => {
        const { motivo } = parts(page);
        const isFirst = await motivo.evaluate((list: HTMLSelectElement) => list.selectedIndex === 1);
        await motivo.selectOption({ index: isFirst ? 2 : 1 });
      },
    },
    {
      name: 'pulsa «Reintentar»',
      may: ({ hasFailed }) => hasFailed,
      live: (model) => model.ask(model.save ?? 'guardar'),
      perform: ({ page }) => parts(page).failure.getByRole('button', { name: 'Reintentar' }).press('Enter'),
    },
    {
      name: 'pulsa «Descartar» junto a lo que no se guardó',
      may: ({ hasFailed }) => hasFailed,
      live: (model) => model.giveUp(),
      perform: ({ page }) => parts(page).failure.getByRole('button', { name: 'Descartar' }).press('Enter'),
    },
    {
      name: 'el servidor contesta',
      may: ({ filling, phase }) => filling === 'validating' || phase === 'sending',
      live: (model) => model.answer(),
      perform: async ({ gate }, { filling }) => (await gate.held(filling === 'validating' ? VALIDATE : SAVE)).pass(),
    },
    {
      name: 'el servidor contesta que así no lo guardaría',
      may: ({ filling }) => filling === 'validating',
      live: (model) => model.refuse(),
      perform: async ({ gate }) => (await gate.held(VALIDATE)).answer(400, { codigo: 400, message: REFUSED }),
    },
    {
      name: 'se corta la conexión antes de llegar al servidor',
      may: ({ phase }) => phase === 'sending',
      live: (model) => model.cut(),
      perform: async ({ gate }) => (await gate.held(SAVE)).cut(),
    },
    {
      name: 'vuelve la conexión',
      may: ({ phase }) => phase === 'untouched',
      live: (model) => model.connectionReturns(),
      perform: ({ page, gate }) => serviceReturns(page, gate),
    },
  ],
};

function saves(save: Save): Walking<Start, MakingModel, Desk>['acts'][number] {
  return {
    name: `pulsa «${BUTTONS[save]}»`,
    // A voucher that somebody else must authorize is not given back at once.
    may: ({ filling, hasFailed, stored }) =>
      (['editing', 'validated', 'refused'].includes(filling ?? '') || hasFailed) &&
      !(save === 'guardarYDevolver' && stored.waits),
    live: (model) => model.ask(save),
    perform: ({ page }) => parts(page).buttonNamed(BUTTONS[save]).press('Enter'),
  };
}

async function look({ page }: Desk, model: MakingModel): Promise<void> {
  const { over, filling, save, phase, hasFailed, stored, isHandedOver } = model;
  if (over && isHandedOver) return lookAtHandover(page);
  if (over && save === null && stored.state !== 'parcial') return lookAtSaved(page, stored);
  if (over) return expect(page, 'la página es la del vale parcial').toHaveURL(/\/vales\/nuevo\?.*vale=\d+/);
  const { buttonNamed, failure, motivo } = parts(page);
  await isShown(buttonNamed('Validando...'), filling === 'validating', 'el botón «Validando...»');
  await isShown(buttonNamed('Guardando...'), phase === 'sending', 'el botón «Guardando...»');
  const main = page.getByRole('main');
  await isShown(main.getByText(/^El vale se puede guardar/), filling === 'validated', 'que el vale se puede guardar');
  await isShown(main.getByText(REFUSED), filling === 'refused', `«${REFUSED}»`);
  if (hasFailed) await lookAtFailure(main, 'No se pudo guardar el vale.', phase === 'untouched');
  else await expect(failure, 'no se lee ninguna falla').toHaveCount(0);
  // The chosen reason stays, and is fixed only while the voucher is sent.
  await expect(motivo, 'el motivo elegido sigue ahí').not.toHaveValue('');
  const enabled = phase !== 'sending';
  const may = `el motivo ${enabled ? '' : 'no '}se puede cambiar`;
  await expect(motivo, may).toBeEnabled({ enabled });
}

function isShown(what: Locator, shown: boolean, words: string): Promise<void> {
  return expect(what, `${shown ? 'se ve' : 'no se ve'} ${words}`).toHaveCount(shown ? 1 : 0);
}

/** Paid by card, it waits for the terminal. */
async function lookAtHandover(page: Page): Promise<void> {
  await expect(page, 'la página es la del vale, al devolverlo').toHaveURL(/\/vales\/\d+\?devolver=true$/);
  const dialog = page.getByRole('dialog', { name: /^Devolver el vale D/ });
  const button = dialog.getByRole('button', { name: 'Devolver e imprimir' });
  await expect(button, 'la ventana tiene el botón «Devolver e imprimir»').toBeVisible();
}

async function lookAtSaved(page: Page, { state }: VoucherNow): Promise<void> {
  await expect(page, 'la página es la del vale guardado').toHaveURL(/\/vales\/\d+$/);
  const named = ESTADOS_VALE[state === 'porAutorizar' ? 5 : 1];
  await expect(voucherPage(page).resumen, `el resumen dice que está ${named}`).toContainText(named);
}
