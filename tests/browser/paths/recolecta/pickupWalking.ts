import type { Locator } from '@playwright/test';
import { expect } from '@playwright/test';
import { ESTADO_ARTICULO, ESTADOS_ARTICULO } from '#domain/guias';
import { noConnection } from '../../../machines/samples.ts';
import { nextPickup } from '../../bed/vouchers.ts';
import type { Act } from '../act.ts';
import { serviceReturns } from '../gate.ts';
import type { Walking } from '../walks.ts';
import type { PickupDesk } from './pickupDesk.ts';
import { beginPickup, cancelAwaited, parts } from './pickupDesk.ts';
import type { Line, PickupStart } from './pickupModel.ts';
import { PickupModel } from './pickupModel.ts';

const SCHEDULE = /vales\/recolecta\/guardar-parcial$/;
const COLLECT = /vales\/update-guia$/;

type PickupAct = Act<PickupModel, PickupDesk>;

/** Letter for letter what the panel says in each state. */
const SAID: Readonly<Record<string, string | RegExp>> = {
  unsaved: /^Hay artículos marcados por recoger en el domicilio\. El vale se guarda primero como parcial/,
  unscheduled: /^Nadie va todavía por/,
  awaiting: 'El vale se puede guardar cuando todo esto se haya recolectado.',
  collected: 'Todo se recolectó: el vale ya se puede guardar.',
};

/** The walks of the panel of a voucher's pickups, by keyboard. */
export const pickupWalking: Walking<PickupStart, PickupModel, PickupDesk> = {
  name: 'the pickups of a voucher,',
  starts: ['guardado', 'llenado'],
  calls: [SCHEDULE, COLLECT],
  isWanted: (transition) => /^(recolecta|vidaVale\.parcial · recolectar|trabajo\.failed)\b/.test(transition),
  open: (start) => new PickupModel(start),
  begin: beginPickup,
  look,
  acts: [
    marks('marked', true),
    marks('marked', false),
    marks('unmarked', true),
    marks('unmarked', false),
    {
      name: 'saves it as partial to arrange a pickup',
      may: ({ state }) => state === 'unsaved',
      live: (model) => model.saveAndSchedule(),
      perform: ({ page }) => parts(page).boton('Guardar parcial y programar').press('Enter'),
    },
    {
      name: 'opens the window that arranges a pickup',
      may: ({ state, isAtRest, guides }) => state === 'unscheduled' && isAtRest && guides.length < 2,
      live: (model) => model.schedule(),
      perform: ({ page }) => parts(page).boton('Programar recolecta').press('Enter'),
    },
    {
      name: 'goes to a new address',
      may: isChoosingFirst,
      live: (model) => model.writeAddress('new'),
      perform: ({ page }) => parts(page).enPlan('Agregar dirección').press('Enter'),
    },
    {
      name: 'goes to the chosen address',
      may: isChoosingFirst,
      live: (model) => model.writeAddress('chosen'),
      perform: async ({ page }) => {
        await parts(page).plan.getByRole('radio').first().press('Space');
        await parts(page).enPlan('Editar dirección').press('Enter');
      },
    },
    {
      name: 'corrects the address, or leaves the new one',
      may: ({ window }) => window === 'writingAddress',
      live: (model) => model.closeAddress(),
      perform: async ({ page }, { address }) => {
        if (address === 'new') return page.keyboard.press('Escape');
        const field = parts(page).address.getByLabel(/^Referencias/);
        // Another text each time: an address that is not changed is not saved.
        await field.fill(`${await field.inputValue()} Portón verde`.trim());
        await field.press('Enter');
      },
    },
    {
      name: 'arranges it',
      may: ({ window, phase }) => window === 'choosing' && phase === 'editing',
      live: (model) => model.send(),
      perform: async ({ page }) => {
        const { plan } = parts(page);
        await plan.getByRole('radio').first().press('Space');
        const date = plan.getByLabel(/^Fecha de recolección/);
        await date.fill(nextPickup());
        await date.press('Enter');
      },
    },
    {
      name: 'asks to mark a guide as collected',
      may: ({ isAtRest, awaited }) => isAtRest && awaited !== undefined,
      live: (model) => model.collect(),
      perform: ({ page }) =>
        parts(page)
          .boton(/^Marcar como recolectado/)
          .first()
          .press('Enter'),
    },
    {
      name: 'confirms that it was collected',
      may: ({ window, phase, awaited }) => window === 'collecting' && phase === 'editing' && awaited !== undefined,
      live: (model) => model.send(),
      perform: ({ page }) =>
        parts(page).question.getByRole('button', { name: 'Marcar como recolectado' }).press('Enter'),
    },
    {
      name: 'tries again',
      may: ({ window, hasFailed }) => window !== null && hasFailed,
      live: (model) => model.send(),
      perform: (desk, model) => windowOn(desk, model).getByRole('button', { name: 'Reintentar' }).press('Enter'),
    },
    {
      name: 'leaves the window',
      may: ({ window, phase }) => (window === 'choosing' || window === 'collecting') && phase !== 'sending',
      live: (model) => model.leave(),
      perform: ({ page }) => page.keyboard.press('Escape'),
    },
    {
      name: 'the server answers',
      may: ({ phase }) => phase === 'sending',
      live: (model) => model.answer(),
      perform: async ({ gate }, model) => (await gate.held(callOf(model))).pass(),
    },
    {
      name: 'the connection breaks',
      may: ({ phase, guides }) => phase === 'sending' && guides.length < 2,
      live: (model) => model.cut(),
      perform: async ({ gate }, model) => (await gate.held(callOf(model))).cut(),
    },
    {
      name: 'the connection returns',
      may: ({ phase }) => phase === 'untouched',
      live: (model) => model.connectionReturns(),
      perform: ({ page, gate }) => serviceReturns(page, gate),
    },
    {
      name: 'another person cancels a guide',
      may: ({ phase, over, guides, awaited }) =>
        !over &&
        (phase === 'none' || phase === 'editing') &&
        awaited !== undefined &&
        guides.every(({ status }) => status !== ESTADO_ARTICULO.cancelado),
      live: (model) => model.otherCancels(),
      perform: (desk) => cancelAwaited(desk),
    },
  ],
};

