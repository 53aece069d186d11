import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { expect } from '@playwright/test';
import { noConnection } from '../../../machines/samples.ts';
import { newSale } from '../../bed/sales.ts';
import type { Signed } from '../../bed/test.ts';
import { EMPLOYEES } from '../../bed/test.ts';
import { makeVoucher, voucherList } from '../../bed/vouchers.ts';
import type { Gate } from '../gate.ts';
import type { Walking } from '../walks.ts';
import type { WalletStart } from './walletModel.ts';
import { WalletModel } from './walletModel.ts';

const READ = /folio\/get-billetera\//;
const OPEN = /folio\/billetera-[^/]+$/;

interface Desk {
  readonly page: Page;
  readonly gate: Gate;
  /** Who has a wallet, and who had none when the walk began. */
  readonly rich: number;
  readonly none: number;
  readonly person: Signed;
}

function windowOf(page: Page) {
  const dialogo = page.getByRole('dialog', { name: 'Billetera' });
  return {
    dialogo,
    cliente: dialogo.getByLabel('Número del cliente'),
    opener: page.getByRole('button', { name: 'Billetera', exact: true }),
  };
}

/** The walks of the window of wallets, by keyboard. */
export const walletWalking: Walking<WalletStart, WalletModel, Desk> = {
  name: 'the window of wallets',
  starts: ['lista', 'vale'],
  calls: [READ, OPEN],
  isWanted: (transition) => transition.startsWith('billetera'),
  open: (start) => new WalletModel(start),
  begin: async ({ page, gate, apart, producto }, start) => {
    const person = await apart(EMPLOYEES.asesor);
    const none = newSale('porTarjeta').cliente;
    const sale = newSale('porTarjeta');
    const { id } = await makeVoucher(person, producto.url, { of: sale });
    await openWallet(person, sale.cliente);
    if (start === 'lista') await voucherList(page).abrir();
    else await page.goto(`vales/${id}`);
    await windowOf(page).opener.press('Enter');
    await expect(windowOf(page).cliente).toBeFocused();
    return { page, gate, rich: sale.cliente, none, person };
  },
  look,
  acts: [
    {
      name: 'asks for a customer who has one',
      may: ({ state }) => ['asking', 'withoutWallet', 'unavailable'].includes(state),
      live: (model) => model.ask('rich'),
      perform: ({ page, rich }) => typeInto(page, rich),
    },
    {
      name: 'asks for a customer who has none',
      may: ({ state, hasFailed }) => state === 'asking' || state === 'withWallet' || (state === 'opening' && hasFailed),
      live: (model) => model.ask('new'),
      perform: ({ page, none }) => typeInto(page, none),
    },
    {
      name: 'opens one',
      may: ({ state, hasFailed }) => state === 'withoutWallet' || (state === 'opening' && hasFailed),
      live: (model) => model.tell('abrirBilletera'),
      perform: ({ page }) =>
        windowOf(page)
          .dialogo.getByRole('button', { name: /^(Abrir billetera|Reintentar)$/ })
          .press('Enter'),
    },
    {
      name: 'discards what was not done',
      may: ({ hasFailed }) => hasFailed,
      live: (model) => model.discard(),
      perform: async ({ page, gate }) => {
        await windowOf(page).dialogo.getByRole('button', { name: 'Descartar' }).press('Enter');
        (await gate.held(READ)).pass();
      },
    },
    {
      name: 'the server answers',
      may: ({ state, isSending }) => state === 'reading' || isSending,
      live: (model) => model.answer(),
      perform: async ({ gate }, { state }) => {
        if (state !== 'reading') (await gate.held(OPEN)).pass();
        (await gate.held(READ)).pass();
      },
    },
    {
      name: 'the connection breaks',
      may: ({ state, isSending, isOpened }) => (state === 'reading' && !isOpened) || isSending,
      live: (model) => model.cut(),
      perform: async ({ gate }, { state }) => (await gate.held(state === 'reading' ? READ : OPEN)).cut(),
    },
    {
      name: 'tries again',
      may: ({ state }) => state === 'unavailable',
      live: (model) => model.tell('reintentar'),
      perform: ({ page }) => windowOf(page).dialogo.getByRole('button', { name: 'Reintentar' }).press('Enter'),
    },
    {
      name: 'another person opens it',
      may: ({ state }) => state === 'withoutWallet',
      live: (model) => model.otherOpens(),
      perform: async ({ gate, person, none }) => {
        await openWallet(person, none);
        (await gate.held(READ)).pass();
      },
    },
    {
      name: 'closes the window',
      may: ({ state, hasFailed }) => state === 'withWallet' || (state === 'opening' && hasFailed),
      live: (model) => model.tell('cerrar'),
      perform: ({ page }) => page.keyboard.press('Escape'),
    },
  ],
};

async function typeInto(page: Page, numiden: number): Promise<void> {
  await windowOf(page).cliente.fill(String(numiden));
  await page.keyboard.press('Enter');
}

async function look({ page, none }: Desk, model: WalletModel): Promise<void> {
  const { state, hasFailed, isSending } = model;
  const { dialogo, cliente, opener } = windowOf(page);
  if (state === 'closed') {
    await expect(dialogo).toHaveCount(0);
    return expect(opener).toBeFocused();
  }
  await expect(cliente).toBeEditable();
  // What was known of it stays there until it is known anew.
  if (state === 'reading') return expect(dialogo.getByRole('status').first()).not.toBeEmpty();
  await expect(dialogo.getByText(`El cliente ${none} no tiene billetera.`)).toHaveCount(
    state === 'withoutWallet' || state === 'opening' ? 1 : 0,
  );
  await expect(dialogo.getByText(/^Billetera BE\d{11}$/)).toHaveCount(state === 'withWallet' ? 1 : 0);
  await expect(dialogo.getByText(noConnection.texto)).toHaveCount(state === 'unavailable' || hasFailed ? 1 : 0);
  await expect(dialogo.getByText('No se pudo abrir la billetera.')).toHaveCount(hasFailed ? 1 : 0);
  await expect(dialogo.getByRole('button', { name: 'Abriendo...' })).toHaveCount(isSending ? 1 : 0);
  await expect(dialogo.getByRole('button', { name: 'Abrir billetera' })).toHaveCount(state === 'withoutWallet' ? 1 : 0);
}

/** Opens a wallet for a customer who has none, without a screen. */
async function openWallet({ request }: Signed, numidenCliente: number): Promise<void> {
  const answer = await request.post('api/vales/folio/billetera-mostrador', {
    headers: { 'Idempotency-Key': randomUUID() },
    data: { numidenCliente, numidenUsuario: Number(EMPLOYEES.asesor) },
  });
  expect(answer.ok(), await answer.text()).toBe(true);
}
