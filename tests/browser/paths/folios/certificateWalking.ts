import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { expect } from '@playwright/test';
import { noConnection } from '../../../machines/samples.ts';
import { newCertificate } from '../../bed/sales.ts';
import type { Signed } from '../../bed/test.ts';
import { EMPLOYEES } from '../../bed/test.ts';
import { voucherList } from '../../bed/vouchers.ts';
import type { Gate } from '../gate.ts';
import type { Walking } from '../walks.ts';
import { CertificateModel } from './certificateModel.ts';

const READ = /folio\/get-certificado-regalo\//;
const SPEND = /folio\/guardar-certificado-regalo$/;

interface Desk {
  readonly page: Page;
  readonly gate: Gate;
  readonly folio: string;
  readonly person: Signed;
}

function windowOf(page: Page) {
  const dialogo = page.getByRole('dialog', { name: 'Certificado de regalo' });
  const pregunta = page.getByRole('alertdialog', { name: '¿Canjear este certificado?' });
  return {
    dialogo,
    pregunta,
    folio: dialogo.getByLabel('Folio'),
    opener: page.getByRole('button', { name: 'Certificado de regalo' }),
  };
}

/** The walks of the window of gift certificates, by keyboard. */
export const certificateWalking: Walking<'lista', CertificateModel, Desk> = {
  name: 'the window of gift certificates',
  starts: ['lista'],
  calls: [READ, SPEND],
  isWanted: (transition) => transition.startsWith('certificado'),
  open: () => new CertificateModel(),
  begin: async ({ page, gate, apart }) => {
    const person = await apart(EMPLOYEES.asesor);
    const folio = newCertificate();
    await voucherList(page).abrir();
    await windowOf(page).opener.press('Enter');
    await expect(windowOf(page).folio).toBeFocused();
    return { page, gate, folio, person };
  },
  look,
  acts: [
    {
      name: 'scans a folio',
      may: ({ state }) => ['asking', 'vigente.shown', 'canjeado', 'unavailable'].includes(state),
      live: (model) => model.ask(true),
      perform: ({ page, folio }) => typeInto(page, folio),
    },
    {
      name: 'types a wrong folio',
      may: ({ state }) => state === 'asking',
      live: (model) => model.ask(false),
      perform: ({ page }) => typeInto(page, 'CR12345'),
    },
    {
      name: 'types on',
      may: ({ state }) => state === 'misspelt',
      live: (model) => model.tell('modificar'),
      perform: ({ page }) => windowOf(page).folio.press('6'),
    },
    {
      name: 'wants to spend it',
      may: ({ state }) => state === 'vigente.shown',
      live: (model) => model.tell('canjear'),
      perform: ({ page }) => windowOf(page).dialogo.getByRole('button', { name: 'Canjear' }).press('Enter'),
    },
    {
      name: 'says no',
      may: ({ state }) => state === 'vigente.confirming',
      live: (model) => model.tell('no'),
      perform: ({ page }) => page.keyboard.press('Escape'),
    },
    {
      name: 'says yes',
      may: ({ state, hasFailed }) => state === 'vigente.confirming' || (state === 'spending' && hasFailed),
      live: (model) => model.tell('si'),
      perform: ({ page }) =>
        windowOf(page)
          .pregunta.getByRole('button', { name: /^(Sí, canjear|Reintentar)$/ })
          .press('Enter'),
    },
    {
      name: 'leaves it',
      may: ({ state, hasFailed }) => state === 'spending' && hasFailed,
      live: (model) => model.leave(),
      perform: async ({ page, gate }) => {
        await page.keyboard.press('Escape');
        (await gate.held(READ)).pass();
      },
    },
    {
      name: 'the server answers',
      may: ({ state, isSending }) => state === 'reading' || isSending,
      live: (model) => model.answer(),
      perform: async ({ gate }, { state }) => {
        if (state !== 'reading') (await gate.held(SPEND)).pass();
        (await gate.held(READ)).pass();
      },
    },
    {
      name: 'the connection breaks',
      may: ({ state, isSending, isSpent }) => (state === 'reading' && !isSpent) || isSending,
      live: (model) => model.cut(),
      perform: async ({ gate }, { state }) => (await gate.held(state === 'reading' ? READ : SPEND)).cut(),
    },
    {
      name: 'tries again',
      may: ({ state }) => state === 'unavailable',
      live: (model) => model.tell('reintentar'),
      perform: ({ page }) => windowOf(page).dialogo.getByRole('button', { name: 'Reintentar' }).press('Enter'),
    },
    {
      name: 'another person spends it',
      may: ({ state }) => state === 'vigente.shown',
      live: (model) => model.otherSpends(),
      perform: async ({ gate, person, folio }) => {
        const headers = { 'Idempotency-Key': randomUUID() };
        const answer = await person.request.post('api/vales/folio/guardar-certificado-regalo', {
          headers,
          data: { folio },
        });
        expect(answer.ok()).toBe(true);
        (await gate.held(READ)).pass();
      },
    },
    {
      name: 'closes the window',
      may: ({ state }) => state === 'canjeado',
      live: (model) => model.tell('cerrar'),
      perform: ({ page }) => page.keyboard.press('Escape'),
    },
  ],
};

async function typeInto(page: Page, text: string): Promise<void> {
  await windowOf(page).folio.fill(text);
  await page.keyboard.press('Enter');
}

async function look({ page, folio }: Desk, { state, hasFailed, isSending }: CertificateModel): Promise<void> {
  const { dialogo, pregunta, folio: field, opener } = windowOf(page);
  if (state === 'closed') {
    await expect(dialogo).toHaveCount(0);
    return expect(opener).toBeFocused();
  }
  const isAsked = state === 'vigente.confirming' || state === 'spending';
  await expect(pregunta).toHaveCount(isAsked ? 1 : 0);
  if (isAsked) {
    await expect(pregunta).toContainText(folio);
    await expect(pregunta.getByText('No se pudo canjear el certificado.')).toHaveCount(hasFailed ? 1 : 0);
    return expect(pregunta.getByRole('button', { name: 'Canjeando...' })).toHaveCount(isSending ? 1 : 0);
  }
  // What was known of it stays there until it is known anew.
  if (state === 'reading') return expect(dialogo.getByRole('status').first()).not.toBeEmpty();
  await expect(dialogo.getByText('Consultando...')).toHaveCount(0);
  await expect(dialogo.getByText(noConnection.texto)).toHaveCount(state === 'unavailable' ? 1 : 0);
  await expect(dialogo.getByText('El folio está mal escrito.')).toHaveCount(state === 'misspelt' ? 1 : 0);
  await expect(dialogo.getByText('VIGENTE', { exact: true })).toHaveCount(state === 'vigente.shown' ? 1 : 0);
  await expect(dialogo.getByRole('button', { name: 'Canjear' })).toHaveCount(state === 'vigente.shown' ? 1 : 0);
  await expect(dialogo.getByText('CANJEADO', { exact: true })).toHaveCount(state === 'canjeado' ? 1 : 0);
  await expect(field).toBeEditable();
}