/** One who has a pickup has been through the addresses before. */
function isChoosingFirst({ window, phase, guides }: PickupModel): boolean {
  return window === 'choosing' && phase === 'editing' && guides.length === 0;
}

function marks(line: Line, isMarked: boolean): PickupAct {
  return {
    name: `${isMarked ? 'marks' : 'unmarks'} the ${line === 'marked' ? 'first' : 'second'} line`,
    may: ({ start, isAtRest, written, stored, guides }) =>
      start === 'llenado' &&
      isAtRest &&
      written.includes(line) !== isMarked &&
      (line === 'marked' ? guides.length === 0 && stored.length === 1 : !stored.includes('unmarked')),
    live: (model) => model.mark(line, isMarked),
    perform: ({ page, names }) => parts(page).mark(names[line]).press('Space'),
  };
}

function callOf({ window }: PickupModel): RegExp {
  return window === 'collecting' ? COLLECT : SCHEDULE;
}

function windowOn({ page }: PickupDesk, { window }: PickupModel): Locator {
  const { plan, address, question } = parts(page);
  if (window === 'collecting') return question;
  return window === 'writingAddress' ? address : plan;
}

async function look(desk: PickupDesk, model: PickupModel): Promise<void> {
  const { window, hasFailed, phase, missing } = model;
  const { plan, address, question } = parts(desk.page);
  await expect(plan).toHaveCount(window === 'choosing' ? 1 : 0);
  await expect(address).toHaveCount(window === 'writingAddress' ? 1 : 0);
  await expect(question).toHaveCount(window === 'collecting' ? 1 : 0);
  if (window === null) return lookAtPanel(desk, model);
  const dialog = windowOn(desk, model);
  await expect(dialog.getByText(/^No se pudo (programar la recolecta|marcar como recolectado)\./)).toHaveCount(
    hasFailed ? 1 : 0,
  );
  await expect(dialog.getByText(noConnection.texto)).toHaveCount(hasFailed ? 1 : 0);
  await expect(dialog.getByRole('button', { name: /^(Programando|Marcando)\.\.\.$/ })).toHaveCount(
    phase === 'sending' ? 1 : 0,
  );
  if (window === 'choosing') await expect(dialog.getByText(`Se recoge: ${inWords(desk, missing)}.`)).toBeVisible();
}

async function lookAtPanel(desk: PickupDesk, { state, guides, missing }: PickupModel): Promise<void> {
  const { panel, boton } = parts(desk.page);
  for (const [name, text] of Object.entries(SAID))
    await expect(panel.getByText(text)).toHaveCount(name === state ? 1 : 0);
  if (state === 'unscheduled')
    await expect(panel.getByText(`Nadie va todavía por ${inWords(desk, missing)}.`)).toBeVisible();
  const { porRecolectar, recolectado, cancelado } = ESTADO_ARTICULO;
  for (const each of [porRecolectar, recolectado, cancelado]) {
    const ofStatus = guides.filter(({ status }) => status === each);
    const lines = ofStatus.reduce((sum, guide) => sum + guide.lines.length, 0);
    await expect(panel.getByText(ESTADOS_ARTICULO[each], { exact: true })).toHaveCount(lines);
    if (each === porRecolectar) await expect(boton(/^Marcar como recolectado/)).toHaveCount(ofStatus.length);
  }
}

function inWords({ names }: PickupDesk, lines: readonly Line[]): string {
  return lines.map((line) => `1 × ${names[line]}`).join(', ');
}
