import { randomUUID } from 'node:crypto';
import { expect, type Locator, type Page } from '@playwright/test';
import { addDays, dayOf } from '#domain/common/dates';
import { centavos, fromPesos, toPesos } from '#domain/common/money';
import { fallaFechaRecolecta } from '#domain/guias/recolectas';
import type { Vale } from '#domain/vales/vales';
import type { HojaDeVale } from '#domain/vales/ventaParaVale';
import { actOf } from './acts.ts';
import { callAs } from './calls.ts';
import { newCaseOfBuyer } from './caso.ts';
import { type KindOfSale, newSale, type OwnSale } from './sales.ts';
import { EMPLOYEES, type Signed } from './test.ts';

/** A voucher as it was saved. */
export interface Made {
  readonly id: number;
  readonly folio: string;
  readonly idCaso: number;
}

interface Saved {
  readonly id: number;
  readonly folio: string;
  readonly version: number;
  readonly estado: { readonly nombre: string };
}

interface Wish {
  /** Half of its worth is taken away, which somebody else must authorize. */
  readonly waits?: boolean;
  /** In how many methods its balance goes back; the last one takes the rest. */
  readonly methods?: readonly number[];
  /** Only begun, and not saved. */
  readonly partial?: boolean;
  /** The sale of the voucher; otherwise a new one paid by card, or in cash where methods are named. */
  readonly of?: KindOfSale | OwnSale;
  /** The line of the sale; otherwise the first, or the second, which is little enough for the till, where methods are named. */
  readonly linea?: number;
  /** Under which case; otherwise under a new one of the buyer. */
  readonly caso?: number;
  /** All of it goes to the customer's wallet. */
  readonly toWallet?: boolean;
}

/** Makes a voucher of one unit of a sale of its own, in Tienda Centro. */
export async function makeVoucher(person: Signed, server: string, wish: Wish = {}): Promise<Made> {
  const { call, solicitud } = await writeVoucher(person, server, wish);
  const { id, folio, version, estado } = (await send(person, call, solicitud)) as Saved;
  // Money that goes back by another way than it came waits for somebody: here it has been decided.
  if (wish.waits !== true && estado.nombre === 'POR AUTORIZAR') {
    await (await callAs(server, EMPLOYEES.administrador)).authorize(id, version);
  }
  return { id, folio, idCaso: solicitud.caso };
}

/** Prepares a voucher of one unit: the call that makes it and the values to send. */
export async function writeVoucher(person: Signed, server: string, wish: Wish = {}) {
  const of = wish.of ?? (wish.methods === undefined ? 'porTarjeta' : 'enEfectivo');
  const sale = typeof of === 'string' ? newSale(of) : of;
  const { tienda, operacion } = sale;
  const reasons = await saleAtServer(person, sale);
  const idCaso = wish.caso ?? (await newCaseOfBuyer(server, sale));
  const worth = wish.waits ? { seleccionadoDepreciacion: true, porcentajeDepreciacion: 50 } : {};
  const reason = wish.waits ? { idMotivoDepreciacion: reasons.motivosDepreciacion[0]?.id ?? null } : {};
  const linea = wish.linea ?? (wish.methods === undefined ? 1 : 2);
  const solicitud = {
    tienda,
    operacion,
    caso: idCaso,
    tipo: 1,
    motivo: reasons.motivos.find(({ tipo }) => tipo === 1)?.id ?? null,
    articulos: [{ linea, cantidad: 1, ...worth, ...reason }],
    soloBilletera: wish.toWallet ?? false,
  };
  const { saldo } = (await send(person, 'validar-vale', solicitud)) as { readonly saldo: number };
  const metodosDevolucion = wish.methods === undefined ? null : shared(saldo, wish.methods);
  const call = wish.partial ? 'guardar-parcial' : 'guardar-vale';
  return { call, solicitud: { ...solicitud, metodosDevolucion } };
}

/** The sheet of a sale that the making page is told. */
export async function saleAtServer(person: Signed, { tienda, operacion }: OwnSale): Promise<HojaDeVale> {
  return (await send(person, 'get-detalle-operacion', { tienda, operacion })) as HojaDeVale;
}

/** The voucher as the server has it. */
export async function voucherAtServer(person: Signed, id: number): Promise<Vale> {
  return (await send(person, 'obtenerVale', { valeId: id })) as Vale;
}

/** Work that a person does without a screen: by the call alone, on the voucher as it is now. */
export async function decideApart(person: Signed, call: string, id: number, body: object = {}): Promise<void> {
  const { version } = await voucherAtServer(person, id);
  expect(await send(person, call, { id, version, ...body })).toMatchObject({ codigo: 1 });
}

async function send({ request }: Signed, call: string, data: object): Promise<unknown> {
  const answer = await request.post(`api/vales/${call}`, { headers: { 'Idempotency-Key': randomUUID() }, data });
  if (!answer.ok()) throw new Error(`${call} was refused with ${answer.status()}: ${await answer.text()}`);
  return answer.json();
}

/** The amounts in as many parts as there are methods, in whole pesos but for the last one. */
function shared(saldo: number, methods: readonly number[]) {
  const part = Math.floor(saldo / methods.length);
  return methods.map((id, index) => ({
    metodo: { id },
    monto: index < methods.length - 1 ? part : toPesos(centavos(fromPesos(saldo) - fromPesos(part) * index)),
  }));
}

/** The first day from tomorrow on which goods are fetched. */
export function nextPickup(): string {
  const tomorrow = addDays(dayOf(new Date()), 1);
  const possible = fallaFechaRecolecta(tomorrow, new Date(), 'America/Mexico_City') === null;
  return possible ? tomorrow : addDays(tomorrow, 1);
}

/** The page of a voucher, by what a person sees and does on it. */
export function voucherPage(page: Page) {
  const actions = page.getByRole('region', { name: 'Acciones del vale' });
  const part = (nombre: string): Locator => page.getByRole('region', { name: nombre, exact: true });
  return {
    actions,
    action: (nombre: string | RegExp): Locator =>
      actions.getByRole('button', typeof nombre === 'string' ? { name: nombre, exact: true } : { name: nombre }),
    act: (nombre: string | RegExp) => actOf(page, actions, nombre),
    resumen: page.getByRole('list', { name: 'Resumen del vale' }),
    part,
    historia: part('Historia'),
    news: page.getByText('Este vale cambió:'),
    windowNamed: (nombre: string) => {
      const dialog = page.getByRole('dialog', { name: nombre, exact: true });
      return {
        dialog,
        labelled: (label: RegExp): Locator => dialog.getByLabel(label),
        buttonNamed: (texto: string): Locator => dialog.getByRole('button', { name: texto, exact: true }),
      };
    },
    open: async ({ id, folio }: Pick<Made, 'id' | 'folio'>) => {
      await page.goto(`vales/${id}`);
      await expect(page.getByRole('heading', { level: 1, name: `Vale ${folio}` })).toBeVisible();
    },
  };
}

/** The list of vouchers, by what a person sees and does on it. */
export function voucherList(page: Page) {
  const filters = page.getByRole('form', { name: 'Filtros de vales' });
  const table = page.getByRole('table', { name: 'Lista de vales' });
  return {
    filters,
    table,
    folios: table.locator('tbody th a'),
    caja: page.getByRole('search', { name: 'Abrir un vale' }).getByLabel('Folio del vale'),
    labelled: (nombre: string): Locator => filters.getByLabel(nombre, { exact: true }),
    exportar: page.getByRole('button', { name: /^Exportar/ }),
    open: async (search = '') => {
      await page.goto(`vales${search}`);
      await expect(page.getByRole('heading', { level: 1, name: 'Vales' })).toBeVisible();
    },
  };
}

/** Says that it was done, at the foot of the screen. */
export function says(page: Page, texto: string | RegExp): Promise<void> {
  return expect(page.getByRole('status').getByText(texto).first()).toBeVisible();
}
